// Expands the steps of a path, as written, into legs, turns, climbs, acts and hexes.
#pragma once

#include "base/result.h"
#include "movement/grid/hex_grid.h"
#include "movement/trace.h"

namespace linesman {

/// The front corner of a base on one hand, in the piece frame: the outermost of the corners that are farthest ahead
/// (within EPS). A disc has the corners of the square round it.
Vec front_corner(const Footprint& footprint, bool right);

/// The expanded steps of a path with their poses, manners, lengths and angles. The tracer measures later what they
/// meet. A step that goes nowhere (`to` the point where the centre is, a turn by no hexsides) expands to nothing.
/// `grid` may be null; pointers of Problems begin with `pointer`.
Result<std::vector<TracedStep>> expanded(const Path& path, const Pose& start, const Footprint& footprint,
                                         const HexGrid* grid, const std::string& pointer);

}  // namespace linesman
