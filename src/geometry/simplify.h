// Outlines with fewer points, for freehand drawing, imports and pictures. Boost.Geometry does the work.
#pragma once

#include "base/vec.h"

namespace linesman {

/// A line without the points that lie within `tolerance` inches of what remains (Douglas and Peucker 1973). Its ends
/// stay.
Polyline simplified_line(const Polyline& line, double tolerance);

/// The same of the rings of a valid polygon (validity.h); holes that would have no area are left out. The answer is
/// valid: where so large a tolerance would make rings cross or touch, a smaller one is taken.
Polygon simplified(const Polygon& polygon, double tolerance);

/// The convex hull of all corners, anticlockwise, without points on its sides; fewer than 3 points when there is none.
Ring convex_hull(const MultiPolygon& polygons);

}  // namespace linesman
