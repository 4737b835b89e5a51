// The sentences of rulings for rules that bring none of their own.
#pragma once

#include <string>

#include "chart/chart.h"

namespace linesman::chart {

/// The wordings of a rule: its own, else its clause's, else a plain sentence of its kind. `words` is "fault", "cost",
/// "part" or "note". `symbol` stands behind amounts of the currency.
std::string wording(const Rule& rule, const Clause& clause, std::string_view words, const std::string& symbol);

/// The sign that stands behind an amount of a ruleset: "″", or " MP".
std::string symbol_of(const Terms& terms);

}  // namespace linesman::chart
