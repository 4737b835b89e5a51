#include "reach/bounds/aimed_legs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/tolerance.h"
#include "base/vec.h"
#include "geometry/shapes/convex.h"
#include "movement/outline.h"
#include "reach/bounds/shapes.h"

namespace linesman {

namespace {

constexpr double CLEARLY_OFF = 1e-4;  // inches, and radians
constexpr std::size_t SIDES_OF_A_CHUNK = 32;

double distance_from(const Box& box, Vec p) {
  return distance(p, {std::clamp(p.x, box.min.x, box.max.x), std::clamp(p.y, box.min.y, box.max.y)});
}

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
      outlines_.push_back(closed_line(polygon.outer));
      for (const Ring& hole : polygon.holes) add(hole, true);
    }
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) {
    add(*line, false);
    outlines_.push_back(*line);
    half_width_ = feature.width / 2;
  }
  sort_sides();
  front_ = convex_hull(std::move(points));
  begins_there_ = area_.distance_from(start) <= EPS;
}

bool AimedLegs::leads_at_it(Vec from, Vec to) const {
  const double inches = distance(from, to);
  return inches < EPS || area_.distance_from_ray(from, (to - from) * (1 / inches)) <= EPS;
}

AimedLegs::View AimedLegs::view_from(Vec place) const {
  View view;
  const double inches = area_.distance_from(place);
  view.inside_ = inches <= EPS / 2;
  view.told_ = !outlines_.empty() && inches > CLEARLY_OFF;
  if (!view.told_) return view;
  for (const Polyline& outline : outlines_) {
    const double clear = half_width_ + CLEARLY_OFF;
    Vec before = outline.front() - place;
    double angle = std::atan2(before.y, before.x);
    View::Cone cone{angle, angle, 0};
    for (const Vec corner : outline) {
      const Vec off = corner - place;
      // From corner to corner it turns by less than half a circle, whichever way.
      angle += std::atan2(cross(before, off), dot(before, off));
      cone.low = std::min(cone.low, angle);
      cone.high = std::max(cone.high, angle);
      cone.margin = std::max(cone.margin, std::asin(std::min(1.0, clear / length(off))));
      before = off;
    }
    view.cones_.push_back(cone);
  }
  return view;
}

bool AimedLegs::leads_at_it(Vec from, Vec to, const View& view) const {
  if (view.inside_) return true;
  if (!view.told_) return leads_at_it(from, to);
  const double heading = std::atan2(to.y - from.y, to.x - from.x);
  bool doubtful = false;
  for (const View::Cone& cone : view.cones_) {
    constexpr double CIRCLE = 2 * std::numbers::pi;
    const double above = heading - cone.low + cone.margin;
    const double turned = above - std::floor(above / CIRCLE) * CIRCLE;  // from the lowest that may meet it
    if (turned > cone.high - cone.low + 2 * cone.margin) continue;
    if (turned >= cone.margin + CLEARLY_OFF && turned <= cone.high - cone.low + cone.margin - CLEARLY_OFF) return true;
    doubtful = true;
  }
  return doubtful && leads_at_it(from, to);
}

void AimedLegs::sort_sides() {
  for (std::size_t first = 0; first < sides_.size(); first += SIDES_OF_A_CHUNK) {
    Chunk chunk{{}, first, std::min(sides_.size(), first + SIDES_OF_A_CHUNK)};
    for (std::size_t i = first; i < chunk.end; ++i) {
      chunk.box.include(sides_[i].first);
      chunk.box.include(sides_[i].second);
    }
    chunks_.push_back(chunk);
  }
}

bool AimedLegs::in_front(Vec place, double slack) const {
  bool inside = front_.size() > 2;
  for_sides(front_, [&](Vec a, Vec b) { inside = inside && cross(b - a, place - a) >= 0; });
  if (inside) return true;
  double off = HUGE_VAL;
  for_sides(front_, [&](Vec a, Vec b) { off = std::min(off, distance_to_segment(place, a, b)); });
  return off <= slack + half_width_;
}

double AimedLegs::at_least(Vec place, double slack) const {
  const double straight = std::max(0.0, distance(start_, place) - slack);
  if (begins_there_ || sides_.empty() || in_front(place, slack)) return straight;
  double least = HUGE_VAL;
  if (shut_) return least;
  for (const Chunk& chunk : chunks_) {
    if (distance_from(chunk.box, start_) + distance_from(chunk.box, place) >= least) continue;
    for (std::size_t i = chunk.first; i < chunk.end; ++i)
      least = std::min(least, by_way_of(start_, place, sides_[i].first, sides_[i].second));
  }
  return std::max(straight, least - slack - 2 * half_width_);
}

}  // namespace linesman
