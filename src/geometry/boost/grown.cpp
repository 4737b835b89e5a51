#include "geometry/boost/grown.h"

#include <algorithm>
#include <boost/geometry/algorithms/buffer.hpp>
#include <boost/geometry/strategies/agnostic/buffer_distance_symmetric.hpp>
#include <boost/geometry/strategies/cartesian/buffer_end_flat.hpp>
#include <boost/geometry/strategies/cartesian/buffer_join_round.hpp>
#include <boost/geometry/strategies/cartesian/buffer_point_circle.hpp>
#include <boost/geometry/strategies/cartesian/buffer_side_straight.hpp>
#include <numbers>
#include <optional>
#include <vector>

#include "base/tolerance.h"
#include "geometry/boost/boost_guard.h"
#include "geometry/boost/boost_models.h"
#include "geometry/boost/overlay.h"
#include "geometry/boost/validity.h"
#include "geometry/shapes/convex.h"

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

/// A straight part of a line: from where it begins to where it ends, and the unit vector to its left.
struct StripPart {
  Vec from;
  Vec to;
  Vec left;

  double length() const { return distance(from, to); }
};

std::vector<StripPart> parts_of(const Polyline& line) {
  std::vector<StripPart> parts;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Vec a = line[i];
    const Vec b = line[i + 1];
    if (a != b) parts.push_back({a, b, Vec{a.y - b.y, b.x - a.x} * (1 / distance(a, b))});
  }
  return parts;
}

/// The corners of a circle about `centre` that lie between two directions, anticlockwise.
Ring arc(Vec centre, double radius, Vec from, Vec to, int corners) {
  const double step = 2 * std::numbers::pi / corners;
  const double begins = std::atan2(from.y, from.x);
  double sweep = std::atan2(to.y, to.x) - begins;
  if (sweep < 0) sweep += 2 * std::numbers::pi;
  Ring points{centre + from * radius};
  for (double k = std::floor(begins / step) + 1; k * step < begins + sweep - EPS; ++k)
    if (k * step > begins + EPS) points.push_back(centre + Vec{std::cos(k * step), std::sin(k * step)} * radius);
  points.push_back(centre + to * radius);
  return points;
}

/// One side of a strip as it goes along its parts, and how much each joint takes from the parts before and after it.
struct StripSide {
  Ring points;
  std::vector<double> taken;  ///< inches from the length of each part
};

/// The right side of the parts. Joints that bend to the left are round; those that bend to the right are sharp.
StripSide right_side(const std::vector<StripPart>& parts, double half, int corners) {
  StripSide side{{parts.front().from - parts.front().left * half}, std::vector<double>(parts.size(), 0.0)};
  for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
    const Vec before = parts[i].left;
    const Vec after = parts[i + 1].left;
    const Vec joint = parts[i].to;
    if (cross(before, after) >= 0) {
      const Ring round = arc(joint, half, before * -1, after * -1, corners);
      side.points.insert(side.points.end(), round.begin(), round.end());
      continue;
    }
    const double cosine = dot(before, after);
    side.points.push_back(joint - (before + after) * (half / (1 + cosine)));
    const double taken = half * std::sqrt((1 - cosine) / (1 + cosine));
    side.taken[i] += taken;
    side.taken[i + 1] += taken;
  }
  side.points.push_back(parts.back().to - parts.back().left * half);
  return side;
}

bool leaves_something(const StripSide& side, const std::vector<StripPart>& parts) {
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (!(side.taken[i] < parts[i].length() - EPS)) return false;
  return true;
}

/// The outline of a strip that does not meet itself, as one ring. The parts of such a strip lie side by side, parted at
/// each joint from the sharp corner through the joint: so where the ring does not cross itself, it goes once round
/// exactly what they cover. Nothing where a joint takes more than there is of a part.
std::optional<Ring> ring_of_strip(const std::vector<StripPart>& parts, double half, int corners) {
  std::vector<StripPart> back;
  for (auto part = parts.rbegin(); part != parts.rend(); ++part)
    back.push_back({part->to, part->from, part->left * -1});
  const StripSide there = right_side(parts, half, corners);
  const StripSide returning = right_side(back, half, corners);
  if (!leaves_something(there, parts) || !leaves_something(returning, back)) return std::nullopt;
  Ring ring = there.points;
  ring.insert(ring.end(), returning.points.begin(), returning.points.end());
  return without_repeats(ring);
}

/// Rectangles and discs that cover the strip.
MultiPolygon pieces_of_strip(const std::vector<StripPart>& parts, double half, int corners) {
  MultiPolygon pieces;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto& [a, b, left] = parts[i];
    pieces.push_back({{a - left * half, b - left * half, b + left * half, a + left * half}, {}});
    if (i + 1 == parts.size()) continue;
    Ring disc;
    for (int k = 0; k < corners; ++k) {
      const double angle = 2 * std::numbers::pi * k / corners;
      disc.push_back(b + Vec{std::cos(angle), std::sin(angle)} * half);
    }
    pieces.push_back({std::move(disc), {}});
  }
  return pieces;
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
  const std::vector<StripPart> parts = parts_of(line);
  if (auto ring = ring_of_strip(parts, width / 2, corners); ring && !why_invalid_ring(*ring))
    return MultiPolygon{{*std::move(ring), {}}};
  return united(pieces_of_strip(parts, width / 2, corners));
}

}  // namespace linesman
