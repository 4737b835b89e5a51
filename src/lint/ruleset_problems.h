// What a game's ruleset cannot use in it: the errors of a check.
#pragma once

#include "referee/referee.h"

namespace linesman {

/// All that the game's own ruleset cannot use in it, or why there is no such ruleset: a pointer and a reason each.
std::vector<Problem> ruleset_problems(const Game& game, const RulesetSource& rulesets);

}  // namespace linesman
