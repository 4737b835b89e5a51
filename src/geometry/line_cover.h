// How much of a line a moving shape covers.
#pragma once

#include <optional>
#include <span>

#include "geometry/convex.h"
#include "geometry/stretch.h"
#include "geometry/turning.h"

namespace linesman {

/// The first and the last point of a polyline that a shape covers while it is shifted by `by`, inches along the line
/// from its first point; nothing where it covers no more than EPS of it. A shifted convex shape covers the hull of both
/// its places, which cuts each segment once.
std::optional<Stretch> covered_by_shift(std::span<const Vec> line, const Convex& shape, Vec by);

/// The same of a shape that turns. What it covers of a segment is bounded by where the segment meets the circle of a
/// corner, the circle that a side is tangent to, or the shape itself at the start and the end of the turn.
std::optional<Stretch> covered_by_turn(std::span<const Vec> line, const Convex& shape, const Turning& turning);

}  // namespace linesman
