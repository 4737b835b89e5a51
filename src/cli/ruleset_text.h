// Rulesets for people.
#pragma once

#include <string>
#include <vector>

#include "rules/terms.h"

namespace linesman {

/// One line for each: id, edition, title.
std::string ruleset_list(const std::vector<const Terms*>& rulesets);

/// All that a ruleset knows: actions, what orders and documents may say, dice, options, ratings, clauses with what is
/// done about each.
std::string ruleset_text(const RulesetData& data);

}  // namespace linesman
