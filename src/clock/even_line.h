// Where two sides are equally early: a picture, of which nothing is claimed.
#pragma once

#include <vector>

#include "clock/turn_bound.h"

namespace linesman {

/// Short lines on which the least turns of two sides are the same, as far as both come within these turns.
std::vector<Polyline> even_line(const Table& table, const std::vector<const TurnBound*>& a,
                                const std::vector<const TurnBound*>& b, int turns);

}  // namespace linesman
