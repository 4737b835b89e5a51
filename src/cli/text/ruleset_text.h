// Describes rulesets for people.
#pragma once

#include <string>

#include "base/phrasebook.h"
#include "plugins/library.h"
#include "rules/terms.h"

namespace linesman {

/// One line for each ruleset: id, edition, title. Rulesets that other users can change are listed below with their
/// places.
std::string ruleset_list(const RulesetLibrary& library);

/// The whole vocabulary of a ruleset: actions, members of orders and documents, dice, options, ratings, and clauses
/// with their handling, in the language of `words`; `data` has its own texts in it already. Ids and keys stay.
std::string ruleset_text(const RulesetData& data, const Phrasebook& words = {});

/// The rating of each kind of terrain: its members, or its name with the figures of that name.
std::string ratings_table(const RulesetData& data, const Phrasebook& words = {});

/// All figures: single ones with the clauses that mention them, then each table under its name.
std::string figure_tables(const RulesetData& data, const Phrasebook& words = {});

}  // namespace linesman
