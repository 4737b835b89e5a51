#include "geometry/validity_failure.h"

#include <boost/geometry/algorithms/is_valid.hpp>

#include "geometry/boost_models.h"

namespace linesman {

std::optional<ValidityFailure> validity_failure(const Polygon& polygon) {
  bg::validity_failure_type failure = bg::no_failure;
  bg::is_valid(corrected(polygon), failure);
  switch (failure) {
    case bg::failure_few_points: return ValidityFailure::few_points;
    case bg::failure_wrong_topological_dimension: return ValidityFailure::no_area;
    case bg::failure_spikes: return ValidityFailure::spike;
    case bg::failure_self_intersections: return ValidityFailure::self_intersection;
    case bg::failure_wrong_orientation: return ValidityFailure::wrong_orientation;
    case bg::failure_interior_rings_outside: return ValidityFailure::hole_outside;
    case bg::failure_nested_interior_rings: return ValidityFailure::nested_holes;
    case bg::failure_disconnected_interior: return ValidityFailure::divided_interior;
    default: return std::nullopt;
  }
}

}  // namespace linesman
