#include "geometry/sweeps/turn_sweep.h"

#include <algorithm>
#include <numbers>

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/sweeps/orbit.h"

namespace linesman {

namespace {

constexpr double PI = std::numbers::pi;

/// Inches. Above the rounding of table coordinates, far below every tolerance.
constexpr double ANY_DEPTH = 1e-11;

/// A circle that reaches beyond a line by less than this part of its radius squared is tangent to it: its two meeting
/// points would be rounding alone.
constexpr double TANGENT = 1e-12;

/// Half of the chord that a line at distance `aside` cuts off a circle.
double half_chord(double radius, double aside) {
  const double square = radius * radius - aside * aside;
  return square > TANGENT * radius * radius ? std::sqrt(square) : 0;
}

/// Half the chord that two circles have in common, seen from the centre of the first at distance `apart`. Exact also
/// where `apart` is a few EPS, as by Heron's formula nothing large is taken from anything large.
double half_common_chord(double radius, double apart, double other) {
  const double off = std::abs(radius - apart);
  const double within = other - off;
  const double beyond = radius + apart - other;
  if (within <= ANY_DEPTH || beyond <= ANY_DEPTH) return 0;
  return std::sqrt(within * (other + off) * beyond * (radius + apart + other)) / (2 * radius);
}

Vec rotated_by(Vec v, double cosine, double sine) { return {v.x * cosine - v.y * sine, v.x * sine + v.y * cosine}; }

/// Inches. More than the rounding of a distance.
constexpr double ROUNDING_OF_DISTANCE = 1e-6;

/// The least distance of a point on its orbit from the closed segment from a to b.
double least_on_orbit(const Orbit& o, Vec a, Vec b) {
  double least = std::min(distance_to_segment(o.at(0), a, b), distance_to_segment(o.at(o.amount), a, b));
  const auto look = [&](double turned) { least = std::min(least, distance_to_segment(o.at(turned), a, b)); };
  for (const Vec end : {a, b})
    if (!(end == o.about)) o.when_at(std::atan2(end.y - o.about.y, end.x - o.about.x), look);
  const double norm = distance(a, b);
  if (norm <= 0) return least;
  const Vec n = Vec{a.y - b.y, b.x - a.x} * (1 / norm);
  o.when_at(std::atan2(n.y, n.x), look);
  o.when_at(std::atan2(-n.y, -n.x), look);
  o.where_beside(a, b, 0, [&](double) { least = 0; });
  return least;
}

}  // namespace

TurnSweep::TurnSweep(const Convex& start, Vec about, double degrees)
    : radius_(start.radius),
      about_(about),
      middle_(middle_of(start.points)),
      sense_(degrees < 0 ? -1 : 1),
      amount_(std::abs(degrees)),
      whole_(radians(amount_)),
      end_(Moment::after(whole_)),
      half_cosine_(std::cos(whole_ / 2)),
      half_sine_(sense_ * std::sin(whole_ / 2)),
      quarter_cosine_(std::cos(whole_ / 4)),
      quarter_sine_(sense_ * std::sin(whole_ / 4)) {
  for (const Vec p : start.points) points_.push_back(p);
  set_circles();
}

void TurnSweep::set_circles() {
  for (const Vec p : points_) {
    const Vec v = p - about_;
    corners_.push_back({v, linesman::length(v)});
    outer_ = std::max(outer_, linesman::length(v));
  }
  stray_ = outer_ * std::min(2.0, whole_ / 2) + 2 * EPS;
  half_stray_ = outer_ * std::min(2.0, whole_ / 4) + 2 * EPS;
  outer_ += radius_;
  if (points_.size() == 1) {
    inner_ = radius_ - corners_[0].radius;
    slimness_ = radius_;
    return;
  }
  inner_ = points_.size() > 2 ? HUGE_VAL : -1;
  slimness_ = HUGE_VAL;
  for_sides(points_.view(), [&](Vec a, Vec b) {
    const double norm = distance(a, b);
    const Vec along = (b - a) * (1 / norm);
    const Vec normal{along.y, -along.x};
    const double offset = dot(normal, a - about_);
    sides_.push_back({a - about_, along, normal, offset, norm, -dot(a - about_, along)});
    inner_ = std::min(inner_, offset + radius_);
    slimness_ = std::min(slimness_, radius_ + offset - dot(normal, middle_ - about_));
  });
}

Orbit TurnSweep::orbit_of(Vec p) const { return {p, about_, sense_, whole_}; }

Vec TurnSweep::turned(Vec p, double degrees) const { return turned_about(p, about_, sense_ * degrees); }

PointBuffer TurnSweep::corners_at(double degrees) const {
  const Vec f = direction(sense_ * degrees);
  PointBuffer r;
  for (const Vec p : points_) {
    const Vec v = p - about_;
    r.push_back(about_ + Vec{v.x * f.y + v.y * f.x, v.y * f.y - v.x * f.x});
  }
  return r;
}

/// A point seen from the centre, in the frame that turns with the shape.
Vec TurnSweep::unturned(Vec p, Vec way) const { return rotated_by(p, way.x, sense_ * way.y); }

Vec TurnSweep::unturned(Vec p, double radians) const { return unturned(p, {std::cos(radians), std::sin(radians)}); }

/// Adds the moment at which the turn brings the point at `from`, seen from the centre, to `to`, which is as far away.
template <class Some>
void TurnSweep::add_turn(Vec from, Vec to, Some& moments) const {
  const Vec way{dot(from, to), sense_ * cross(to, from)};
  const double square = dot(from, from);
  const double slack = ANGLE_SLACK * square;
  // Most of these moments lie outside the turn.
  const bool half = whole_ <= PI;
  const bool behind = way.y < -slack;
  if (half && (behind || way.x < end_.way.x * square - slack)) return;
  if ((half || behind) && way.y * end_.way.x - way.x * end_.way.y > slack) return;
  moments.push_back(Moment::of(way, square));
}

/// The angle at which a stretch begins. It begins with the i-th moment; several moments may be equal.
double TurnSweep::last_radians(const Moments& moments, std::size_t i) const {
  double last = moments[i].radians(whole_);
  for (std::size_t k = i; k-- > 0 && moments[k].rank > moments[i].rank - SAME_RANK;)
    last = std::max(last, moments[k].radians(whole_));
  return last;
}

/// The angle at which a stretch ends.
double TurnSweep::first_radians(const Moments& moments, std::size_t i) const {
  double first = moments[i].radians(whole_);
  for (std::size_t k = i + 1; k < moments.size() && moments[k].rank < moments[i].rank + SAME_RANK; ++k)
    first = std::min(first, moments[k].radians(whole_));
  return first;
}

/// `at(unit)` returns a function that says whether the shapes overlap deeper than a depth at that moment. The answer
/// changes only at critical moments. Not each critical moment is a change, so stretches are joined first, and one
/// counts when it is deep anywhere.
template <class At>
bool TurnSweep::add_stretches(Moments& moments, At at, Stretches& found) const {
  const Vec start{1, 0};
  const Vec end = end_.way;
  if (whole_ <= ANGLE_SLACK) return at(start)(EPS);
  moments.push_back(Moment{});
  moments.push_back(end_);
  std::sort(moments.begin(), moments.end(), [](const Moment& a, const Moment& b) { return a.rank < b.rank; });
  std::size_t from = 0;
  std::size_t to = 0;
  bool open = false;
  bool deep = false;
  bool any = false;
  const auto close = [&] {
    if (!open) return;
    const bool first = !is_later(Moment{}, moments[from]);
    const bool last = !is_later(moments[to], end_);
    if (deep || (first && at(start)(EPS)) || (last && at(end)(EPS))) {
      found.push_back(
          {first ? 0 : last_radians(moments, from) * DEGREES, last ? amount_ : first_radians(moments, to) * DEGREES});
      any = true;
    }
    open = deep = false;
  };
  for (std::size_t i = 1; i < moments.size(); ++i) {
    if (!is_later(moments[i - 1], moments[i])) continue;
    const auto deeper = at(between(moments[i - 1], moments[i]));
    if (!deeper(ANY_DEPTH)) {
      close();
      continue;
    }
    if (!open) from = i - 1;
    open = true;
    to = i;
    deep = deep || deeper(EPS);
  }
  close();
  return any;
}

/// When corners of the shape are on a segment, whose distance from the centre is `nearest`: their circles cut its line.
void TurnSweep::critical_with_line(Vec a, Vec b, double nearest, Moments& moments) const {
  constexpr double APART = 1e-8;  // inches; a circle at this distance from the segment does not cut it
  const double farthest = std::sqrt(std::max(dot(a, a), dot(b, b)));
  double norm = 0;
  Vec along;
  double last_radius = -1;
  Buffer<Vec, 2> places;
  for (const Corner& corner : corners_) {
    if (farthest < corner.radius - APART || nearest > corner.radius + APART) continue;
    if (norm <= 0) {
      norm = distance(a, b);
      along = (b - a) * (1 / norm);
    }
    if (corner.radius != last_radius) {
      last_radius = corner.radius;
      places.clear();
      const double foot = -dot(a, along);
      const double aside = cross(along, -a);
      const double h = half_chord(corner.radius, aside);
      if (corner.radius >= std::abs(aside) - ANY_DEPTH)
        for (const double t : {foot - h, foot + h})
          if (t >= -ANGLE_SLACK && t <= norm + ANGLE_SLACK) places.push_back(a + along * t);
    }
    for (const Vec place : places) add_turn(corner.at, place, moments);
  }
}

/// When a point is at distance `reach` from the shape: in the frame of the shape, beside its sides or round its
/// corners.
template <class Some>
void TurnSweep::critical_with_point(Vec p, double reach, Some& moments) const {
  const double r = linesman::length(p);
  if (r > outer_ - radius_ + reach + ANGLE_SLACK) return;
  for (const Side& side : sides_) {
    const double c = side.offset + reach;
    if (r < std::abs(c) - ANY_DEPTH) continue;
    const double h = half_chord(r, c);
    for (const double t : {side.foot - h, side.foot + h})
      if (t >= -ANGLE_SLACK && t <= side.length + ANGLE_SLACK)
        add_turn(side.from + side.along * t + side.normal * reach, p, moments);
  }
  if (reach <= 0) return;
  for (const Corner& corner : corners_) {
    if (corner.radius <= 0) continue;
    const Vec out = corner.at * (1 / corner.radius);
    const double c = (corner.radius * corner.radius + r * r - reach * reach) / (2 * corner.radius);
    if (std::abs(c) > r + ANY_DEPTH) continue;
    const Vec h = Vec{-out.y, out.x} * half_common_chord(corner.radius, r, reach);
    add_turn(out * c + h, p, moments);
    add_turn(out * c - h, p, moments);
  }
}

void TurnSweep::critical(const Convex& fixed, double reach, Moments& moments) const {
  for (const Vec q : fixed.points) critical_with_point(q - about_, reach, moments);
  if (fixed.points.size() < 2) return;
  if (reach <= 0) {
    for_sides(fixed.points, [&](Vec a, Vec b) {
      critical_with_line(a - about_, b - about_, distance_to_segment(about_, a, b), moments);
    });
    return;
  }
  const auto note = [&](double turned) { moments.push_back(Moment::after(turned)); };
  for (const Vec p : points_) {
    const Orbit o(p, about_, sense_, whole_);
    for_sides(fixed.points, [&](Vec a, Vec b) { o.where_beside(a, b, reach, note); });
  }
}

/// The distance of a point, seen from the centre, from the hull of the shape's corners; below 0 inside.
double TurnSweep::gap_to_point(Vec p) const {
  if (sides_.empty()) return distance(p, corners_[0].at);
  double outside = -HUGE_VAL;
  double nearest = HUGE_VAL;
  for (const Side& side : sides_) {
    const double d = dot(side.normal, p) - side.offset;
    outside = std::max(outside, d);
    const double t = std::clamp(dot(p - side.from, side.along), 0.0, side.length);
    const Vec v = p - (side.from + side.along * t);
    nearest = std::min(nearest, dot(v, v));
  }
  return outside < 0 && sides_.size() > 2 ? outside : std::sqrt(nearest);
}

/// Whether the segment, in the frame that turns with the shape, reaches deeper than `depth` into it.
bool TurnSweep::cut_by(Vec a, Vec b, double depth) const {
  double from = 0;
  double to = 1;
  for (const Side& side : sides_) {
    const double da = dot(side.normal, a) - side.offset + depth;
    const double db = dot(side.normal, b) - side.offset + depth;
    if (da >= 0 && db >= 0) return false;
    if (da < 0 && db < 0) continue;
    const double t = da / (da - db);
    if (da < 0)
      to = std::min(to, t);
    else
      from = std::max(from, t);
  }
  return from <= to;
}

TurnSweep::Glance TurnSweep::look_closer(Vec a, Vec b, double growth) const {
  const auto by_quarter = [&](double sine) {
    return glance_within(rotated_by(a, quarter_cosine_, sine), rotated_by(b, quarter_cosine_, sine), growth,
                         half_stray_);
  };
  const Glance first = by_quarter(-quarter_sine_);
  return first == Glance::unsure || by_quarter(quarter_sine_) != first ? Glance::unsure : first;
}

TurnSweep::Glance TurnSweep::glance_within(Vec a, Vec b, double growth, double stray) const {
  if (sides_.size() < 3) {
    const Vec to = sides_.empty() ? corners_[0].at : sides_[0].from + sides_[0].along * sides_[0].length;
    const double gap = distance_between_segments(a, b, corners_[0].at, to) - radius_;
    return gap - growth > stray ? Glance::misses : gap < -stray ? Glance::covers : Glance::unsure;
  }
  double a_outside = -HUGE_VAL;
  double b_outside = -HUGE_VAL;
  const double reach = stray + growth + radius_;
  for (const Side& side : sides_) {
    const double da = dot(side.normal, a) - side.offset;
    const double db = dot(side.normal, b) - side.offset;
    if (da > reach && db > reach) return Glance::misses;
    a_outside = std::max(a_outside, da);
    b_outside = std::max(b_outside, db);
  }
  return std::min(a_outside, b_outside) < -stray - radius_ ? Glance::covers : Glance::unsure;
}

bool TurnSweep::meets_segment(Vec a, Vec b, CornerMoments& last, Stretches& met) const {
  if (points_.size() < 3) {
    const std::array<Vec, 2> ends{a, b};
    return meets({ends, 0}, met);
  }
  const double nearest = distance_to_segment(about_, a, b);
  if (nearest >= outer_) return false;
  if (inner_ > 0 && nearest < inner_ - 2 * EPS) {
    met.push_back({0, amount_});
    return true;
  }
  Moments moments;
  const auto take = [&](Vec corner) {
    if (last.corner != corner) {
      last.corner = corner;
      last.moments.clear();
      critical_with_point(corner - about_, 0, last.moments);
    }
    for (const Moment& moment : last.moments) moments.push_back(moment);
  };
  take(a);
  take(b);
  a = a - about_;
  b = b - about_;
  critical_with_line(a, b, nearest, moments);
  const auto at = [&](Vec way) {
    return [this, c = unturned(a, way), d = unturned(b, way)](double depth) { return cut_by(c, d, depth); };
  };
  return add_stretches(moments, at, met);
}

bool TurnSweep::add_nearer(const Convex& fixed, double reach, Stretches& near) const {
  const double nearest = gap_between(fixed, {{&about_, 1}, 0}) - reach;
  if (nearest >= outer_) return false;
  if (inner_ > 0 && nearest < inner_ - 2 * EPS) {
    near.push_back({0, amount_});
    return true;
  }
  Moments moments;
  critical(fixed, radius_ + fixed.radius + reach, moments);
  const auto gap_at = [&](Vec way) {
    if (fixed.points.size() == 1) return gap_to_point(unturned(fixed.points[0] - about_, way)) - radius_ - fixed.radius;
    PointBuffer there;
    for (const Vec q : fixed.points) there.push_back(about_ + unturned(q - about_, way));
    return gap_between({there.view(), fixed.radius}, {points_.view(), radius_});
  };
  const auto at = [&](Vec way) { return [gap = gap_at(way), reach](double depth) { return gap < reach - depth; }; };
  return add_stretches(moments, at, near);
}

Stretches TurnSweep::nearer(const Convex& fixed, double reach) const {
  Stretches near;
  if (add_nearer(fixed, reach, near) && near.empty()) near.push_back({0, amount_});
  join(near);
  return near;
}

/// In the frame of the shape the point moves on a circle. It is nearest at an end, square to a side, before a corner,
/// or where it touches; no angle is needed to find which.
double TurnSweep::least_gap_to_point(Vec p) const {
  constexpr double SURELY_MORE = 1e-9;
  Moments moments;
  moments.push_back(Moment{});
  moments.push_back(end_);
  const double r = linesman::length(p);
  for (const Corner& corner : corners_)
    if (corner.radius > 0) add_turn(corner.at * (r / corner.radius), p, moments);
  for (const Side& side : sides_) {
    add_turn(side.normal * r, p, moments);
    add_turn(side.normal * -r, p, moments);
  }
  critical_with_point(p, 0, moments);
  Buffer<double, 48> gaps;
  for (const Moment& m : moments) gaps.push_back(gap_to_point(unturned(p, m.unit())));
  const double about = *std::min_element(gaps.begin(), gaps.end()) + SURELY_MORE;
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < gaps.size(); ++i)
    if (gaps[i] <= about) least = std::min(least, gap_to_point(unturned(p, moments[i].radians(whole_))));
  return least;
}

