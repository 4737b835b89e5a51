// What corners do on their way round: how near they come, and where they leave the table.
#include <algorithm>

#include "base/tolerance.h"
#include "geometry/orbit.h"
#include "geometry/turning.h"

namespace linesman {

namespace {

constexpr double SURELY_MORE = 1e-6;  // inches, than what rounding makes of a distance

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

double Turning::least_gap(const Convex& fixed) const {
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
    const double round = distance(middle, o.at(0)) + radius + SURELY_MORE;
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
