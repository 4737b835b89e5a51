// Describes rulesets for people.
#pragma once

#include <string>

#include "plugins/library.h"

namespace linesman {

/// One line for each ruleset: id, edition, title. Rulesets that other users can change are listed below with their
/// places.
std::string ruleset_list(const RulesetLibrary& library);

/// The whole vocabulary of a ruleset: actions, members of orders and documents, dice, options, ratings, and clauses
/// with their handling.
std::string ruleset_text(const RulesetData& data);

}  // namespace linesman
