#include "reach/aimed_legs.h"

#include <algorithm>

#include "base/tolerance.h"
#include "geometry/convex.h"
#include "reach/feature_area.h"

namespace linesman {

namespace {

/// The shortest way from one point to another by way of a segment.
double by_way_of(Vec from, Vec to, Vec a, Vec b) {
  const Vec along = b - a;
  const double square = dot(along, along);
  if (square == 0) return distance(from, a) + distance(a, to);
  // The mirror image of what lies on the same side is as far from every point of the segment.
  const double side_from = cross(along, from - a);
  const double side_to = cross(along, to - a);
  const Vec normal{-along.y / square, along.x / square};
  const bool same = (side_from > 0) == (side_to > 0);
  const Vec mirrored = same ? to - normal * (2 * side_to) : to;
  const double off_from = std::abs(side_from);
  const double off_to = std::abs(side_to);
  const double share = off_from + off_to > 0 ? off_from / (off_from + off_to) : 0.5;
  const Vec crossing = from + (mirrored - from) * share;
  const double t = std::clamp(dot(crossing - a, along) / square, 0.0, 1.0);
  const Vec way = a + along * t;
  return distance(from, way) + distance(way, to);
}

}  // namespace

AimedLegs::AimedLegs(const Feature& feature, Vec start, bool shut)
    : area_(area_of(feature)), start_(start), shut_(shut) {
  std::vector<Vec> points{start};
  const auto add = [&](const Polyline& line, bool closed) {
    for (std::size_t i = closed ? 0 : 1; i < line.size(); ++i)
      sides_.emplace_back(line[i == 0 ? line.size() - 1 : i - 1], line[i]);
    points.insert(points.end(), line.begin(), line.end());
  };
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape))
    for (const Polygon& polygon : *polygons) {
      add(polygon.outer, true);
      for (const Ring& hole : polygon.holes) add(hole, true);
    }
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) {
    add(*line, false);
    half_width_ = feature.width / 2;
  }
  front_ = convex_hull(std::move(points));
  begins_there_ = area_.distance_from(start) <= EPS;
}

bool AimedLegs::leads_at_it(Vec from, Vec to) const {
  const double inches = distance(from, to);
  return inches < EPS || area_.distance_from_ray(from, (to - from) * (1 / inches)) <= EPS;
}

bool AimedLegs::in_front(Vec place, double slack) const {
  double off = HUGE_VAL;
  bool inside = front_.size() > 2;
  for_sides(front_, [&](Vec a, Vec b) {
    inside = inside && cross(b - a, place - a) >= 0;
    off = std::min(off, distance_to_segment(place, a, b));
  });
  return inside || off <= slack + half_width_;
}

double AimedLegs::at_least(Vec place, double slack) const {
  const double straight = std::max(0.0, distance(start_, place) - slack);
  if (begins_there_ || sides_.empty() || in_front(place, slack)) return straight;
  double least = HUGE_VAL;
  if (shut_) return least;
  for (const auto& [a, b] : sides_) least = std::min(least, by_way_of(start_, place, a, b));
  return std::max(straight, least - slack - 2 * half_width_);
}

}  // namespace linesman
