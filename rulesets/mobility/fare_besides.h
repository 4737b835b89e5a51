// What a piece may do besides going and turning: climb, run enemies down, get aboard, leave the table.
#pragma once

#include "mobility/orders.h"
#include "rules/fare.h"

namespace linesman::mobility {

/// The fares of ways that do so, which are bounds alone. `plain`: of ways that go and turn.
Fares fares_besides(const Setting& setting, const MobilityOrder& order, const Model& model, const Fare& plain);

/// Overruns of all whom it may run down, altitudes at which less is in its way, and leaving the table.
std::vector<WayFrame> frames_of(const Setting& setting, const MobilityOrder& order, const Model& model,
                                const Fare& plain);

/// The price of an inch up or down, at least.
double least_price_of_climb(const Setting& setting, const Model& model);

}  // namespace linesman::mobility