double TurnSweep::least_gap(const Convex& fixed) const {
  if (fixed.points.size() == 1)
    return std::max(0.0, least_gap_to_point(fixed.points[0] - about_) - radius_ - fixed.radius);
  const auto gap_at = [&](double degrees) {
    const PointBuffer there = corners_at(degrees);
    return gap_between(fixed, {there.view(), radius_});
  };
  double least = std::min(gap_at(0), gap_at(amount_));
  if (least <= 0) return 0;
  const double radius = radius_ + fixed.radius;
  const auto look = [&](const Orbit& o, std::span<const Vec> points) {
    // The whole orbit, at most half a circle, lies in a disc; what is far from that needs no angles.
    const Vec middle = o.at(o.amount / 2);
    const double round = distance(middle, o.at(0)) + radius + ROUNDING_OF_DISTANCE;
    const auto look_at = [&](Vec a, Vec b) {
      if (distance_to_segment(middle, a, b) < least + round) least = std::min(least, least_on_orbit(o, a, b) - radius);
    };
    if (points.size() == 1) look_at(points[0], points[0]);
    for_sides(points, look_at);
  };
  for (const Vec p : points_) look(Orbit(p, about_, sense_, whole_), fixed.points);
  for (const Vec q : fixed.points) look(Orbit(q, about_, -sense_, whole_), points_.view());
  return std::max(0.0, least);
}

