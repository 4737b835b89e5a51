// Rounded convex shapes, of which bases, segments, strips and discs are made.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "base/vec.h"
#include "geometry/boost/buffer.h"
#include "geometry/sweeps/stretch.h"

namespace linesman {

/// A view of the convex hull of `points`, grown by `radius`. The points are anticlockwise, no three on one line. One
/// point is a disc, two are a segment (or a capsule).
struct Convex {
  std::span<const Vec> points;
  double radius = 0;

  Box box() const;
};

/// The convex hull, anticlockwise, without points on its sides. Not empty unless `points` is.
Ring convex_hull(std::vector<Vec> points);

/// Calls f(a, b) for each side of the hull of `points`; one point has none, two have one.
template <class F>
void for_sides(std::span<const Vec> points, F&& f) {
  if (points.size() < 2) return;
  for (std::size_t i = points.size() == 2 ? 1 : 0; i < points.size(); ++i)
    f(points[i == 0 ? points.size() - 1 : i - 1], points[i]);
}

/// The mean of the corners. It lies inside each shape with area.
Vec middle_of(std::span<const Vec> points);

/// The distance of a point from the closed segment from a to b.
double distance_to_segment(Vec p, Vec a, Vec b);

/// The distance between two closed segments, 0 when they meet.
double distance_between_segments(Vec a, Vec b, Vec c, Vec d);

using PointBuffer = Buffer<Vec, 16>;

/// Two shapes, one of which may be shifted. Each question about the pair is one about a point and the Minkowski sum of
/// the fixed shape and the mirrored moving one (Lozano-Pérez 1983).
class ShapePair {
 public:
  ShapePair(const Convex& fixed, const Convex& moving);

  /// The distance between the shapes when the moving one is shifted. Below 0 it is the depth of their overlap: the
  /// least shift that would part them.
  double gap(Vec shift = {}) const;

  /// The stretch of [0, length] on which the shapes are nearer than `reach` while the moving one is shifted along the
  /// unit vector `along`; nothing unless they come nearer by more than EPS. With `reach` 0 it is the overlap.
  std::optional<Stretch> nearer(Vec along, double length, double reach) const;

  /// The stretch of the endless line through the moving shape on which the shapes are at most `reach` apart.
  std::optional<Stretch> within(Vec along, double reach) const { return on_line(along, radius_ + reach); }

  /// The least distance while the moving shape is shifted by up to `length`; 0 when they ever touch.
  double least_gap(Vec along, double length) const;

 private:
  std::optional<Stretch> on_line(Vec along, double growth) const;
  std::optional<Stretch> on_line_inset(Vec along, double growth) const;
  double signed_distance(Vec p) const;
  bool covers(Vec p) const;
  bool has_corner_beside(Vec along, double length, double growth) const;

  PointBuffer sum_;
  double radius_;
};

/// The distance between the shapes as they stand; below 0 the depth of their overlap.
double gap_between(const Convex& fixed, const Convex& moving);

/// The square of the distance of a point from the closed segment from a to b. It needs no square root, for loops over
/// many sides.
inline double square_to_segment(Vec p, Vec a, Vec b) {
  const Vec d = b - a;
  const double dd = dot(d, d);
  const double t = dd > 0 ? std::clamp(dot(p - a, d) / dd, 0.0, 1.0) : 0;
  const Vec away = a + d * t - p;
  return dot(away, away);
}

}  // namespace linesman
