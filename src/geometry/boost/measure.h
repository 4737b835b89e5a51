// Areas, distances and closest points between shapes on a table, for measuring, checking and drawing.
//
// Boost.Geometry does the work; no ruling rests on it. Lengths are in inches. A shape that is empty, has a coordinate
// that is no finite number, or is not valid (validity.h) is a Problem with a sentence. Rings run in either direction.
#pragma once

#include <variant>

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// A shape to measure: a point, a line or polygons, and everything within `radius` of it. A round base is a point with
/// its radius. Polygons may overlap.
struct Measured {
  std::variant<Vec, Polyline, MultiPolygon> shape;
  double radius = 0;  ///< >= 0
};

/// The shortest way from one shape to another, edge to edge.
struct ClosestPoints {
  Vec from;             ///< on the first shape
  Vec to;               ///< on the second
  double distance = 0;  ///< 0 when the shapes touch or overlap: then `from` and `to` are one common point
};

Result<ClosestPoints> closest_points(const Measured& a, const Measured& b);

/// Square inches, never below 0. An area that lies in two polygons of a list counts twice; `united` (overlay.h) helps.
double area_of(const Ring& ring);
double area_of(const Polygon& polygon);
double area_of(const MultiPolygon& polygons);

/// Whether each point of the shape lies in the polygons or on their borders.
Result<bool> covered_by(Vec point, const MultiPolygon& polygons);
Result<bool> covered_by(const Polyline& line, const MultiPolygon& polygons);
Result<bool> covered_by(const MultiPolygon& inner, const MultiPolygon& outer);

}  // namespace linesman
