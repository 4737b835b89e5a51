// Joins, cuts and simplifies polygons, for editing, imports and drawing.
//
// Boost.Geometry does the work; no ruling rests on it. Version 1.81 gives wrong answers for some shapes that touch or
// are sharp, and returns nothing, without an error, for a ring that crosses itself. Therefore the input is checked
// (validity.h), and the answer is tested by areas. A failed test is a Problem with a sentence, never an answer.
//
// Polygons of an argument may overlap one another and run in either direction. Those of an answer are valid, do not
// overlap, and run anticlockwise with clockwise holes. An empty list means no area, as argument and as answer.
#pragma once

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// Everything that lies in at least one of the polygons.
Result<MultiPolygon> united(const MultiPolygon& polygons);

/// Everything that lies in both; empty where they only touch.
Result<MultiPolygon> intersection_of(const MultiPolygon& a, const MultiPolygon& b);

/// Everything that lies in `a` and not in `b`.
Result<MultiPolygon> difference_of(const MultiPolygon& a, const MultiPolygon& b);

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
