// Removes points from outlines, for freehand drawing, imports and pictures. Boost.Geometry does the work.
#pragma once

#include "base/vec.h"

namespace linesman {

/// A line without the points that lie within `tolerance` inches of the remaining line (Douglas and Peucker 1973). Both
/// ends stay.
Polyline simplified_line(const Polyline& line, double tolerance);

/// A valid polygon (validity.h) with each ring simplified in this way; holes that lose their area are left out. The
/// answer is valid: if `tolerance` is so large that rings would cross or touch, a smaller one is used.
Polygon simplified(const Polygon& polygon, double tolerance);

/// The convex hull of all corners, anticlockwise, without points on its sides. It has fewer than 3 points when there is
/// no hull with area.
Ring convex_hull(const MultiPolygon& polygons);

}  // namespace linesman
