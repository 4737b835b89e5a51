// Checks shapes of documents, and says in a sentence why one cannot be used.
//
// Coordinates are finite. Everything is exact except area and convexity, which are tested with EPS. Rings are without
// their repeated first point and run in either direction; a point given twice in a row counts once.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/vec.h"
#include "geometry/validity_failure.h"

namespace linesman {

/// A fault of a polygon, and the ring that has it: 0 is the outer ring, holes begin with 1.
struct PolygonFault {
  std::size_t ring = 0;
  std::string reason;
  /// The kind of fault; nothing where Boost sees no fault, and for polygons of more than 2,000 points.
  std::optional<ValidityFailure> failure = std::nullopt;
};

/// The ring without points that repeat the one before them, the first point after the last included.
Ring without_repeats(const Ring& ring);

/// Nothing for a usable ring: it has three different points and area, and does not touch, cross or double back on
/// itself.
std::optional<std::string> why_invalid_ring(const Ring& ring);

/// Nothing for a usable polygon: its rings are usable, and its holes lie inside the outer ring and outside one another.
/// A hole may touch another ring in single points, not along a stretch.
std::optional<PolygonFault> why_invalid_polygon(const Polygon& polygon);

/// Nothing for a usable line: it has at least two different points.
std::optional<std::string> why_invalid_line(const Polyline& line);

/// Nothing for a usable base: it is a usable convex ring that holds the origin inside or on its border.
std::optional<std::string> why_invalid_base(const Ring& points);

}  // namespace linesman
