// The distance of a point from a segment without a square root, for loops over many sides.
#pragma once

#include <algorithm>

#include "base/vec.h"

namespace linesman {

/// The square of the distance of a point from the closed segment from a to b.
inline double square_to_segment(Vec p, Vec a, Vec b) {
  const Vec d = b - a;
  const double dd = dot(d, d);
  const double t = dd > 0 ? std::clamp(dot(p - a, d) / dd, 0.0, 1.0) : 0;
  const Vec away = a + d * t - p;
  return dot(away, away);
}

}  // namespace linesman
