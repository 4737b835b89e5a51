#include "reach/base_radii.h"

#include <algorithm>
#include <cmath>

#include "geometry/convex.h"

namespace linesman {

BaseRadii radii_of(const Footprint& base) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) return {circle->diameter / 2, circle->diameter / 2};
  const Ring ring = corners(base);
  BaseRadii radii{HUGE_VAL, 0};
  for_sides(ring, [&](Vec a, Vec b) { radii.inner = std::min(radii.inner, distance_to_segment({}, a, b)); });
  for (const Vec corner : ring) radii.outer = std::max(radii.outer, length(corner));
  return radii;
}

}  // namespace linesman
