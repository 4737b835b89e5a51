// The part of a line that a moving shape covers.
#pragma once

#include <optional>
#include <span>

#include "geometry/shapes/convex.h"
#include "geometry/sweeps/stretch.h"
#include "geometry/sweeps/turn_sweep.h"

namespace linesman {

/// The first and the last point of a polyline that a shape covers while it is shifted by `by`, in inches along the line
/// from its first point; nothing where it covers at most EPS of the line. A shifted convex shape covers the hull of its
/// first and its last place, and a hull cuts each segment once.
std::optional<Stretch> covered_by_shift(std::span<const Vec> line, const Convex& shape, Vec by);

/// Like `covered_by_shift`, for a shape that turns. The covered part of a segment can only end where the segment meets
/// the circle of a corner, the circle that touches a side, or the shape itself at the start or the end of the turn.
std::optional<Stretch> covered_by_turn(std::span<const Vec> line, const Convex& shape, const TurnSweep& turning);

}  // namespace linesman
