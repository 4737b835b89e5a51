// The kind of fault that Boost.Geometry's is_valid finds in a polygon.
//
// It only adds a kind to the faults of validity.h, which come from exact predicates and decide. For is_valid of version
// 1.81 errs both ways:
// - a ring that crosses itself by less than rounding is valid, and one whose corner is as near to another side without
//   touching it is not;
// - it does not report a hole in another hole when one of them touches the outer ring;
// - it reports a ring whose loops cancel out (a bow-tie) as one that runs the wrong way.
// It also refuses holes that touch the outer ring and so cut the polygon in two; documents may have such holes.
#pragma once

#include <optional>

#include "base/vec.h"

namespace linesman {

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

/// Nothing when the polygon is valid. Rings run in either direction; points given twice in a row count once.
/// Coordinates are finite.
std::optional<ValidityFailure> validity_failure(const Polygon& polygon);

}  // namespace linesman
