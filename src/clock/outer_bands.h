// Where a side can be by each turn at the most.
#pragma once

#include <vector>

#include "clock/answer.h"
#include "clock/turn_bound.h"

namespace linesman {

/// By turn from 1: no model of the movers of these bounds can be outside by the end of it.
std::vector<MultiPolygon> outer_bands(const Table& table, const std::vector<const TurnBound*>& movers, int turns);

}  // namespace linesman
