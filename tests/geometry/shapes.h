// Shapes that the tests of geometry share.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/vec.h"
#include "geometry/shapes/convex.h"
#include "support/random.h"

namespace linesman::shapes {

/// Inches and square inches: how far an answer may be from the value that was worked out by hand.
inline constexpr double NEAR = 1e-9;

inline constexpr double PI = std::numbers::pi;

inline Ring square(double x, double y, double side) {
  return {{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}};
}

inline Polygon square_polygon(double x, double y, double side) { return {square(x, y, side), {}}; }

/// A square with sides of four inches, its corner at the origin.
inline const MultiPolygon LEFT{square_polygon(0, 0, 4)};
/// A ring that crosses itself at [2, 2].
inline const MultiPolygon BOW_TIE{{{{0, 0}, {4, 4}, {4, 0}, {0, 4}}, {}}};

/// A ring about `centre` with one corner in each of `corners` directions. It is star-shaped and therefore valid.
inline Ring star(Random& random, Vec centre, double least, double most, int corners) {
  Ring ring;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi * (i + 0.8 * random.unit()) / corners;
    ring.push_back(centre + Vec{std::cos(angle), std::sin(angle)} * random.between(least, most));
  }
  return ring;
}

/// The hull of `corners` random points in a square with that side about `centre`; it has at least three corners.
inline Ring convex(Random& random, Vec centre, double side, int corners) {
  for (;;) {
    std::vector<Vec> points;
    for (int i = 0; i < corners; ++i)
      points.push_back(centre + Vec{random.between(-0.5, 0.5), random.between(-0.5, 0.5)} * side);
    if (Ring hull = convex_hull(std::move(points)); hull.size() >= 3) return hull;
  }
}

inline Vec unit(Random& random) {
  const double angle = random.between(0, 2 * std::numbers::pi);
  return {std::cos(angle), std::sin(angle)};
}

/// A disc, a segment or a polygon, with or without a radius.
struct Rounded {
  Ring points;
  double radius = 0;
  Convex view() const { return {points, radius}; }
};

inline Rounded rounded(Random& random, Vec near) {
  const double radius = random.chance(0.5) ? random.between(0.1, 1) : 0;
  if (random.chance(0.2)) return {{near}, std::max(radius, 0.1)};
  if (random.chance(0.2)) return {{near, near + unit(random) * random.between(0.5, 3)}, radius};
  return {convex(random, near, 3, 8), radius};
}

/// A rectangle that faces along `ahead`, the form of most bases.
inline Ring rectangle(Vec centre, Vec ahead, double width, double length) {
  const Vec aside = Vec{ahead.y, -ahead.x} * (width / 2);
  const Vec front = ahead * (length / 2);
  return {centre - front - aside, centre - front + aside, centre + front + aside, centre + front - aside};
}

}  // namespace linesman::shapes
