// House rules kept as a ruleset of the player's own.
#pragma once

#include "ui/panels/agreement_dialog.h"
#include "ui/window/workplace.h"

namespace linesman {

/// Writes it into the user's folder of rulesets and has the window find it at once.
KeepRuleset ruleset_keeper(Session& session);

/// A ruleset that was found and is not used.
struct UnusedRuleset {
  QString name;  ///< of its folder
  QString why;   ///< a sentence
};
std::vector<UnusedRuleset> unused_rulesets(const RulesetSource& rulesets);

/// The same in one sentence for a bar; empty when all are used.
QString unused_sentence(const RulesetSource& rulesets);

}  // namespace linesman
