// Checks shapes of documents, and says in a sentence why one cannot be used.
//
// Coordinates are finite. Everything is exact except area and convexity, which are tested with EPS. Rings are without
// their repeated first point and run in either direction; a point given twice in a row counts once.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/vec.h"

namespace linesman {

/// The kinds of fault of a polygon.
enum class ValidityFailure {
  few_points,
  no_area,
  spike,
  self_intersection,  ///< a ring meets itself or another ring of the polygon
  wrong_orientation,
  hole_outside,
  nested_holes,
  divided_interior,
};

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

/// The kind of fault that Boost.Geometry's is_valid finds in a polygon.
///
/// It only adds a kind to the faults above, which come from exact predicates and decide. For is_valid of version 1.81
/// errs both ways:
/// - a ring that crosses itself by less than rounding is valid, and one whose corner is as near to another side without
///   touching it is not;
/// - it does not report a hole in another hole when one of them touches the outer ring;
/// - it reports a ring whose loops cancel out (a bow-tie) as one that runs the wrong way.
/// It also refuses holes that touch the outer ring and so cut the polygon in two; documents may have such holes.
///
/// Nothing when the polygon is valid for it. Rings run in either direction; points given twice in a row count once.
/// Coordinates are finite.
std::optional<ValidityFailure> validity_failure(const Polygon& polygon);

}  // namespace linesman
