#include "geometry/shapes/area.h"

#include <algorithm>

#include "base/tolerance.h"
#include "geometry/shapes/convex.h"

namespace linesman {

namespace {

/// Inches: how far beside a side its two neighbourhoods are looked at; well beyond EPS.
constexpr double ASIDE = 16 * EPS;

bool holds_place(const Stretches& stretches, double s) {
  return std::any_of(stretches.begin(), stretches.end(), [&](Stretch in) { return in.from <= s && s <= in.to; });
}

}  // namespace

Area::Area(const MultiPolygon& polygons) {
  for (const Polygon& polygon : polygons) {
    polygons_.emplace_back(polygon);
    box_.include(polygons_.back().box());
  }
}

std::size_t Area::sides() const {
  std::size_t all = strip_ ? strip_->sides() : 0;
  for (const PolygonRegion& polygon : polygons_) all += polygon.sides();
  return all;
}

template <class F>
void Area::for_parts(F&& f) const {
  if (strip_) strip_->for_parts(f);
  for (const PolygonRegion& polygon : polygons_)
    polygon.for_all_sides([&](Vec a, Vec b) {
      const std::array<Vec, 2> ends{a, b};
      f(Convex{ends, 0});
    });
}

template <class F>
void Area::for_parts(const Box& box, F&& f) const {
  if (strip_) strip_->for_parts(box, f);
  for (const PolygonRegion& polygon : polygons_)
    polygon.for_sides(box, [&](Vec a, Vec b) {
      const std::array<Vec, 2> ends{a, b};
      f(Convex{ends, 0});
    });
}

bool Area::inside(Vec p) const {
  return std::any_of(polygons_.begin(), polygons_.end(), [&](const PolygonRegion& r) { return r.inside(p); });
}

void Area::on_leg(const LegSweep& sweep, bool want_held, SweepScratch& scratch) const {
  scratch.met.clear();
  scratch.held.clear();
  scratch.edge.clear();
  scratch.inside.clear();
  if (strip_) strip_->on_leg(sweep, want_held, scratch);
  for (const PolygonRegion& polygon : polygons_) polygon.on_leg(sweep, want_held, scratch);
  join(scratch.met);
  if (polygonal()) {
    // Where no side is overlapped, the shape is inside as a whole or not at all.
    const Vec middle = middle_of(sweep.shape().points);
    const std::size_t sides = scratch.met.size();
    scratch.looked += polygons_.size() + sides * (sweep.origin_inside() ? scratch.inside.size() : polygons_.size()) / 8;
    double from = 0;
    for (std::size_t i = 0; i <= sides; ++i) {
      const double to = i < sides ? scratch.met[i].from : sweep.length();
      const double s = (from + to) / 2;
      const bool in = exceeds(to, from) && (sweep.origin_inside() ? holds_place(scratch.inside, s)
                                                                  : inside(middle + sweep.course().along * s));
      if (in) scratch.met.push_back({from, to});
      if (i < sides) from = scratch.met[i].to;
    }
    if (scratch.met.size() > sides) join(scratch.met);
  }
  drop_short(scratch.met);
  join(scratch.held);
  drop_short(scratch.held);
}

bool Area::meets(const LegSweep& place) const {
  if (strip_) return strip_->meets(place);
  return std::any_of(polygons_.begin(), polygons_.end(), [&](const PolygonRegion& r) { return r.meets(place); });
}

bool Area::during_turn(const TurnSweep& turning, SweepScratch& scratch) const {
  Stretches& met = scratch.met;
  met.clear();
  bool ever = strip_ && strip_->during_turn(turning, scratch);
  for (const PolygonRegion& polygon : polygons_) ever = polygon.during_turn(turning, scratch) || ever;
  join(met);
  if (polygonal() && box_.meets(turning.box_of_middle())) {
    // Where no side is overlapped, the shape is inside as a whole or not at all.
    const std::size_t sides = met.size();
    scratch.looked += polygons_.size() * (sides + 1);
    for (const Stretch gap : gaps_between(met, turning.amount()))
      if (inside(turning.middle_at((gap.from + gap.to) / 2))) met.push_back(gap);
    if (met.size() > sides) join(met);
    ever = ever || (turning.amount() <= EPS && inside(turning.middle_at(0)));
  }
  drop_short(met);
  return ever || !met.empty();
}

bool Area::holds(Vec p) const {
  if (strip_) return strip_->holds(p);
  return std::any_of(polygons_.begin(), polygons_.end(), [&](const PolygonRegion& r) { return r.holds(p); });
}

bool Area::covers(Vec p) const {
  if (strip_) return strip_->covers(p);
  return std::any_of(polygons_.begin(), polygons_.end(),
                     [&](const PolygonRegion& r) { return r.inside(p) || r.near_border(p); });
}

Stretches Area::held_on(const Course& course, Stretches& edge) const {
  Stretches held;
  if (strip_) {
    strip_->held_on(course, held);
    strip_->edge_on(course, edge);
  }
  for (const PolygonRegion& polygon : polygons_) polygon.held_on(course, held, edge);
  join(held);
  drop_short(held);
  return held;
}

Stretches Area::covered_on(const Course& course) const {
  Stretches edge;
  Stretches covered = held_on(course, edge);
  if (edge.empty()) return covered;
  covered.insert(covered.end(), edge.begin(), edge.end());
  join(covered);
  return covered;
}

void Area::cover_round(Vec p, CoversRound& covers) const {
  if (strip_) strip_->cover_round(p, covers);
  CoverRound cover;
  for (const PolygonRegion& polygon : polygons_)
    if (polygon.cover_round(p, cover)) covers.push_back(cover);
}

void Area::add_border_cuts(const Course& course, const Stretch& within, std::vector<double>& cuts) const {
  Box way;
  way.include(course.at(within.from));
  way.include(course.at(within.to));
  way = way.grown(2 * EPS);
  if (strip_)
    strip_->for_parts(way, [&](const Convex& part) { linesman::add_border_cuts(part, course, within, cuts); });
  for (const PolygonRegion& polygon : polygons_)
    polygon.for_sides(way, [&](Vec a, Vec b) {
      const std::array<Vec, 2> ends{a, b};
      linesman::add_border_cuts({ends, 0}, course, within, cuts);
    });
}

std::vector<std::span<const Vec>> Area::rings() const {
  std::vector<std::span<const Vec>> rings;
  for (const PolygonRegion& polygon : polygons_) polygon.add_rings(rings);
  return rings;
}

double Area::distance_from(Vec p) const {
  if (inside(p)) return 0;
  double square = HUGE_VAL;
  for (const PolygonRegion& polygon : polygons_) square = std::min(square, polygon.square_to_border(p));
  const double least = std::sqrt(square);
  return strip_ ? std::min(least, strip_->distance_from(p)) : least;
}

double Area::distance_from_ray(Vec from, Vec along) const {
  if (inside(from)) return 0;
  // Beyond the farthest corner the ray only leaves.
  double reach = 0;
  for_parts([&](const Convex& part) {
    for (const Vec p : part.points) reach = std::max(reach, distance(from, p) + part.radius);
  });
  const Convex point{{&from, 1}, 0};
  double least = HUGE_VAL;
  for_parts([&](const Convex& part) { least = std::min(least, ShapePair(part, point).least_gap(along, reach + 1)); });
  return least;
}

Stretches Area::held_in_turn(const TurnSweep& turning, Vec point, const std::function<bool(Vec)>& is_held) const {
  constexpr double TO_DEGREES = 180 / std::numbers::pi;
  Stretches held;
  if (!box_.meets(Box{turning.about(), turning.about()}.grown(distance(turning.about(), point) + 2 * EPS))) return held;
  const Orbit orbit = turning.orbit_of(point);
  std::vector<double> cuts{0, turning.amount()};
  const auto cut = [&](double turned) { cuts.push_back(turned * TO_DEGREES); };
  // The point never gets farther from where it is half-way than this.
  const Vec half_way = turning.turned(point, turning.amount() / 2);
  const double stray = orbit.radius * std::min(2.0, orbit.amount / 2) + 2 * EPS;
  for_parts([&](const Convex& part) {
    const std::size_t n = part.points.size();
    if (n <= 2 && distance_to_segment(half_way, part.points[0], part.points[n - 1]) > stray + part.radius) return;
    for (std::size_t i = 0; i < n; ++i) {
      if (n > 1) orbit.where_beside(part.points[i], part.points[(i + 1) % n], part.radius, cut);
      orbit.where_from(part.points[i], part.radius, cut);
    }
  });
  std::sort(cuts.begin(), cuts.end());
  for (std::size_t i = 1; i < cuts.size(); ++i)
    if (exceeds(cuts[i], cuts[i - 1]) && is_held(turning.turned(point, (cuts[i - 1] + cuts[i]) / 2)))
      held.push_back({cuts[i - 1], cuts[i]});
  join(held);
  return held;
}

namespace {

/// A shape that stands.
LegSweep standing(const Convex& shape) { return {{middle_of(shape.points), {0, 1}, 0}, shape}; }

/// A part of the segment, longer than EPS, lies inside.
bool holds_part_of(const Area& area, Vec a, Vec b) {
  const double norm = distance(a, b);
  return norm > 0 && !area.held_on({a, (b - a) * (1 / norm), norm}).empty();
}

}  // namespace

/// A side of these polygons runs through the other, or along its border with both interiors on one side of it.
bool Area::sides_enter(const Area& other) const {
  bool enters = false;
  for (const PolygonRegion& polygon : polygons_)
    polygon.for_all_sides([&](Vec a, Vec b) {
      const double norm = distance(a, b);
      if (enters || norm <= 0) return;
      const Vec along = (b - a) * (1 / norm);
      const Vec aside{-along.y * ASIDE, along.x * ASIDE};
      enters = holds_part_of(other, a, b);
      for (const Vec p : {(a + b) * 0.5 + aside, (a + b) * 0.5 - aside})
        enters = enters || (holds(p) && other.holds(p));
    });
  return enters;
}

bool Area::overlaps(const Area& other) const {
  if (!box_.meets(other.box_)) return false;
  if (polygonal() && other.polygonal()) return sides_enter(other) || other.sides_enter(*this);
  // A bare line has no interior that could be met: it is followed instead.
  const bool mine = strip_ && (strip_->bare() || !other.strip_);
  const Area& strip = mine ? *this : other;
  const Area& area = mine ? other : *this;
  const bool bare = strip.strip_->bare();
  bool meet = false;
  strip.for_parts([&](const Convex& part) {
    meet = meet || (bare ? holds_part_of(area, part.points[0], part.points[1]) : area.meets(standing(part)));
  });
  return meet;
}

bool Area::touches(const Area& other) const {
  const Box reach = other.box_.grown(EPS);
  if (!box_.meets(reach)) return false;
  // One inside the other touches it no less than where their borders meet.
  const auto holds_some = [](const Area& in, const Area& of) {
    const auto rings = of.rings();
    return std::any_of(rings.begin(), rings.end(), [&](std::span<const Vec> ring) { return in.covers(ring.front()); });
  };
  bool touch = holds_some(*this, other) || holds_some(other, *this);
  const auto is_inside = [&](const Area& in, Vec p) { touch = touch || in.covers(p); };
  if (strip_) is_inside(other, strip_->first_point());
  if (other.strip_) is_inside(*this, other.strip_->first_point());
  for_parts(reach, [&](const Convex& part) {
    if (touch) return;
    const Box near = part.box().grown(EPS);
    other.for_parts(near, [&](const Convex& there) {
      touch = touch || (there.box().meets(near) && within_limit(gap_between(part, there), 0));
    });
  });
  return touch;
}

bool Area::near_border(Vec p) const {
  return std::any_of(polygons_.begin(), polygons_.end(), [&](const PolygonRegion& r) { return r.near_border(p); });
}

std::optional<bool> Area::held_before_end(const TurnSweep& point, Vec centre) const {
  Stretches near;
  for_parts([&](const Convex& part) {
    const Stretches s = point.nearer(part, TURN_LOOK_BACK);
    near.insert(near.end(), s.begin(), s.end());
  });
  join(near);
  if (near.empty() || exceeds(point.amount(), near.back().to)) return inside(point.turned(centre, point.amount()));
  if (within_limit(near.back().from, 0)) return std::nullopt;
  return inside(point.turned(centre, near.back().from));
}

Vec Area::border_near(Vec p) const {
  double least = HUGE_VAL;
  Vec side{0, 1};
  for (const PolygonRegion& polygon : polygons_)
    polygon.for_all_sides([&](Vec a, Vec b) {
      const double d = distance_to_segment(p, a, b);
      if (d >= least) return;
      least = d;
      side = b - a;
    });
  return side;
}

}  // namespace linesman
