// Rulesets as a player chooses and keeps them: which a new game begins with, house rules kept as one of the player's
// own.
#pragma once

#include <QComboBox>

#include "referee/referee.h"
#include "ui/panels/ruling/agreement_dialog.h"
#include "ui/window/commands/command.h"

namespace linesman {

// Rulesets to choose from in a combo box.

/// Appends every ruleset that can be used: shown by its title, its id as the item's data, its summary as the tooltip.
void add_rulesets(QComboBox& box, const RulesetSource& rulesets);

/// Chooses what a new game or dispute begins with: `preferred`, else the ruleset last used, else the one that asks
/// least of a beginner, each if it is there.
void choose_usual_ruleset(QComboBox& box, const QString& preferred = {});

/// The ruleset that was in force last, in this window or an earlier run; empty: none was.
QString last_ruleset();
void remember_ruleset(const QString& id);

/// Writes it into the user's folder of rulesets and has the window find it at once.
KeepRuleset ruleset_keeper(CommandContext& at);

/// A ruleset that was found and is not used.
struct UnusedRuleset {
  QString name;  ///< of its folder
  QString why;   ///< a sentence
};
std::vector<UnusedRuleset> unused_rulesets(const RulesetSource& rulesets);

/// The same in one sentence for a bar; empty when all are used.
QString unused_sentence(const RulesetSource& rulesets);

}  // namespace linesman
