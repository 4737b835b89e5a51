// The rules of one side, chosen from a list or typed with options: "orders,obstacles=base".
#pragma once

#include <QComboBox>

#include "lab/rules_side.h"

namespace linesman {

class RulesChoice : public QComboBox {
  Q_OBJECT
 public:
  /// Lists each game's own rules, and all rulesets.
  explicit RulesChoice(const RulesetSource& rulesets, QWidget* parent = nullptr);

  /// As the laboratory reads it: "game", an id, the path of a folder, with options.
  std::string typed() const;
  void type(const QString& typed);

  /// Rulesets are found anew. A Problem names what was typed.
  Result<lab::RulesSide> side() const;
};

}  // namespace linesman
