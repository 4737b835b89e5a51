// Whether a shape from a document can be used, and if not, why: a sentence for a person.
//
// Coordinates are finite. Everything is exact but area and convexity, which forgive EPS. Rings are without their
// repeated first point; their direction is free; a point given twice in a row counts once.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/vec.h"
#include "geometry/validity_failure.h"

namespace linesman {

/// What is wrong with a polygon, and in which of its rings: 0 the outer one, from 1 the holes.
struct PolygonFault {
  std::size_t ring = 0;
  std::string reason;
  std::optional<ValidityFailure> failure =
      std::nullopt;  ///< its kind; nothing where Boost sees no fault, or of > 2,000 points
};

/// Each corner once where it is given several times in a row, the last one and the first among them.
Ring without_repeats(const Ring& ring);

/// A ring is usable when it has three different points and area, and does not touch, cross or double back on itself.
std::optional<std::string> why_invalid_ring(const Ring& ring);

/// A polygon is usable when its rings are, and its holes lie inside the outer ring and outside one another. A hole
/// may touch another ring in single points, not along a stretch.
std::optional<PolygonFault> why_invalid_polygon(const Polygon& polygon);

/// A line is usable when it has at least two points that are not all the same.
std::optional<std::string> why_invalid_line(const Polyline& line);

/// A base is usable when it is a usable ring, convex, and holds the origin inside or on its border.
std::optional<std::string> why_invalid_base(const Ring& points);

}  // namespace linesman
