// A point that goes round a circle.
#pragma once

#include <numbers>

#include "base/vec.h"

namespace linesman {

/// Radians. A needless critical angle costs one test; a missing one would give a wrong answer.
inline constexpr double ANGLE_SLACK = 1e-9;

/// The degrees of one radian.
inline constexpr double DEGREES = 180 / std::numbers::pi;

/// A point on a circle. Its angle from the x axis is start - sense * turned.
struct Orbit {
  Vec about;
  double radius;
  double start;
  double sense;   ///< 1 clockwise, -1 anticlockwise
  double amount;  ///< radians

  Orbit(Vec point, Vec centre, double sense_, double amount_)
      : about(centre),
        radius(distance(point, centre)),
        start(std::atan2(point.y - centre.y, point.x - centre.x)),
        sense(sense_),
        amount(amount_) {}

  Vec at(double turned) const {
    const double a = start - sense * turned;
    return about + Vec{std::cos(a), std::sin(a)} * radius;
  }

  /// Calls f(turned) if the point is at angle `a` during the turn.
  template <class F>
  void when_at(double a, F&& f) const {
    constexpr double ROUND = 2 * std::numbers::pi;
    double turned = std::fmod(sense * (start - a), ROUND);
    if (turned < 0) turned += ROUND;
    if (turned > ROUND - ANGLE_SLACK) turned = 0;
    if (turned <= amount + ANGLE_SLACK) f(turned < amount ? turned : amount);
  }

  /// Calls f(turned) where the component of the point along the unit vector `n`, seen from the centre, is `c`.
  template <class F>
  void where_component(Vec n, double c, F&& f) const {
    if (radius <= 0 || std::abs(c) > radius) return;
    const double middle = std::atan2(n.y, n.x);
    const double aside = std::acos(c / radius);
    when_at(middle + aside, f);
    when_at(middle - aside, f);
  }

  /// Calls f(turned) where the point is at distance `reach` from the line of a segment, beside the segment.
  template <class F>
  void where_beside(Vec a, Vec b, double reach, F&& f) const {
    const double norm = distance(a, b);
    if (norm <= 0) return;
    const Vec along = (b - a) * (1 / norm);
    const Vec n{-along.y, along.x};
    const auto keep = [&](double turned) {
      const double place = dot(at(turned) - a, along);
      if (place >= -ANGLE_SLACK && place <= norm + ANGLE_SLACK) f(turned);
    };
    const double offset = dot(n, a - about);
    where_component(n, offset + reach, keep);
    if (reach > 0) where_component(n, offset - reach, keep);
  }

  /// Calls f(turned) where the point is at distance `reach` from `p`.
  template <class F>
  void where_from(Vec p, double reach, F&& f) const {
    const double d = distance(p, about);
    if (reach <= 0 || d <= 0 || radius <= 0) return;
    where_component((p - about) * (1 / d), (radius * radius + d * d - reach * reach) / (2 * d), f);
  }
};

}  // namespace linesman
