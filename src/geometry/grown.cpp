#include "geometry/grown.h"

#include <algorithm>
#include <boost/geometry/algorithms/buffer.hpp>
#include <boost/geometry/strategies/agnostic/buffer_distance_symmetric.hpp>
#include <boost/geometry/strategies/cartesian/buffer_end_flat.hpp>
#include <boost/geometry/strategies/cartesian/buffer_join_round.hpp>
#include <boost/geometry/strategies/cartesian/buffer_point_circle.hpp>
#include <boost/geometry/strategies/cartesian/buffer_side_straight.hpp>
#include <numbers>

#include "base/tolerance.h"
#include "geometry/boost_guard.h"
#include "geometry/boost_models.h"
#include "geometry/convex.h"
#include "geometry/overlay.h"

namespace linesman {

namespace {

namespace by_buffer = bg::strategy::buffer;

Problem cannot_grow() { return {"", "", "the outline is so sharp or narrow that it cannot be grown"}; }

template <class F>
void for_sides(const Polygon& polygon, F&& f) {
  const auto of_ring = [&](const Ring& ring) {
    for (std::size_t i = 0; i < ring.size(); ++i) f(ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]);
  };
  of_ring(polygon.outer);
  for (const Ring& hole : polygon.holes) of_ring(hole);
}

double distance_to_border(Vec p, const MultiPolygon& polygons) {
  double least = HUGE_VAL;
  for (const Polygon& polygon : polygons)
    for_sides(polygon, [&](Vec a, Vec b) { least = std::min(least, distance_to_segment(p, a, b)); });
  return least;
}

/// Whether each point of a grown border is at distance `by` from the old border, or on a chord of a round corner.
bool lies_off(const MultiPolygon& outline, const MultiPolygon& polygons, double by, int corners) {
  const double chord = by * std::cos(std::numbers::pi / corners);
  bool all = true;
  for (const Polygon& polygon : outline)
    for_sides(polygon, [&](Vec p, Vec) {
      const double away = distance_to_border(p, polygons);
      all = all && away >= chord - EPS && away <= by + EPS;
    });
  return all;
}

}  // namespace

Result<MultiPolygon> grown(const MultiPolygon& polygons, double by, int corners) {
  Result<MultiPolygon> whole = united(polygons);
  if (!whole.ok() || same_length(by, 0)) return whole;
  Result<MultiPolygon> outline = without_exceptions([&] {
    MultiPolygon result;
    bg::buffer(*whole, result, by_buffer::distance_symmetric<double>(by), by_buffer::side_straight(),
               by_buffer::join_round(static_cast<std::size_t>(corners)), by_buffer::end_flat(),
               by_buffer::point_circle(static_cast<std::size_t>(corners)));
    return result;
  });
  if (outline.ok() && (why_unfit(*outline) || !lies_off(*outline, *whole, std::abs(by), corners))) return cannot_grow();
  return outline;
}

Result<MultiPolygon> strip_outline(const Polyline& line, double width, int corners) {
  if (auto why = why_unfit(line)) return *std::move(why);
  MultiPolygon parts;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Vec a = line[i];
    const Vec b = line[i + 1];
    if (a == b) continue;
    const Vec aside = Vec{a.y - b.y, b.x - a.x} * (width / 2 / distance(a, b));
    parts.push_back({{a - aside, b - aside, b + aside, a + aside}, {}});
    if (i + 2 == line.size()) continue;
    Ring disc;
    for (int k = 0; k < corners; ++k) {
      const double angle = 2 * std::numbers::pi * k / corners;
      disc.push_back(b + Vec{std::cos(angle), std::sin(angle)} * (width / 2));
    }
    parts.push_back({std::move(disc), {}});
  }
  return united(parts);
}

}  // namespace linesman
