// Moments of a turn, ordered and compared without their angles.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/vec.h"
#include "geometry/orbit.h"

namespace linesman {

/// A moment of a turn, as the direction to which it has brought the x axis; left is positive.
/// What lies between two moments is looked at half-way, and moments are sorted by a rank (a pseudo-angle): neither
/// takes an angle. One is worked out only where a stretch ends, from `way` as it was found.
struct Moment {
  Vec way{1, 0};
  double per_length = 1;  ///< scales `way` to a unit vector, to about 1e-11
  double rank = 0;        ///< grows with the angle, at least half as fast
  double known = 0;       ///< the angle in radians, where it came first; else below 0

  /// When something is turned onto a direction: `way` is as long as `1 / per_length`, or nothing.
  static Moment of(Vec way, double length) { return length > 0 ? Moment{way, 1 / length, rank_of(way), -1} : Moment{}; }
  static Moment after(double radians) {
    const Vec way{std::cos(radians), std::sin(radians)};
    return {way, 1, rank_of(way), radians};
  }

  Vec unit() const { return way * per_length; }

  /// The angle, between 0 and that of the whole turn.
  double radians(double whole) const {
    if (known >= 0) return known;
    const double turned = std::atan2(way.y, way.x);
    return std::clamp(turned < -ANGLE_SLACK ? turned + 2 * std::numbers::pi : turned, 0.0, whole);
  }

  /// A quarter of a circle is 1; from just below 0, at a hair to the right of the x axis, up to 4.
  static double rank_of(Vec way) {
    const double share = way.y / (std::abs(way.x) + std::abs(way.y));
    if (way.x < 0) return 2 - share;
    return share < -ANGLE_SLACK ? 4 + share : share;
  }
};

/// Moments whose ranks differ by less are so close that only their angles say which comes first.
inline constexpr double SAME_RANK = 1e-12;

/// `b` is not before `a`, and later by more than ANGLE_SLACK.
inline bool is_later(const Moment& a, const Moment& b) {
  return b.rank - a.rank > 1 || cross(a.unit(), b.unit()) > ANGLE_SLACK;
}

/// The unit vector half-way from a moment to a later one.
inline Vec between(const Moment& a, const Moment& b) {
  const Vec from = a.unit();
  const Vec sum = from + b.unit();
  const double square = dot(sum, sum);
  if (square < 1e-6 && b.rank - a.rank < 3) return {-from.y, from.x};
  return sum * ((cross(from, b.unit()) < 0 ? -1 : 1) / std::sqrt(square));
}

}  // namespace linesman
