// Rulesets for people.
#pragma once

#include <string>

#include "plugins/library.h"

namespace linesman {

/// One line for each: id, edition, title. Those that others than the user can change stand apart below, with the place.
std::string ruleset_list(const RulesetLibrary& library);

/// All that a ruleset knows: actions, what orders and documents may say, dice, options, ratings, clauses with what is
/// done about each.
std::string ruleset_text(const RulesetData& data);

}  // namespace linesman
