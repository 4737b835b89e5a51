#include "orders/bases.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman::orders {

namespace {

/// The corners of a base that faces so, as seen from its centre; of a circle only the centre.
Ring corners_facing(const Footprint& base, double facing) {
  const Vec ahead = direction(facing);
  const Vec right{ahead.y, -ahead.x};
  Ring ring = corners(base);
  if (ring.empty()) ring.push_back({0, 0});
  for (Vec& p : ring) p = p.x * right + p.y * ahead;
  return ring;
}

double radius_of(const Footprint& base) {
  const auto* circle = std::get_if<CircleBase>(&base);
  return circle ? circle->diameter / 2 : 0;
}

Vec nearest_on(const Box& edge, Vec p) {
  return {std::clamp(p.x, edge.min.x, edge.max.x), std::clamp(p.y, edge.min.y, edge.max.y)};
}

}  // namespace

double edge_gap(const Table& table, const Footprint& base, const Pose& pose) {
  double least = HUGE_VAL;
  for (const Vec corner : corners_facing(base, pose.facing)) {
    const Vec p = pose.at + corner;
    least = std::min({least, p.x, p.y, table.width - p.x, table.depth - p.y});
  }
  return least - radius_of(base);
}

EdgePlace edge_place(const Table& table, Vec point) {
  struct Edge {
    Box line;
    Vec inward;
  };
  const double w = table.width;
  const double d = table.depth;
  const std::array<Edge, 4> edges{Edge{{{0, 0}, {w, 0}}, {0, 1}}, Edge{{{0, d}, {w, d}}, {0, -1}},
                                  Edge{{{0, 0}, {0, d}}, {1, 0}}, Edge{{{w, 0}, {w, d}}, {-1, 0}}};
  EdgePlace place{point, HUGE_VAL, {}};
  for (const Edge& edge : edges)
    if (const double off = distance(point, nearest_on(edge.line, point)); exceeds(place.off, off))
      place = {point, off, edge.inward};
  return place;
}

Vec centre_outside(const EdgePlace& place, const Footprint& base, double facing) {
  static const double SLANT = std::sin(ANGLE_EPS * std::numbers::pi / 180);
  const Ring ring = corners_facing(base, facing);
  const auto depth = [&](Vec p) { return dot(p, place.inward); };
  const Vec foremost = *std::max_element(ring.begin(), ring.end(), [&](Vec a, Vec b) { return depth(a) < depth(b); });
  const Vec along{-place.inward.y, place.inward.x};
  double least = dot(foremost, along);
  double most = least;
  for (const Vec p : ring) {
    if (exceeds(depth(foremost) - depth(p), distance(foremost, p) * SLANT)) continue;
    least = std::min(least, dot(p, along));
    most = std::max(most, dot(p, along));
  }
  const double front = depth(foremost) + radius_of(base);
  return place.point - front * place.inward - (least + most) / 2 * along;
}

}  // namespace linesman::orders
