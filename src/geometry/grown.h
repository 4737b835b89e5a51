// Polygons grown or shrunk, and strips along lines as polygons: for clearances, reach, exports and drawing.
//
// As in overlay.h: Boost.Geometry does the work, what is given and what comes out is checked, no ruling rests on it.
#pragma once

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// Everything within `by` inches of the polygons; with `by` below 0, what is deeper inside them than that. Corners come
/// out round, as chords of a circle of `corners` points (at least 8): too small by at most by·(1 - cos(180°/corners)).
Result<MultiPolygon> grown(const MultiPolygon& polygons, double by, int corners = 64);

/// The outline of a strip along a line, as features have it: flat ends, round joins. `width` is above 0.
Result<MultiPolygon> strip_outline(const Polyline& line, double width, int corners = 64);

}  // namespace linesman
