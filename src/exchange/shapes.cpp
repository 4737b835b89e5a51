#include "exchange/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/text.h"
#include "base/vec.h"
#include "geometry/boost/mended.h"
#include "geometry/boost/validity.h"

namespace linesman::exchange {

namespace {

constexpr int ELLIPSE_CORNERS = 48;

/// Rounds the points to six decimals; a Problem when one lies too far away.
Result<Polyline> tidied(const Polyline& points) {
  Polyline tidy;
  tidy.reserve(points.size());
  for (const Vec p : points) {
    const Vec q{rounded(p.x), rounded(p.y)};
    if (!is_point(q)) return Problem{"", said<"a point lies beyond {n} inches">(Number{FARTHEST_COORDINATE, 6})};
    if (tidy.empty() || tidy.back() != q) tidy.push_back(q);
  }
  return tidy;
}

Result<Ring> tidied_ring(const Ring& ring) {
  auto tidy = tidied(ring);
  if (!tidy) return tidy;
  Ring open = std::move(tidy).value();
  while (open.size() > 1 && open.back() == open.front()) open.pop_back();
  return open;
}

Result<Polygon> tidied_polygon(const Polygon& polygon) {
  auto outer = tidied_ring(polygon.outer);
  if (!outer) return outer.problem();
  Polygon tidy{std::move(outer).value(), {}};
  for (const Ring& hole : polygon.holes) {
    auto ring = tidied_ring(hole);
    if (!ring) return ring.problem();
    tidy.holes.push_back(std::move(ring).value());
  }
  return tidy;
}

}  // namespace

Result<TakenShape> taken_polygons(const MultiPolygon& polygons) {
  if (polygons.empty()) return Problem{"", "there is no outline in it"};
  MultiPolygon parts;
  TakenShape taken;
  for (const Polygon& polygon : polygons) {
    const auto tidy = tidied_polygon(polygon);
    if (!tidy) return tidy.problem();
    auto whole = mended(*tidy);
    if (!whole) return whole.problem();
    for (const std::string& what : whole->done)
      if (std::find(taken.mended.begin(), taken.mended.end(), what) == taken.mended.end()) taken.mended.push_back(what);
    parts.insert(parts.end(), whole->polygons.begin(), whole->polygons.end());
  }
  taken.shape = std::move(parts);
  return taken;
}

Result<TakenShape> taken_line(const Polyline& line) {
  auto tidy = tidied(line);
  if (!tidy) return tidy.problem();
  if (const auto reason = why_invalid_line(*tidy)) return Problem{"", *reason};
  return TakenShape{std::move(tidy).value(), {}};
}

Ring ellipse(Vec centre, Vec half_axes, double degrees) {
  const double turned = degrees * std::numbers::pi / 180;
  Ring ring;
  for (int i = 0; i < ELLIPSE_CORNERS; ++i) {
    const double t = 2 * std::numbers::pi * i / ELLIPSE_CORNERS;
    const Vec p{half_axes.x * std::cos(t), half_axes.y * std::sin(t)};
    ring.push_back(
        centre + Vec{p.x * std::cos(turned) - p.y * std::sin(turned), p.x * std::sin(turned) + p.y * std::cos(turned)});
  }
  return ring;
}

}  // namespace linesman::exchange
