// The things in a game that its ruleset cannot use: the errors of a check.
#pragma once

#include "referee/referee.h"

namespace linesman {

/// Everything that the game's ruleset cannot use, or why there is no such ruleset: a pointer and a reason each.
std::vector<Problem> ruleset_problems(const Game& game, const RulesetSource& rulesets);

/// The value of a trait that the game's rules need and a piece from elsewhere does not have; null when there is none.
Value ready_trait(const Game& game, const RulesetSource& rulesets, std::string_view key);

}  // namespace linesman
