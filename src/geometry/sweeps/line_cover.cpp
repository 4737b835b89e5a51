#include "geometry/sweeps/line_cover.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"

namespace linesman {

namespace {

/// Joins the covered parts of the segments, each with its distance along the line. A segment that is only touched does
/// not count: two touched ends would cover everything between them.
class Cover {
 public:
  void add(double before, const Stretch& of_segment) {
    if (!exceeds(of_segment.to, of_segment.from)) return;
    all_.from = std::min(all_.from, before + of_segment.from);
    all_.to = std::max(all_.to, before + of_segment.to);
  }
  std::optional<Stretch> whole() const { return exceeds(all_.to, all_.from) ? std::optional(all_) : std::nullopt; }

 private:
  Stretch all_{HUGE_VAL, -HUGE_VAL};
};

/// Calls f(a, unit direction, length, inches before it) for each segment.
template <class F>
void each_segment(std::span<const Vec> line, F&& f) {
  double before = 0;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const double norm = distance(line[i], line[i + 1]);
    if (norm > 0) f(line[i], (line[i + 1] - line[i]) * (1 / norm), norm, before);
    before += norm;
  }
}

/// The part of a segment that a standing shape covers; `round` is the box of the shape.
std::optional<Stretch> covered(const Convex& shape, const Box& round, Vec a, Vec along, double length) {
  Box segment{a, a};
  segment.include(a + along * length);
  if (!segment.grown(EPS).meets(round)) return std::nullopt;
  const auto on_line = ShapePair(shape, {{&a, 1}, 0}).within(along, 0);
  if (!on_line) return std::nullopt;
  const Stretch s{std::max(0.0, on_line->from), std::min(length, on_line->to)};
  return s.from <= s.to ? std::optional(s) : std::nullopt;
}

/// The radii of all circles about the centre of a turn that may bound the area that the shape sweeps.
std::vector<double> bounding_radii(const Convex& shape, Vec about) {
  std::vector<double> radii;
  const auto add = [&](double r) {
    radii.push_back(r + shape.radius);
    if (shape.radius > 0) radii.push_back(std::abs(r - shape.radius));
  };
  const std::size_t n = shape.points.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec p = shape.points[i];
    add(distance(p, about));
    if (n > 1) add(distance_to_segment(about, p, shape.points[(i + 1) % n]));
  }
  return radii;
}

/// Adds the places where a line through `a` along a unit vector meets a circle.
void add_meetings(Vec a, Vec along, Vec about, double radius, std::vector<double>& places) {
  const double foot = dot(about - a, along);
  const double aside = cross(along, about - a);
  const double square = radius * radius - aside * aside;
  if (square < 0) return;
  places.push_back(foot - std::sqrt(square));
  places.push_back(foot + std::sqrt(square));
}

}  // namespace

std::optional<Stretch> covered_by_shift(std::span<const Vec> line, const Convex& shape, Vec by) {
  std::vector<Vec> both(shape.points.begin(), shape.points.end());
  for (const Vec p : shape.points) both.push_back(p + by);
  const Ring hull = convex_hull(std::move(both));
  const Convex passed{hull, shape.radius};
  const Box round = passed.box();
  Cover cover;
  each_segment(line, [&](Vec a, Vec along, double length, double before) {
    if (const auto s = covered(passed, round, a, along, length)) cover.add(before, *s);
  });
  return cover.whole();
}

std::optional<Stretch> covered_by_turn(std::span<const Vec> line, const Convex& shape, const TurnSweep& turning) {
  const std::vector<double> radii = bounding_radii(shape, turning.about());
  const PointBuffer end = turning.corners_at(turning.amount());
  const Convex at_end{end.view(), shape.radius};
  const auto is_covered = [&](Vec p) { return turning.least_gap({{&p, 1}, 0}) <= EPS; };
  Cover cover;
  each_segment(line, [&](Vec a, Vec along, double length, double before) {
    std::vector<double> places{0, length};
    for (const double r : radii) add_meetings(a, along, turning.about(), r, places);
    for (const Convex& still : {shape, at_end})
      if (const auto s = covered(still, still.box(), a, along, length)) places.insert(places.end(), {s->from, s->to});
    std::erase_if(places, [&](double u) { return u < 0 || u > length; });
    std::sort(places.begin(), places.end());
    for (std::size_t i = 1; i < places.size(); ++i)
      if (is_covered(a + along * ((places[i - 1] + places[i]) / 2))) cover.add(before, {places[i - 1], places[i]});
  });
  return cover.whole();
}

}  // namespace linesman
