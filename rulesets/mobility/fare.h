// What a way of a piece costs beforehand.
#pragma once

#include "mobility/orders.h"
#include "rules/fare.h"

namespace linesman::mobility {

/// Of a piece that is aboard another, a pod, or one that may not move: none. Else the first is of ways that go and
/// turn.
Fares fares_of(const Setting& setting, const MobilityOrder& order, const Model& model);

}  // namespace linesman::mobility
