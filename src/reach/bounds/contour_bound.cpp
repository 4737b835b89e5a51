#include "reach/bounds/contour_bound.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "geometry/shapes/convex.h"

namespace linesman {

namespace {

constexpr double CLEARLY = 1e-3;  // inches off a line
constexpr double OUTSIDE = 1;     // inches off the table, where a line is led round it

bool holds(const Ring& ring, Vec p) {
  bool inside = false;
  for_sides(ring, [&](Vec a, Vec b) {
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

double distance_to(const Ring& ring, Vec p) {
  double least = HUGE_VAL;
  for_sides(ring, [&](Vec a, Vec b) { least = std::min(least, distance_to_segment(p, a, b)); });
  return least;
}

/// Straight out over the nearest edge of the table; nothing where that is farther than `most`.
std::optional<Vec> led_out(const Table& table, Vec end, double most) {
  const double off[] = {end.y, table.width - end.x, table.depth - end.y, end.x};  // south, east, north, west
  const auto nearest = std::min_element(std::begin(off), std::end(off));
  if (*nearest > most) return std::nullopt;
  switch (nearest - std::begin(off)) {
    case 0: return Vec{end.x, -OUTSIDE};
    case 1: return Vec{table.width + OUTSIDE, end.y};
    case 2: return Vec{end.x, table.depth + OUTSIDE};
    default: return Vec{-OUTSIDE, end.y};
  }
}

/// How far round the table a place outside it lies, from the south-west corner anticlockwise.
double round_table(const Table& table, Vec p) {
  const double width = table.width + 2 * OUTSIDE;
  const double depth = table.depth + 2 * OUTSIDE;
  const double x = std::clamp(p.x + OUTSIDE, 0.0, width);
  const double y = std::clamp(p.y + OUTSIDE, 0.0, depth);
  if (p.y <= -OUTSIDE) return x;
  if (p.x >= table.width + OUTSIDE) return width + y;
  if (p.y >= table.depth + OUTSIDE) return width + depth + (width - x);
  return 2 * width + depth + (depth - y);
}

/// The line closed: on itself, or outside the table. Nothing where one can go round an end of it.
std::optional<Ring> closed_ring(const Table& table, const Polyline& line, double most, bool keeps_on_table) {
  if (line.size() > 3 && distance(line.front(), line.back()) <= EPS) return Ring(line.begin(), line.end() - 1);
  const auto first = led_out(table, line.front(), most);
  const auto last = led_out(table, line.back(), most);
  if (!keeps_on_table || !first || !last) return std::nullopt;
  Ring ring(line.begin(), line.end());
  ring.push_back(*last);
  const Vec corners[] = {{-OUTSIDE, -OUTSIDE},
                         {table.width + OUTSIDE, -OUTSIDE},
                         {table.width + OUTSIDE, table.depth + OUTSIDE},
                         {-OUTSIDE, table.depth + OUTSIDE}};
  const double whole = 2 * (table.width + table.depth + 4 * OUTSIDE);
  const double from = round_table(table, *last);
  double to = round_table(table, *first);
  if (to < from) to += whole;
  for (int lap = 0; lap < 2; ++lap)
    for (const Vec corner : corners) {
      const double at = round_table(table, corner) + lap * whole;
      if (at > from && at < to) ring.push_back(corner);
    }
  ring.push_back(*first);
  return ring;
}

}  // namespace

ContourBound::ContourBound(const FareOnTable& fare) : start_(fare.stand().pose.at), fare_(fare.fare.contours) {
  if (fare.stand().pose.altitude > EPS || fare_.price <= 0) return;
  const Game& game = fare.game();
  for (const FeatureIndex index : fare_.lines) {
    const Feature& feature = game.feature(index);
    if (const auto* line = std::get_if<Polyline>(&feature.shape))
      add(feature, closed_ring(game.table(), *line, fare.radii().inner - EPS, fare.fare.keeps_on_table));
  }
}

void ContourBound::add(const Feature& feature, std::optional<Ring> ring) {
  if (!ring || distance_to(*ring, start_) < CLEARLY) return;
  const auto level = feature.traits["level"].number();
  Group group{{}, {}, {}, level ? std::to_string(*level) : ""};
  for (const Vec corner : std::get<Polyline>(feature.shape)) group.box.include(corner);
  group.box = group.box.grown(feature.width / 2 + CLEARLY);
  group.holds_start.push_back(holds(*ring, start_));
  group.rings.push_back(*std::move(ring));
  for (auto it = groups_.begin(); it != groups_.end();) {
    if (it->level != group.level || !it->box.meets(group.box)) {
      ++it;
      continue;
    }
    group.rings.insert(group.rings.end(), it->rings.begin(), it->rings.end());
    group.holds_start.insert(group.holds_start.end(), it->holds_start.begin(), it->holds_start.end());
    group.box.include(it->box);
    it = groups_.erase(it);
  }
  groups_.push_back(std::move(group));
}

bool ContourBound::parts(const Ring& ring, bool holds_start, Vec place, double slack) {
  return holds(ring, place) != holds_start && distance_to(ring, place) > slack + CLEARLY;
}

double ContourBound::to(Vec place, double slack) const {
  if (groups_.size() <= static_cast<std::size_t>(std::max(0, fare_.free))) return 0;
  int passed = 0;
  for (const Group& group : groups_)
    for (std::size_t i = 0; i < group.rings.size(); ++i)
      if (parts(group.rings[i], group.holds_start[i], place, slack)) {
        ++passed;
        break;
      }
  return fare_.price * std::max(0, passed - fare_.free);
}

}  // namespace linesman
