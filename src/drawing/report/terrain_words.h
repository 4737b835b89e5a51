// Terrain under a ruleset, in words: its rating, the figures of that rating, the clauses about it.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "rules/terms.h"

namespace linesman {

/// A rating for people: "rough", or "infantry 2, vehicle 3" for one with parts; empty when there is none. Parts that
/// are abbreviations stand by the ruleset's `rating_words`: "passability 1, penalty 2".
QString rating_text(const RulesetData& ruleset, const Value& rating);

/// The rating of each kind, for a legend. The ruleset outlives the function; nullptr: no words.
std::function<QString(Kind)> kind_ratings(const RulesetData* ruleset);

/// A figure with the name of a rating or kind: "rates: 6", with the path of names that leads to it.
struct RatedFigure {
  QString path;
  QString value;
};
std::vector<RatedFigure> figures_of_rating(const RulesetData& ruleset, const Feature& feature);

/// The clauses that name its rating, its kind or its class.
std::vector<const Clause*> clauses_about(const RulesetData& ruleset, const Feature& feature);

}  // namespace linesman
