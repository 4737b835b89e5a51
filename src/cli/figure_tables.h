// The ratings and figures of a ruleset as tables for people.
#pragma once

#include <string>

#include "rules/terms.h"

namespace linesman {

/// The rating of each kind of terrain: its members, or its name with the figures of that name.
std::string ratings_table(const RulesetData& data);

/// All figures: single ones with the clauses that mention them, then each table under its name.
std::string figure_tables(const RulesetData& data);

}  // namespace linesman
