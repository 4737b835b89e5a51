#include "geometry/turning.h"

#include <algorithm>
#include <numbers>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr double PI = std::numbers::pi;
constexpr double SLACK = 1e-9;  // a critical angle too many costs a look; one too few would be a wrong answer

/// A point that goes round a circle: its angle from the x axis is start - sense * turned.
struct Orbit {
  Vec about;
  double radius;
  double start;
  double sense;   ///< 1 clockwise, -1 anticlockwise
  double amount;  ///< radians

  Orbit(Vec point, Vec centre, double sense_, double amount_)
      : about(centre),
        radius(distance(point, centre)),
        start(std::atan2(point.y - centre.y, point.x - centre.x)),
        sense(sense_),
        amount(amount_) {}

  Vec at(double turned) const {
    const double a = start - sense * turned;
    return about + Vec{std::cos(a), std::sin(a)} * radius;
  }

  /// Calls f(turned) when the point is at angle `a` during the turn.
  template <class F>
  void when_at(double a, F&& f) const {
    double turned = std::fmod(sense * (start - a), 2 * PI);
    if (turned < 0) turned += 2 * PI;
    if (turned > 2 * PI - SLACK) turned = 0;
    if (turned <= amount + SLACK) f(std::min(turned, amount));
  }

  /// Calls f(turned) where the point's component along the unit vector `n`, seen from the centre, is `c`.
  template <class F>
  void where_component(Vec n, double c, F&& f) const {
    if (radius <= 0 || std::abs(c) > radius) return;
    const double middle = std::atan2(n.y, n.x);
    const double aside = std::acos(c / radius);
    when_at(middle + aside, f);
    when_at(middle - aside, f);
  }
};

using Angles = std::vector<double>;

/// Where the orbit is at distance `reach` from the segment's line, beside the segment.
void meet_segment(const Orbit& o, Vec a, Vec b, double reach, Angles& out) {
  const double norm = distance(a, b);
  if (norm <= 0) return;
  const Vec along = (b - a) * (1 / norm);
  const Vec n{-along.y, along.x};
  const auto keep = [&](double turned) {
    const double place = dot(o.at(turned) - a, along);
    if (place >= -SLACK && place <= norm + SLACK) out.push_back(turned);
  };
  const double offset = dot(n, a - o.about);
  o.where_component(n, offset + reach, keep);
  if (reach > 0) o.where_component(n, offset - reach, keep);
}

/// Where the orbit is at distance `reach` from a point.
void meet_point(const Orbit& o, Vec p, double reach, Angles& out) {
  const double d = distance(p, o.about);
  if (reach <= 0 || d <= 0 || o.radius <= 0) return;
  const double c = (o.radius * o.radius + d * d - reach * reach) / (2 * d);
  o.where_component((p - o.about) * (1 / d), c, [&](double turned) { out.push_back(turned); });
}

template <class F>
void for_sides(std::span<const Vec> points, F&& f) {
  if (points.size() < 2) return;
  for (std::size_t i = points.size() == 2 ? 1 : 0; i < points.size(); ++i)
    f(points[i == 0 ? points.size() - 1 : i - 1], points[i]);
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
  Angles crossing;
  meet_segment(o, a, b, 0, crossing);
  return crossing.empty() ? least : 0;
}

}  // namespace

Turning::Turning(const Convex& start, Vec about, double degrees)
    : points_(start.points.begin(), start.points.end()),
      start_radius_(start.radius),
      about_(about),
      degrees_(degrees),
      amount_(std::abs(degrees)) {}

Vec Turning::turned(Vec p, double degrees) const { return turned_about(p, about_, degrees_ < 0 ? -degrees : degrees); }

Ring Turning::corners_at(double degrees) const {
  const Vec f = direction(degrees_ < 0 ? -degrees : degrees);
  Ring r = points_;
  for (Vec& p : r) {
    const Vec v = p - about_;
    p = about_ + Vec{v.x * f.y + v.y * f.x, v.y * f.y - v.x * f.x};
  }
  return r;
}

Stretches Turning::nearer(const Convex& fixed, double reach) const {
  const double sense = degrees_ < 0 ? -1 : 1;
  const double whole = radians(amount_);
  const double at = start_radius_ + fixed.radius + reach;
  Angles angles{0, whole};
  for (const Vec p : points_) {
    const Orbit o(p, about_, sense, whole);
    for_sides(fixed.points, [&](Vec a, Vec b) { meet_segment(o, a, b, at, angles); });
    for (const Vec q : fixed.points) meet_point(o, q, at, angles);
  }
  for (const Vec q : fixed.points) {
    const Orbit o(q, about_, -sense, whole);
    for_sides(points_, [&](Vec a, Vec b) { meet_segment(o, a, b, at, angles); });
  }
  std::sort(angles.begin(), angles.end());
  Stretches found;
  const double to_degrees = 180 / PI;
  for (std::size_t i = 1; i < angles.size(); ++i) {
    if (angles[i] - angles[i - 1] <= SLACK) continue;
    const Ring there = corners_at((angles[i - 1] + angles[i]) / 2 * to_degrees);
    if (Pairing(fixed, {there, start_radius_}).gap() < reach - EPS)
      found.push_back({angles[i - 1] * to_degrees, std::min(angles[i] * to_degrees, amount_)});
  }
  join(found);
  return found;
}

double Turning::least_gap(const Convex& fixed) const {
  const auto gap_at = [&](double degrees) { return Pairing(fixed, {corners_at(degrees), start_radius_}).gap(); };
  double least = std::min(gap_at(0), gap_at(amount_));
  if (least <= 0) return 0;
  const double sense = degrees_ < 0 ? -1 : 1;
  const double whole = radians(amount_);
  const double radius = start_radius_ + fixed.radius;
  const auto look = [&](const Orbit& o, std::span<const Vec> points) {
    if (points.size() == 1) least = std::min(least, least_on_orbit(o, points[0], points[0]) - radius);
    for_sides(points, [&](Vec a, Vec b) { least = std::min(least, least_on_orbit(o, a, b) - radius); });
  };
  for (const Vec p : points_) look(Orbit(p, about_, sense, whole), fixed.points);
  for (const Vec q : fixed.points) look(Orbit(q, about_, -sense, whole), points_);
  return std::max(0.0, least);
}

double Turning::reach_from_centre() const {
  double r = 0;
  for (const Vec p : points_) r = std::max(r, distance(p, about_));
  return r + start_radius_;
}

Box Turning::swept_box() const {
  Box b;
  b.include(about_);
  return b.grown(reach_from_centre());
}

std::optional<double> Turning::first_beyond(const Box& table) const {
  std::optional<double> first;
  const double sense = degrees_ < 0 ? -1 : 1;
  const double whole = radians(amount_);
  const auto check = [&](Vec p, Vec out, double limit) {
    const Orbit o(p, about_, sense, whole);
    const auto beyond = [&](double turned) { return dot(o.at(turned), out) + start_radius_ - limit; };
    Angles angles{0, whole};
    const auto note = [&](double turned) { angles.push_back(turned); };
    o.where_component(out, limit - start_radius_ - dot(about_, out), note);
    o.when_at(std::atan2(out.y, out.x), note);  // the farthest point, so that each part rises or falls all along
    std::sort(angles.begin(), angles.end());
    for (std::size_t i = 0; i < angles.size(); ++i) {
      if (beyond(angles[i]) <= EPS) continue;
      const double turned = angles[i == 0 ? 0 : i - 1];
      const double degrees = std::min(turned * 180 / PI, amount_);
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
