// Grows and shrinks polygons, and outlines strips, for clearances, reach, exports and drawing.
//
// As in overlay.h, Boost.Geometry does the work, input and answer are checked, and no ruling rests on it.
#pragma once

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// Everything within `by` inches of the polygons; with `by` below 0, the points that are more than -by inches inside. A
/// round corner consists of chords of a circle of `corners` points (at least 8): it falls short by at most
/// by·(1 - cos(180°/corners)).
Result<MultiPolygon> grown(const MultiPolygon& polygons, double by, int corners = 64);

/// The outline of a strip along a line, with flat ends and round joins, as features have it. `width` is above 0.
Result<MultiPolygon> strip_outline(const Polyline& line, double width, int corners = 64);

}  // namespace linesman
