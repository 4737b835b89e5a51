#include "geometry/turning.h"

#include <algorithm>
#include <numbers>

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/orbit.h"

namespace linesman {

namespace {

constexpr double PI = std::numbers::pi;
constexpr double DEGREES = 180 / PI;

template <class F>
void for_sides(std::span<const Vec> points, F&& f) {
  if (points.size() < 2) return;
  for (std::size_t i = points.size() == 2 ? 1 : 0; i < points.size(); ++i)
    f(points[i == 0 ? points.size() - 1 : i - 1], points[i]);
}

Vec rotated_by(Vec v, double cosine, double sine) { return {v.x * cosine - v.y * sine, v.x * sine + v.y * cosine}; }

/// The distance of a shape's nearest point from the origin-like point `p`, and of its farthest corner.
struct Range {
  double nearest;
  double farthest;
};

Range range_from(Vec p, const Convex& shape) {
  const auto points = shape.points;
  if (points.size() == 2)
    return {distance_to_segment(p, points[0], points[1]) - shape.radius,
            std::max(distance(p, points[0]), distance(p, points[1])) + shape.radius};
  double farthest = 0;
  for (const Vec q : points) farthest = std::max(farthest, distance(p, q));
  return {Pairing(shape, {{&p, 1}, 0}).gap(), farthest + shape.radius};
}

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

Turning::Turning(const Convex& start, Vec about, double degrees)
    : radius_(start.radius),
      about_(about),
      middle_(middle_of(start.points)),
      sense_(degrees < 0 ? -1 : 1),
      amount_(std::abs(degrees)),
      whole_(radians(amount_)) {
  for (const Vec p : start.points) points_.push_back(p);
  set_circles();
}

void Turning::set_circles() {
  for (const Vec p : points_) {
    const Vec v = p - about_;
    corners_.push_back({v, linesman::length(v), std::atan2(v.y, v.x)});
    outer_ = std::max(outer_, linesman::length(v));
  }
  outer_ += radius_;
  if (points_.size() == 1) {
    inner_ = radius_ - corners_[0].radius;
    return;
  }
  inner_ = points_.size() > 2 ? HUGE_VAL : -1;
  for_sides(points_.view(), [&](Vec a, Vec b) {
    const double norm = distance(a, b);
    const Vec along = (b - a) * (1 / norm);
    const Vec normal{along.y, -along.x};
    const double offset = dot(normal, a - about_);
    sides_.push_back({a - about_, along, normal, offset, norm});
    inner_ = std::min(inner_, offset + radius_);
  });
}

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

Vec Turning::unturned(Vec p, double radians) const {
  return about_ + rotated_by(p - about_, std::cos(radians), sense_ * std::sin(radians));
}

/// How far to turn so that what is at angle `from` comes to angle `to`, in [0, 2 pi).
double Turning::turned_between(double from, double to) const {
  double turned = sense_ * (from - to);
  while (turned < 0) turned += 2 * PI;
  while (turned > 2 * PI - ANGLE_SLACK) turned -= 2 * PI;
  return std::max(turned, 0.0);
}

template <class Holds>
void Turning::add_stretches(Angles& angles, Holds holds, Stretches& found) const {
  angles.push_back(0);
  angles.push_back(whole_);
  std::sort(angles.begin(), angles.end());
  for (std::size_t i = 1; i < angles.size(); ++i) {
    if (angles[i] - angles[i - 1] <= ANGLE_SLACK || !holds((angles[i - 1] + angles[i]) / 2)) continue;
    const Stretch s{angles[i - 1] * DEGREES, std::min(angles[i] * DEGREES, amount_)};
    if (!found.empty() && found.back().to == s.from && i > 1)
      found.back().to = s.to;
    else
      found.push_back(s);
  }
}

void Turning::critical_with_segment(Vec a, Vec b, Angles& angles) const {
  const double norm = distance(a, b);
  const auto add = [&](double from, double to) {
    const double turned = turned_between(from, to);
    if (turned <= whole_ + ANGLE_SLACK) angles.push_back(std::min(turned, whole_));
  };
  // Corners of the shape on the segment: where their circle cuts its line.
  const Vec along = (b - a) * (1 / norm);
  const double foot = -dot(a, along);
  const double aside = cross(along, -a);
  double last_radius = -1;
  Buffer<double, 2> places;
  for (const Corner& corner : corners_) {
    if (corner.radius != last_radius) {
      last_radius = corner.radius;
      places.clear();
      const double h = std::sqrt(std::max(0.0, corner.radius * corner.radius - aside * aside));
      if (corner.radius >= std::abs(aside))
        for (const double t : {foot - h, foot + h})
          if (t >= -ANGLE_SLACK && t <= norm + ANGLE_SLACK) {
            const Vec p = a + along * t;
            places.push_back(std::atan2(p.y, p.x));
          }
    }
    for (const double place : places) add(corner.angle, place);
  }
  // Ends of the segment on sides of the shape, in the frame that turns with it.
  for (const Vec end : {a, b}) {
    const double r = linesman::length(end);
    if (r > outer_ + ANGLE_SLACK) continue;
    const double end_angle = std::atan2(end.y, end.x);
    for (const Side& side : sides_) {
      if (r < std::abs(side.offset)) continue;
      const double h = std::sqrt(r * r - side.offset * side.offset);
      const double side_foot = -dot(side.from, side.along);
      for (const double t : {side_foot - h, side_foot + h}) {
        if (t < -ANGLE_SLACK || t > side.length + ANGLE_SLACK) continue;
        const Vec p = side.from + side.along * t;
        add(std::atan2(p.y, p.x), end_angle);
      }
    }
  }
}

/// The segment, seen from the centre, reaches deeper than EPS into the shape after so many radians.
bool Turning::cut_by(Vec a, Vec b, double radians) const {
  const double cosine = std::cos(radians);
  const double sine = sense_ * std::sin(radians);
  a = rotated_by(a, cosine, sine);
  b = rotated_by(b, cosine, sine);
  double from = 0;
  double to = 1;
  for (const Side& side : sides_) {
    const double da = dot(side.normal, a) - side.offset + EPS;
    const double db = dot(side.normal, b) - side.offset + EPS;
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

bool Turning::meets_segment(Vec a, Vec b, Stretches& met) const {
  if (points_.size() < 3) {
    const std::array<Vec, 2> ends{a, b};
    return meets({ends, 0}, met);
  }
  const double nearest = distance_to_segment(about_, a, b);
  if (nearest >= outer_) return false;
  if (nearest < inner_ - 2 * EPS) {
    met.push_back({0, amount_});
    return true;
  }
  a = a - about_;
  b = b - about_;
  Angles angles;
  critical_with_segment(a, b, angles);
  add_stretches(
      angles, [&](double middle) { return cut_by(a, b, middle); }, met);
  return cut_by(a, b, 0) || cut_by(a, b, whole_);
}

bool Turning::add_nearer(const Convex& fixed, double reach, Stretches& near) const {
  const Range range = range_from(about_, fixed);
  if (range.nearest - reach >= outer_) return false;
  if (range.nearest - reach < inner_ - 2 * EPS) {
    near.push_back({0, amount_});
    return true;
  }
  const double at = radius_ + fixed.radius + reach;
  Angles angles;
  const auto note = [&](double turned) { angles.push_back(turned); };
  for (const Vec p : points_) {
    const Orbit o(p, about_, sense_, whole_);
    for_sides(fixed.points, [&](Vec a, Vec b) { o.where_beside(a, b, at, note); });
    for (const Vec q : fixed.points) o.where_from(q, at, note);
  }
  for (const Vec q : fixed.points) {
    const Orbit o(q, about_, -sense_, whole_);
    for_sides(points_.view(), [&](Vec a, Vec b) { o.where_beside(a, b, at, note); });
  }
  const auto is_nearer = [&](double radians) {
    PointBuffer there;
    for (const Vec q : fixed.points) there.push_back(unturned(q, radians));
    return Pairing({there.view(), fixed.radius}, {points_.view(), radius_}).gap() < reach - EPS;
  };
  add_stretches(angles, is_nearer, near);
  return is_nearer(0) || is_nearer(whole_);
}

Stretches Turning::nearer(const Convex& fixed, double reach) const {
  Stretches near;
  add_nearer(fixed, reach, near);
  join(near);
  return near;
}

double Turning::least_gap(const Convex& fixed) const {
  const auto gap_at = [&](double degrees) {
    const PointBuffer there = corners_at(degrees);
    return Pairing(fixed, {there.view(), radius_}).gap();
  };
  double least = std::min(gap_at(0), gap_at(amount_));
  if (least <= 0) return 0;
  const double radius = radius_ + fixed.radius;
  const auto look = [&](const Orbit& o, std::span<const Vec> points) {
    if (points.size() == 1) least = std::min(least, least_on_orbit(o, points[0], points[0]) - radius);
    for_sides(points, [&](Vec a, Vec b) { least = std::min(least, least_on_orbit(o, a, b) - radius); });
  };
  for (const Vec p : points_) look(Orbit(p, about_, sense_, whole_), fixed.points);
  for (const Vec q : fixed.points) look(Orbit(q, about_, -sense_, whole_), points_.view());
  return std::max(0.0, least);
}

std::optional<double> Turning::first_beyond(const Box& table) const {
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
