// How far a piece could go along the same path.
#pragma once

#include "drill/march.h"

namespace linesman::drill {

/// The trace of a path that ends at `spot`: on a leg so many inches along it, of other steps after the whole of it. Of
/// what is told at an end only the pose, the contacts and the lines are filled in.
PieceTrace cut_at(const PieceTrace& whole, Spot spot);

/// The last point at which the path, cut there and judged anew, has no fault; none when that is the very start.
std::optional<Furthest> furthest_of(const March& march);

}  // namespace linesman::drill
