#include "geometry/turning.h"

#include <algorithm>
#include <numbers>

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/orbit.h"

namespace linesman {

namespace {

constexpr double PI = std::numbers::pi;

/// Above the rounding of table coordinates, far below what is measured.
constexpr double ANY_DEPTH = 1e-11;

/// A circle that reaches this little beyond a line, as a part of its radius squared, is tangent to it: worked out, the
/// two places where they would meet are rounding alone.
constexpr double TANGENT = 1e-12;

/// Half the chord that a line at distance `aside` cuts off a circle.
double half_chord(double radius, double aside) {
  const double square = radius * radius - aside * aside;
  return square > TANGENT * radius * radius ? std::sqrt(square) : 0;
}

Vec rotated_by(Vec v, double cosine, double sine) { return {v.x * cosine - v.y * sine, v.x * sine + v.y * cosine}; }

/// How far the nearest point of a shape is from `p`; below 0 inside.
double nearest_to(Vec p, const Convex& shape) {
  if (shape.points.size() == 1) return distance(p, shape.points[0]) - shape.radius;
  return Pairing(shape, {{&p, 1}, 0}).gap();
}

}  // namespace

Turning::Turning(const Convex& start, Vec about, double degrees)
    : radius_(start.radius),
      about_(about),
      middle_(middle_of(start.points)),
      sense_(degrees < 0 ? -1 : 1),
      amount_(std::abs(degrees)),
      whole_(radians(amount_)),
      whole_cosine_(std::cos(whole_)),
      half_cosine_(std::cos(whole_ / 2)),
      half_sine_(sense_ * std::sin(whole_ / 2)),
      quarter_cosine_(std::cos(whole_ / 4)),
      quarter_sine_(sense_ * std::sin(whole_ / 4)) {
  for (const Vec p : start.points) points_.push_back(p);
  set_circles();
}

void Turning::set_circles() {
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

Orbit Turning::orbit_of(Vec p) const { return {p, about_, sense_, whole_}; }

Vec Turning::turned(Vec p, double degrees) const { return turned_about(p, about_, sense_ * degrees); }

PointBuffer Turning::corners_at(double degrees) const {
  const Vec f = direction(sense_ * degrees);
  PointBuffer r;
  for (const Vec p : points_) {
    const Vec v = p - about_;
    r.push_back(about_ + Vec{v.x * f.y + v.y * f.x, v.y * f.y - v.x * f.x});
  }
  return r;
}

/// A point seen from the centre, in the frame that turns with the shape.
Vec Turning::unturned(Vec p, double radians) const {
  return rotated_by(p, std::cos(radians), sense_ * std::sin(radians));
}

/// Adds how far to turn so that what is at `from`, seen from the centre, comes to `to`, which is as far away.
template <class Some>
void Turning::add_turn(Vec from, Vec to, Some& angles) const {
  const double x = dot(from, to);
  const double y = sense_ * cross(to, from);
  // Most places lie outside the turn, and that is seen without working out the angle.
  const double r2 = dot(from, from);
  const double slack = ANGLE_SLACK * r2;
  const bool behind = y < -slack;
  const bool beyond = whole_ <= PI ? x < whole_cosine_ * r2 - slack : behind && x > whole_cosine_ * r2 + slack;
  if (beyond || (behind && whole_ <= PI)) return;
  double turned = std::atan2(y, x);
  if (turned < -ANGLE_SLACK) turned += 2 * PI;
  if (turned <= whole_ + ANGLE_SLACK) angles.push_back(std::clamp(turned, 0.0, whole_));
}

/// `at(radians)` gives what says of a depth whether the shapes overlap deeper there. Between two critical angles they
/// do or do not; there may be more of these than changes, so a stretch is joined first, and counts when it is deep
/// anywhere.
template <class At>
bool Turning::add_stretches(Angles& angles, At at, Stretches& found) const {
  if (whole_ <= ANGLE_SLACK) return at(0.0)(EPS);
  angles.push_back(0);
  angles.push_back(whole_);
  std::sort(angles.begin(), angles.end());
  Stretch s;
  bool open = false;
  bool deep = false;
  bool any = false;
  const auto close = [&] {
    if (!open) return;
    const bool first = s.from <= ANGLE_SLACK;
    const bool last = s.to >= whole_ - ANGLE_SLACK;
    if (deep || (first && at(0.0)(EPS)) || (last && at(whole_)(EPS))) {
      found.push_back({first ? 0 : s.from * DEGREES, last ? amount_ : s.to * DEGREES});
      any = true;
    }
    open = deep = false;
  };
  for (std::size_t i = 1; i < angles.size(); ++i) {
    if (angles[i] - angles[i - 1] <= ANGLE_SLACK) continue;
    const auto deeper = at((angles[i - 1] + angles[i]) / 2);
    if (!deeper(ANY_DEPTH)) {
      close();
      continue;
    }
    if (!open) s.from = angles[i - 1];
    open = true;
    s.to = angles[i];
    deep = deep || deeper(EPS);
  }
  close();
  return any;
}

/// Corners of the shape on a segment: where their circles cut its line.
void Turning::critical_with_line(Vec a, Vec b, Angles& angles) const {
  const double norm = distance(a, b);
  const Vec along = (b - a) * (1 / norm);
  const double foot = -dot(a, along);
  const double aside = cross(along, -a);
  double last_radius = -1;
  Buffer<Vec, 2> places;
  for (const Corner& corner : corners_) {
    if (corner.radius != last_radius) {
      last_radius = corner.radius;
      places.clear();
      const double h = half_chord(corner.radius, aside);
      if (corner.radius >= std::abs(aside) - ANY_DEPTH)
        for (const double t : {foot - h, foot + h})
          if (t >= -ANGLE_SLACK && t <= norm + ANGLE_SLACK) places.push_back(a + along * t);
    }
    for (const Vec place : places) add_turn(corner.at, place, angles);
  }
}

/// A point at distance `reach` from the shape, in the frame that turns with it: beside its sides, or round its corners.
template <class Some>
void Turning::critical_with_point(Vec p, double reach, Some& angles) const {
  const double r = linesman::length(p);
  if (r > outer_ - radius_ + reach + ANGLE_SLACK) return;
  for (const Side& side : sides_) {
    const double c = side.offset + reach;
    if (r < std::abs(c) - ANY_DEPTH) continue;
    const double h = half_chord(r, c);
    for (const double t : {side.foot - h, side.foot + h})
      if (t >= -ANGLE_SLACK && t <= side.length + ANGLE_SLACK)
        add_turn(side.from + side.along * t + side.normal * reach, p, angles);
  }
  if (reach <= 0) return;
  for (const Corner& corner : corners_) {
    if (corner.radius <= 0) continue;
    const Vec out = corner.at * (1 / corner.radius);
    const double c = (corner.radius * corner.radius + r * r - reach * reach) / (2 * corner.radius);
    if (std::abs(c) > r + ANY_DEPTH) continue;
    const Vec h = Vec{-out.y, out.x} * half_chord(r, c);
    add_turn(out * c + h, p, angles);
    add_turn(out * c - h, p, angles);
  }
}

void Turning::critical(const Convex& fixed, double reach, Angles& angles) const {
  for (const Vec q : fixed.points) critical_with_point(q - about_, reach, angles);
  if (fixed.points.size() < 2) return;
  if (reach <= 0) {
    for_sides(fixed.points, [&](Vec a, Vec b) { critical_with_line(a - about_, b - about_, angles); });
    return;
  }
  const auto note = [&](double turned) { angles.push_back(turned); };
  for (const Vec p : points_) {
    const Orbit o(p, about_, sense_, whole_);
    for_sides(fixed.points, [&](Vec a, Vec b) { o.where_beside(a, b, reach, note); });
  }
}

/// How far a point, seen from the centre, lies outside of the shape's corners' hull; below 0 inside.
double Turning::gap_to_point(Vec p) const {
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

/// The segment, in the frame that turns with the shape, reaches deeper into it than that.
bool Turning::cut_by(Vec a, Vec b, double depth) const {
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

Turning::Glance Turning::look_closer(Vec a, Vec b, double growth) const {
  const auto by_quarter = [&](double sine) {
    return glance_within(rotated_by(a, quarter_cosine_, sine), rotated_by(b, quarter_cosine_, sine), growth,
                         half_stray_);
  };
  const Glance first = by_quarter(-quarter_sine_);
  return first == Glance::unsure || by_quarter(quarter_sine_) != first ? Glance::unsure : first;
}

Turning::Glance Turning::glance_within(Vec a, Vec b, double growth, double stray) const {
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

bool Turning::meets_segment(Vec a, Vec b, CornerAngles& last, Stretches& met) const {
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
  Angles angles;
  const auto take = [&](Vec corner) {
    if (last.corner != corner) {
      last.corner = corner;
      last.angles.clear();
      critical_with_point(corner - about_, 0, last.angles);
    }
    for (const double turned : last.angles) angles.push_back(turned);
  };
  take(a);
  take(b);
  a = a - about_;
  b = b - about_;
  critical_with_line(a, b, angles);
  const auto at = [&](double radians) {
    const double cosine = std::cos(radians);
    const double sine = sense_ * std::sin(radians);
    return [this, c = rotated_by(a, cosine, sine), d = rotated_by(b, cosine, sine)](double depth) {
      return cut_by(c, d, depth);
    };
  };
  return add_stretches(angles, at, met);
}

bool Turning::add_nearer(const Convex& fixed, double reach, Stretches& near) const {
  const double nearest = nearest_to(about_, fixed) - reach;
  if (nearest >= outer_) return false;
  if (inner_ > 0 && nearest < inner_ - 2 * EPS) {
    near.push_back({0, amount_});
    return true;
  }
  Angles angles;
  critical(fixed, radius_ + fixed.radius + reach, angles);
  const auto gap_at = [&](double radians) {
    if (fixed.points.size() == 1)
      return gap_to_point(unturned(fixed.points[0] - about_, radians)) - radius_ - fixed.radius;
    PointBuffer there;
    for (const Vec q : fixed.points) there.push_back(about_ + unturned(q - about_, radians));
    return Pairing({there.view(), fixed.radius}, {points_.view(), radius_}).gap();
  };
  const auto at = [&](double radians) {
    return [gap = gap_at(radians), reach](double depth) { return gap < reach - depth; };
  };
  return add_stretches(angles, at, near);
}

Stretches Turning::nearer(const Convex& fixed, double reach) const {
  Stretches near;
  if (add_nearer(fixed, reach, near) && near.empty()) near.push_back({0, amount_});
  join(near);
  return near;
}

/// In the frame of the shape the point goes round: it is nearest at an end, square to a side, before a corner, or where
/// it touches.
double Turning::least_gap_to_point(Vec p) const {
  Angles angles;
  angles.push_back(0);
  angles.push_back(whole_);
  const double r = linesman::length(p);
  for (const Corner& corner : corners_)
    if (corner.radius > 0) add_turn(corner.at * (r / corner.radius), p, angles);
  for (const Side& side : sides_) {
    add_turn(side.normal * r, p, angles);
    add_turn(side.normal * -r, p, angles);
  }
  critical_with_point(p, 0, angles);
  double least = HUGE_VAL;
  for (const double turned : angles) least = std::min(least, gap_to_point(unturned(p, turned)));
  return least;
}

}  // namespace linesman
