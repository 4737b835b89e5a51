// What a ruleset makes of terrain, in words: its rating, the figures that go with it, the clauses that speak of it.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "rules/terms.h"

namespace linesman {

/// A rating for people: "rough", or of a rating with parts "infantry 2, vehicle 3"; empty when there is none.
QString rating_text(const Value& rating);

/// For a legend: how a ruleset rates each kind. The ruleset outlives what is made of it; nullptr: no words.
std::function<QString(Kind)> kind_ratings(const RulesetData* ruleset);

/// The figures that belong to a rating or a kind by name: "rates: 6" with the path of names that leads to each.
struct RatedFigure {
  QString path;
  QString value;
};
std::vector<RatedFigure> figures_of_rating(const RulesetData& ruleset, const Feature& feature);

/// The clauses that name its rating, its kind or its class.
std::vector<const Clause*> clauses_about(const RulesetData& ruleset, const Feature& feature);

}  // namespace linesman
