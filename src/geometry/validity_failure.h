// What Boost.Geometry's is_valid says of a polygon.
//
// The sentences and places of validity.h come from exact predicates, and these decide, for version 1.81 errs both ways:
// - a ring that crosses itself by less than rounding passes as valid, one whose corner is as near to another side
//   without touching it does not;
// - of a hole in another hole nothing is said when one of them touches the outer ring;
// - a ring whose loops cancel out (a bow-tie) is said to run the wrong way.
// And it refuses holes that cut a polygon in two by touching its ring, which documents may have.
#pragma once

#include <optional>

#include "base/vec.h"

namespace linesman {

/// The kinds of fault that is_valid tells apart.
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

/// Nothing when it is valid. Rings run either way; points given twice in a row count once. Coordinates are finite.
std::optional<ValidityFailure> validity_failure(const Polygon& polygon);

}  // namespace linesman
