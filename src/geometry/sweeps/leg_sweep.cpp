#include "geometry/sweeps/leg_sweep.h"

#include <utility>

#include "geometry/shapes/convex.h"

namespace linesman {

namespace {

/// Inches by which rounding may turn a rectangle that still counts as lying along its leg.
constexpr double ASKEW = 1e-12;

/// An overlap up to this depth, in inches, needs a closer test.
constexpr double SURE = 2 * EPS;

/// An origin at this depth, in inches, lies well inside the shape.
constexpr double WELL_INSIDE = 1e-5;

double square(double x) { return x * x; }

/// The x of a chain of corners at `y`, which is within its breadth.
double on_chain(std::span<const Vec> chain, double y) {
  for (std::size_t i = 1; i < chain.size(); ++i) {
    if (y > chain[i].y) continue;
    const Vec d = chain[i] - chain[i - 1];
    return d.y > 0 ? chain[i - 1].x + d.x * ((y - chain[i - 1].y) / d.y) : chain[i].x;
  }
  return chain.back().x;
}

}  // namespace

LegSweep::LegSweep(const Course& course, const Convex& shape) : course_(course), shape_(shape) {
  for (const Vec p : shape.points) {
    points_.push_back(course.local(p));
    bounds_.include(course.local(p));
  }
  bounds_ = bounds_.grown(shape.radius);
  origin_inside_ = has_origin_inside();
  if (points_.size() < 3) return;
  const auto on_bounds = [&](Vec p) {
    return std::min(p.x - bounds_.min.x, bounds_.max.x - p.x) <= ASKEW &&
           std::min(p.y - bounds_.min.y, bounds_.max.y - p.y) <= ASKEW;
  };
  const auto all = points_.view();
  form_ = all.size() == 4 && std::all_of(all.begin(), all.end(), on_bounds) ? Form::box : Form::chains;
  if (form_ == Form::chains) {
    set_chains();
    set_sides();
  }
}

bool LegSweep::has_origin_inside() const {
  const auto all = points_.view();
  if (all.size() == 1) return linesman::length(all[0]) < shape_.radius - WELL_INSIDE;
  Vec from = all.back();
  for (const Vec to : all) {
    const Vec side = to - from;
    if (cross(side, -from) <= WELL_INSIDE * linesman::length(side)) return false;
    from = to;
  }
  return all.size() > 2;
}

void LegSweep::set_chains() {
  const auto all = points_.view();
  const std::size_t n = all.size();
  const auto lower = [](Vec a, Vec b) { return a.y < b.y || (a.y == b.y && a.x > b.x); };
  const auto first = static_cast<std::size_t>(std::min_element(all.begin(), all.end(), lower) - all.begin());
  std::size_t i = first;
  front_.push_back(all[i]);
  while (all[(i + 1) % n].y > all[i].y) {
    i = (i + 1) % n;
    front_.push_back(all[i]);
  }
  std::size_t j = first;
  if (all[(j + n - 1) % n].y == all[j].y) j = (j + n - 1) % n;
  rear_.push_back(all[j]);
  while (all[(j + n - 1) % n].y > all[j].y) {
    j = (j + n - 1) % n;
    rear_.push_back(all[j]);
  }
}

void LegSweep::set_sides() {
  Vec from = points_.view().back();
  for (const Vec to : points_.view()) {
    const Vec side = to - from;
    const double norm = linesman::length(side);
    const double sine = std::abs(side.y) / norm;
    if (sine > ASKEW) steepness_ = std::min(steepness_, sine);
    sides_.push_back({from, side * (1 / norm), norm});
    from = to;
  }
}

Box LegSweep::swept_box() const {
  const Box start = shape_.box();
  const Vec by = course_.along * course_.length;
  Box box = start;
  box.include(Box{start.min + by, start.max + by});
  return box;
}

bool LegSweep::overlap_of_box(Vec a, Vec b, Overlap& o) const {
  if (a.y > b.y) std::swap(a, b);
  const double low = std::max(a.y, bounds_.min.y);
  const double high = std::min(b.y, bounds_.max.y);
  if (low > high) return false;
  const double dy = b.y - a.y;
  double from = a.x;
  double to = b.x;
  if (dy > 0) {
    const double slope = (b.x - a.x) / dy;
    if (low > a.y) from = a.x + (low - a.y) * slope;
    if (high < b.y) to = b.x - (b.y - high) * slope;
  }
  o.s = {std::min(from, to) - bounds_.max.x, std::max(from, to) - bounds_.min.x};
  o.breadth = high - low;
  return true;
}

bool LegSweep::overlap_of_chains(Vec a, Vec b, Overlap& o) const {
  if (a.y > b.y) std::swap(a, b);
  const double low = std::max(a.y, bounds_.min.y);
  const double high = std::min(b.y, bounds_.max.y);
  if (low > high) return false;
  const double dy = b.y - a.y;
  const auto x_at = [&](double y) { return dy > 0 ? a.x + (b.x - a.x) * ((y - a.y) / dy) : a.x; };
  // On each chain the extreme is at a corner or at an end of the common breadth.
  const auto look = [&](double y, double x) {
    o.s.from = std::min(o.s.from, x - on_chain(front_.view(), y));
    o.s.to = std::max(o.s.to, x - on_chain(rear_.view(), y));
  };
  look(low, x_at(low));
  look(high, x_at(high));
  if (dy == 0) look(low, b.x);
  for (const Vec corner : front_.view())
    if (corner.y > low && corner.y < high) o.s.from = std::min(o.s.from, x_at(corner.y) - corner.x);
  for (const Vec corner : rear_.view())
    if (corner.y > low && corner.y < high) o.s.to = std::max(o.s.to, x_at(corner.y) - corner.x);
  o.breadth = high - low;
  return true;
}

bool LegSweep::is_surely_deep(const Overlap& o) const {
  // The depth at a place is at least its distance from the ends of the overlap, times the sine of the angle at which
  // the leg goes through the sides of the Minkowski sum. Between sides along the leg it is the common breadth.
  return o.breadth > SURE && room_in(o) * o.steepness > SURE;
}

/// Inches from the middle of the overlap on the leg to the nearer end of the overlap.
double LegSweep::room_in(const Overlap& o) const {
  const double middle = std::clamp((o.s.from + o.s.to) / 2, 0.0, course_.length);
  return std::min(middle - o.s.from, o.s.to - middle);
}

bool LegSweep::clip(const Overlap& o, Stretch& met) const {
  met = {std::max(0.0, o.s.from), std::min(course_.length, o.s.to)};
  return met.from <= met.to;
}

bool LegSweep::look_closer(const Convex& other, double reach, Stretch& met) const {
  const auto s = ShapePair(other, {points_.view(), shape_.radius}).nearer({1, 0}, course_.length, reach);
  if (s) met = *s;
  return s.has_value();
}

bool LegSweep::passes_over(const Box& box, Stretch& met) const {
  if (form_ != Form::box || box.min.y < bounds_.min.y + SURE || box.max.y > bounds_.max.y - SURE) return false;
  Overlap o{{box.min.x - bounds_.max.x, box.max.x - bounds_.min.x}};
  o.breadth = HUGE_VAL;
  return is_surely_deep(o) && clip(o, met);
}

/// Like `is_surely_deep`, for a segment along `d`, with a wide margin and without a root.
bool LegSweep::is_plainly_deep(const Overlap& o, Vec d) const {
  constexpr double PLAIN = 2 * SURE;
  const double room = room_in(o);
  return room * steepness_ > PLAIN && room > 0 && square(room * d.y) > square(PLAIN) * dot(d, d);
}

bool LegSweep::meets_segment(Vec a, Vec b, Stretch& met) const {
  if (form_ == Form::disc) return disc_meets_segment(a, b, met);
  Overlap o;
  if (!overlap(a, b, o) || o.s.to < 0 || o.s.from > course_.length) return false;
  const Vec d = b - a;
  if (o.breadth > SURE && is_plainly_deep(o, d)) return clip(o, met);
  o.steepness = std::min(steepness_, std::sqrt(square(d.y) / dot(d, d)));
  if (is_surely_deep(o)) return clip(o, met);
  const std::array<Vec, 2> ends{a, b};
  return look_closer({ends, 0}, 0, met);
}

void LegSweep::meets_sides(const CornerArrays& corners, std::size_t sides, SideOverlaps& found) const {
  if (form_ == Form::disc)
    find_overlaps(SweptDisc{points_[0], shape_.radius, course_.length}, corners, sides, found);
  else
    find_overlaps(SweptSides{bounds_, course_.length, steepness_, front_.view(), rear_.view()}, corners, sides, found);
}

bool LegSweep::disc_meets_segment(Vec a, Vec b, Stretch& met) const {
  const double r = shape_.radius;
  const Vec c = points_[0];
  a = a - c;
  b = b - c;
  if (std::min(a.y, b.y) >= r || std::max(a.y, b.y) <= -r) return false;
  Overlap o;
  const auto include = [&](double s) { o.s = {std::min(o.s.from, s), std::max(o.s.to, s)}; };
  for (const Vec end : {a, b}) {
    if (std::abs(end.y) > r) continue;
    const double h = std::sqrt(r * r - end.y * end.y);
    include(end.x - h);
    include(end.x + h);
  }
  const Vec d = b - a;
  const double norm = linesman::length(d);
  if (d.y != 0)
    for (const double offset : {r, -r}) {
      // The centre is that far to the left of the segment's line, and beside the segment.
      const double s = a.x - (a.y * d.x + offset * norm) / d.y;
      const double place = (s - a.x) * d.x - a.y * d.y;
      if (place >= 0 && place <= norm * norm) include(s);
    }
  if (o.s.from > o.s.to || o.s.to < 0 || o.s.from > course_.length) return false;
  const double middle = std::clamp((o.s.from + o.s.to) / 2, 0.0, course_.length);
  if (r - distance_to_segment({middle, 0}, a, b) > SURE) return clip(o, met);
  const std::array<Vec, 2> ends{a + c, b + c};
  return look_closer({ends, 0}, 0, met);
}

bool LegSweep::meets_bar(Vec a, Vec b, double half_width, Stretch& met) const {
  const Vec d = b - a;
  const double norm = linesman::length(d);
  const Vec side = Vec{-d.y, d.x} * (half_width / norm);
  const std::array<Vec, 4> corners{a - side, b - side, b + side, a + side};
  Box box;
  for (const Vec p : corners) box.include(p);
  if (passes_by(box)) return false;
  if (form_ == Form::disc) return look_closer({corners, 0}, 0, met);
  Overlap whole;
  for (std::size_t i = 0; i < 4; ++i) {
    Overlap o;
    if (!overlap(corners[i], corners[(i + 1) % 4], o)) continue;
    whole.s = {std::min(whole.s.from, o.s.from), std::max(whole.s.to, o.s.to)};
  }
  if (whole.s.from > whole.s.to || whole.s.to < 0 || whole.s.from > course_.length) return false;
  whole.breadth = std::min(box.max.y, bounds_.max.y) - std::max(box.min.y, bounds_.min.y);
  whole.steepness = std::min(steepness_, std::min(std::abs(d.x), std::abs(d.y)) / norm);
  if (is_surely_deep(whole)) return clip(whole, met);
  return look_closer({corners, 0}, 0, met);
}

/// The chord at height `y` of the shape grown by `grown`; empty when y lies outside it.
Stretch LegSweep::chord(double y, double grown) const {
  Stretch s{HUGE_VAL, -HUGE_VAL};
  const auto include = [&](double x) { s = {std::min(s.from, x), std::max(s.to, x)}; };
  for (const Side& side : sides_) {
    const double off = y - side.from.y;
    if (std::abs(off) <= grown) {
      const double half = std::sqrt(square(grown) - square(off));
      include(side.from.x - half);
      include(side.from.x + half);
    }
    if (side.along.y == 0) continue;
    const double ahead = (grown + side.along.x * off) /
                         side.along.y;  // from the corner to the chord, along the side that is moved outward
    const double place = side.along.x * ahead + side.along.y * off;
    if (place >= 0 && place <= side.length) include(side.from.x + ahead);
  }
  return s;
}

bool LegSweep::chains_nearer_to_disc(Vec centre, double radius, double reach, Stretch& near) const {
  if (passes_by(Box{centre, centre}.grown(radius + reach))) return false;
  const double round = radius + reach + shape_.radius;
  if (round <= SURE) return look_closer({{&centre, 1}, radius}, reach, near);
  const auto on_leg = [&](double grown) {
    const Stretch s = chord(centre.y, grown);
    return Stretch{centre.x - s.to, centre.x - s.from};
  };
  const auto meets_leg = [&](const Stretch& s) { return s.from <= s.to && s.to >= 0 && s.from <= course_.length; };
  const Overlap o{on_leg(round)};
  return meets_leg(o.s) && meets_leg(on_leg(round - EPS)) && clip(o, near);
}

/// The square of the distance of a point from the area that the corners and sides of the shape sweep; 0 inside.
double LegSweep::square_to_swept_chains(Vec p) const {
  const Vec by{course_.length, 0};
  const auto front = front_.view();
  const auto rear = rear_.view();
  if (p.y >= bounds_.min.y + shape_.radius && p.y <= bounds_.max.y - shape_.radius && p.x >= on_chain(rear, p.y) &&
      p.x <= on_chain(front, p.y) + course_.length)
    return 0;
  double least =
      std::min(square_to_segment(p, rear[0], front[0] + by), square_to_segment(p, rear.back(), front.back() + by));
  for (std::size_t i = 1; i < front.size(); ++i)
    least = std::min(least, square_to_segment(p, front[i - 1] + by, front[i] + by));
  for (std::size_t i = 1; i < rear.size(); ++i) least = std::min(least, square_to_segment(p, rear[i - 1], rear[i]));
  return least;
}

bool LegSweep::nearer_to_disc(Vec centre, double radius, double reach, Stretch& near) const {
  if (form_ == Form::chains) return chains_nearer_to_disc(centre, radius, reach, near);
  // The radii of all round parts add up to one disc. The box or point touches it with its front or rear, moved by half
  // the chord at which its breadth cuts the disc.
  const bool box = form_ == Form::box;
  const double round = radius + reach + (box ? 0 : shape_.radius);
  const Box core = box ? bounds_ : Box{points_[0], points_[0]};
  const double aside = std::max({0.0, core.min.y - centre.y, centre.y - core.max.y});
  if (aside >= round) return false;
  const double w = std::sqrt(square(round) - square(aside));
  const Overlap o{{centre.x - w - core.max.x, centre.x + w - core.min.x}};
  if (o.s.to < 0 || o.s.from > course_.length) return false;
  const double middle = centre.x - std::clamp((o.s.from + o.s.to) / 2, 0.0, course_.length);
  const double ahead = std::max({0.0, core.min.x - middle, middle - core.max.x});
  if (round - std::sqrt(square(aside) + square(ahead)) > SURE) return clip(o, near);
  return look_closer({{&centre, 1}, radius}, reach, near);
}

double LegSweep::least_gap_to_disc(Vec centre, double radius) const {
  if (form_ == Form::chains) return std::max(0.0, std::sqrt(square_to_swept_chains(centre)) - radius - shape_.radius);
  // During the leg the box sweeps a longer box, and the point a segment.
  const bool box = form_ == Form::box;
  const Box core = box ? bounds_ : Box{points_[0], points_[0]};
  const double aside = std::max({0.0, core.min.y - centre.y, centre.y - core.max.y});
  const double ahead = std::max({0.0, core.min.x - centre.x, centre.x - core.max.x - course_.length});
  return std::max(0.0, std::sqrt(square(aside) + square(ahead)) - radius - (box ? 0 : shape_.radius));
}

}  // namespace linesman
