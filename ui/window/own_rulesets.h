// House rules kept as a ruleset of the player's own.
#pragma once

#include <QComboBox>

#include "referee/referee.h"
#include "ui/panels/ruling/agreement_dialog.h"
#include "ui/window/commands/command.h"

namespace linesman {

// Rulesets to choose from in a combo box.

/// Appends every ruleset that can be used: shown by its title, its id as the item's data, its summary as the tooltip.
void add_rulesets(QComboBox& box, const RulesetSource& rulesets);

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
