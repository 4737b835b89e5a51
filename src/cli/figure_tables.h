// A ruleset's ratings and figures as tables for people, in full.
#pragma once

#include <string>

#include "rules/terms.h"

namespace linesman {

/// What each kind of terrain counts as: the members of its rating, or its rating with what the figures have by that
/// name.
std::string ratings_table(const RulesetData& data);

/// Every figure: the single ones with the clauses that name them, then each table under its name.
std::string figure_tables(const RulesetData& data);

}  // namespace linesman
