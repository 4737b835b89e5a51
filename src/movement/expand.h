// From steps as written to legs, turns, climbs, acts and hexes.
#pragma once

#include "base/result.h"
#include "movement/hex_grid.h"
#include "movement/trace.h"

namespace linesman {

/// The front corner of a base on a hand, in its own frame: of the corners farthest ahead (within EPS) the outermost
/// there. A disc has that of the square round it.
Vec front_corner(const Footprint& footprint, bool right);

/// The expanded steps of a path with their poses, manners, lengths and angles; what they meet is not yet measured.
/// A step that goes nowhere (`to` the point where the centre already is, a turn of no hexsides) expands to nothing.
/// `grid` may be null; pointers of Problems begin with `pointer`.
Result<std::vector<TracedStep>> expanded(const Path& path, const Pose& start, const Footprint& footprint,
                                         const HexGrid* grid, const std::string& pointer);

}  // namespace linesman
