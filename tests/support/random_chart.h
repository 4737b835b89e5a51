// Rulesets made of charts at random: rules of every kind with members of every sort, and no mistake in them.
#pragma once

#include "base/value.h"
#include "chart/chart.h"
#include "support/random.h"

namespace linesman {

/// A chart with one or two rules of that kind and a few others. Each clause has one rule: "random-3" is the third.
Value random_chart(Random& random, chart::Kind kind);

/// The rule of a clause of such a chart.
const Value& rule_of_clause(const Value& chart, const std::string& clause);

}  // namespace linesman
