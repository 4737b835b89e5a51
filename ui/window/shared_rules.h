// Rules of other players: files of rules that are opened, and the rules that a game carries.
#pragma once

#include <QObject>
#include <optional>

#include "sharing/carried_rules.h"
#include "sharing/rules_file.h"
#include "ui/window/commands/command.h"

namespace linesman {

bool is_rules_file(const QString& path);

/// Shows a file of rules before it is taken; the player may keep the rules. False: it cannot be used, and a sentence
/// says why.
bool open_rules_file(CommandContext& at, const QString& path);

// Commands of the menu.
void ask_rules_file(CommandContext& at);
void carry_rules(CommandContext& at);

/// Looks at each game that is opened. Rules that it carries judge it only if the player has agreed to them, now or
/// earlier; else they are offered once.
class CarriedRulesWatch : public QObject {
  Q_OBJECT
 public:
  explicit CarriedRulesWatch(CommandContext& at, QObject* parent);

  /// Finds all rulesets anew, with the rules of the open game that the player agreed to.
  void find_rulesets();

 private:
  void use_rulesets();  ///< those that are found, and the carried ones in force
  void look();
  void offer(const CarriedRules& rules, CarriedStanding standing);
  void show(const CarriedRules& rules, CarriedStanding standing);

  CommandContext& at_;
  std::optional<CarriedRules> in_force_;
};

}  // namespace linesman
