#include "geometry/boost/overlay.h"

#include <algorithm>
#include <boost/geometry/algorithms/area.hpp>
#include <boost/geometry/algorithms/convex_hull.hpp>
#include <boost/geometry/algorithms/difference.hpp>
#include <boost/geometry/algorithms/intersection.hpp>
#include <boost/geometry/algorithms/perimeter.hpp>
#include <boost/geometry/algorithms/simplify.hpp>
#include <boost/geometry/algorithms/union.hpp>
#include <span>

#include "base/tolerance.h"
#include "geometry/boost/boost_guard.h"
#include "geometry/boost/boost_models.h"
#include "geometry/boost/validity.h"

namespace linesman {

namespace {

/// The parts of two corrected polygon lists without overlaps.
struct Overlay {
  MultiPolygon both;
  MultiPolygon either;
  MultiPolygon first_only;
};

/// Drops slivers: an area that is at most EPS broad is rounding.
void drop_slivers(MultiPolygon& polygons) {
  const auto thin = [](const Ring& ring) { return std::abs(bg::area(ring)) <= EPS * bg::perimeter(ring); };
  std::erase_if(polygons, [&](const Polygon& p) { return thin(p.outer); });
  for (Polygon& p : polygons) std::erase_if(p.holes, thin);
}

/// Whether the areas add up: `a` is as large as its parts, and union and intersection together are as large as both.
bool holds_together(const Overlay& o, const MultiPolygon& a, const MultiPolygon& b) {
  const double slack = 4 * EPS * (1 + static_cast<double>(bg::perimeter(a) + bg::perimeter(b)));
  const double both = bg::area(o.both);
  return std::abs(both + bg::area(o.first_only) - bg::area(a)) <= slack &&
         std::abs(both + bg::area(o.either) - bg::area(a) - bg::area(b)) <= slack;
}

Result<Overlay> overlay_once(const MultiPolygon& a, const MultiPolygon& b) {
  Result<Overlay> laid = without_exceptions([&] {
    Overlay o;
    bg::intersection(a, b, o.both);
    bg::union_(a, b, o.either);
    bg::difference(a, b, o.first_only);
    for (MultiPolygon* part : {&o.both, &o.either, &o.first_only}) drop_slivers(*part);
    return o;
  });
  if (!laid.ok()) return laid;
  const bool valid = !why_unfit(laid->both) && !why_unfit(laid->either) && !why_unfit(laid->first_only);
  if (!valid || !holds_together(*laid, a, b))
    return Problem{"", "the polygons touch or cross so closely that they cannot be worked out"};
  return laid;
}

MultiPolygon snapped(MultiPolygon polygons) {
  constexpr double CELL = 0x1p-20;  // an inch in about EPS
  const auto snap = [](Ring& ring) {
    for (Vec& p : ring) p = {std::round(p.x / CELL) * CELL, std::round(p.y / CELL) * CELL};
  };
  for (Polygon& polygon : polygons) {
    snap(polygon.outer);
    for (Ring& hole : polygon.holes) snap(hole);
  }
  return polygons;
}

/// For polygons without overlaps. When the overlay fails because a corner lies within rounding of a side, it is done
/// again with rounded coordinates.
Result<Overlay> overlay(const MultiPolygon& a, const MultiPolygon& b) {
  Result<Overlay> laid = overlay_once(a, b);
  if (laid.ok()) return laid;
  const MultiPolygon rounded_a = snapped(a);
  const MultiPolygon rounded_b = snapped(b);
  if (why_unfit(rounded_a) || why_unfit(rounded_b)) return laid;
  return overlay_once(rounded_a, rounded_b);
}

/// Unites both halves and then joins them, so that a polygon is handled only a few times.
Result<MultiPolygon> united_all(std::span<const Polygon> polygons) {
  if (polygons.size() <= 1) return MultiPolygon(polygons.begin(), polygons.end());
  const std::size_t half = polygons.size() / 2;
  Result<MultiPolygon> a = united_all(polygons.first(half));
  if (!a.ok()) return a;
  Result<MultiPolygon> b = united_all(polygons.subspan(half));
  if (!b.ok()) return b;
  Result<Overlay> o = overlay(*a, *b);
  if (!o.ok()) return o.problem();
  return std::move(o).value().either;
}

Result<Overlay> checked_overlay(const MultiPolygon& a, const MultiPolygon& b) {
  const Result<MultiPolygon> first = united(a);
  if (!first.ok()) return first.problem();
  const Result<MultiPolygon> second = united(b);
  if (!second.ok()) return second.problem();
  return overlay(*first, *second);
}

}  // namespace

Result<MultiPolygon> united(const MultiPolygon& polygons) {
  if (auto why = why_unfit(polygons)) return *std::move(why);
  return united_all(corrected(polygons));
}

Result<MultiPolygon> intersection_of(const MultiPolygon& a, const MultiPolygon& b) {
  Result<Overlay> o = checked_overlay(a, b);
  if (!o.ok()) return o.problem();
  return std::move(o).value().both;
}

Result<MultiPolygon> difference_of(const MultiPolygon& a, const MultiPolygon& b) {
  Result<Overlay> o = checked_overlay(a, b);
  if (!o.ok()) return o.problem();
  return std::move(o).value().first_only;
}

namespace {

Ring simplified_ring(const Ring& ring, double tolerance) {
  Ring fewer;
  bg::simplify(ring, fewer, tolerance);
  return fewer;
}

Polygon simplified_once(const Polygon& polygon, double tolerance) {
  Polygon fewer{simplified_ring(polygon.outer, tolerance), {}};
  for (const Ring& hole : polygon.holes)
    if (Ring ring = simplified_ring(hole, tolerance); !why_invalid_ring(ring)) fewer.holes.push_back(std::move(ring));
  return fewer;
}

}  // namespace

Polyline simplified_line(const Polyline& line, double tolerance) {
  LineModel fewer;
  bg::simplify(LineModel(line), fewer, tolerance);
  return std::move(static_cast<Polyline&>(fewer));
}

Polygon simplified(const Polygon& polygon, double tolerance) {
  constexpr int ATTEMPTS = 20;
  for (int i = 0; i < ATTEMPTS; ++i, tolerance /= 2)
    if (Polygon fewer = simplified_once(polygon, tolerance); !why_invalid_polygon(fewer)) return fewer;
  return polygon;
}

Ring convex_hull(const MultiPolygon& polygons) {
  Ring hull;
  bg::convex_hull(polygons, hull);
  return hull;
}

}  // namespace linesman
