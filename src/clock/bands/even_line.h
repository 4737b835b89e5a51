// Where two sides are equally early: a picture, of which nothing is claimed.
#pragma once

#include <vector>

#include "clock/turn_bound.h"

namespace linesman {

/// The least turns of a mover at the places between which lines are drawn.
std::vector<double> turns_by_place(const Table& table, const TurnBound& mover);

/// Short lines on which the least turns of two sides are the same, as far as both come within these turns. `a`, `b`: by
/// place those of the earliest mover of each.
std::vector<Polyline> even_line(const Table& table, const std::vector<double>& a, const std::vector<double>& b,
                                int turns);

}  // namespace linesman