std::optional<double> TurnSweep::first_beyond(const Box& table) const {
  std::optional<double> first;
  const auto check = [&](Vec p, Vec out, double limit) {
    if (dot(about_, out) + outer_ <= limit) return;
    const Orbit o(p, about_, sense_, whole_);
    const auto beyond = [&](double turned) { return dot(o.at(turned), out) + radius_ - limit; };
    Angles angles;
    angles.push_back(0);
    angles.push_back(whole_);
    const auto note = [&](double turned) { angles.push_back(turned); };
    o.where_component(out, limit - radius_ - dot(about_, out), note);
    o.when_at(std::atan2(out.y, out.x), note);  // the farthest point, so that each part rises or falls all along
    std::sort(angles.begin(), angles.end());
    for (std::size_t i = 0; i < angles.size(); ++i) {
      if (beyond(angles[i]) <= EPS) continue;
      const double degrees = std::min(angles[i == 0 ? 0 : i - 1] * DEGREES, amount_);
      if (!first || degrees < *first) first = degrees;
      return;
    }
  };
  for (const Vec p : points_) {
    check(p, {1, 0}, table.max.x);
    check(p, {-1, 0}, -table.min.x);
    check(p, {0, 1}, table.max.y);
    check(p, {0, -1}, -table.min.y);
  }
  return first;
}

}  // namespace linesman
