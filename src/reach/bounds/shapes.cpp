#include "reach/bounds/shapes.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "base/vec.h"
#include "geometry/shapes/convex.h"
#include "movement/outline.h"

namespace linesman {

BaseRadii radii_of(const Footprint& base) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) return {circle->diameter / 2, circle->diameter / 2};
  const Ring ring = corners(base);
  BaseRadii radii{HUGE_VAL, 0};
  for_sides(ring, [&](Vec a, Vec b) { radii.inner = std::min(radii.inner, distance_to_segment({}, a, b)); });
  for (const Vec corner : ring) radii.outer = std::max(radii.outer, length(corner));
  return radii;
}

DeepArea::DeepArea(const Feature& feature) : area_(area_of(feature)) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape))
    for (const Polygon& polygon : *polygons) {
      borders_.emplace_back(closed_line(polygon.outer), 0);
      for (const Ring& hole : polygon.holes) borders_.emplace_back(closed_line(hole), 0);
    }
  const auto* line = std::get_if<Polyline>(&feature.shape);
  if (!line || feature.width <= 0) return;
  half_width_ = feature.width / 2;
  line_ = {*line, 0};
  const auto add_end = [&](Vec at, Vec before) {
    const Vec outward = (at - before) * (1 / distance(at, before));
    const Vec side = Vec{-outward.y, outward.x} * half_width_;
    ends_.push_back({at, outward, {Polyline{at + side, at - side}, 0}});
  };
  add_end(line->front(), (*line)[1]);
  add_end(line->back(), (*line)[line->size() - 2]);
}

/// The distance of a place from the half disc that would make the end round.
double DeepArea::from_end(const End& end, Vec place) const {
  if (dot(place - end.at, end.outward) <= 0) return end.across.distance_from(place);
  return std::max(0.0, distance(place, end.at) - half_width_);
}

double DeepArea::off(Vec place) const {
  if (const double outside = area_.distance_from(place); outside > 0) return outside;
  double depth = half_width_ > 0 ? std::max(0.0, half_width_ - line_.distance_from(place)) : HUGE_VAL;
  for (const Area& border : borders_) depth = std::min(depth, border.distance_from(place));
  for (const End& end : ends_) depth = std::min(depth, from_end(end, place));
  return borders_.empty() && ends_.empty() ? 0 : -depth;
}

FeatureAreas::FeatureAreas(const Game& game) : game_(game) {
  for (const Feature& feature : game.terrain()) areas_.push_back(std::make_shared<const Area>(area_of(feature)));
}

DistanceTo FeatureAreas::off(FeatureIndex feature) const {
  return [area = areas_[static_cast<std::size_t>(feature)]](Vec p) { return area->distance_from(p); };
}

DistanceTo FeatureAreas::deep_off(FeatureIndex feature) const {
  return [deep = std::make_shared<const DeepArea>(game_.feature(feature))](Vec p) { return deep->off(p); };
}

DistanceTo FeatureAreas::off_line(FeatureIndex feature) const {
  const auto* line = std::get_if<Polyline>(&game_.feature(feature).shape);
  if (!line) return deep_off(feature);
  return [bare = std::make_shared<const Area>(*line, 0)](Vec p) { return bare->distance_from(p); };
}

double inside_of(const Table& table, Vec place) {
  return std::min({place.x, place.y, table.width - place.x, table.depth - place.y});
}

FixedBase::FixedBase(const Footprint& base, const Pose& pose) : middle_(pose.at) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) {
    points_ = {pose.at};
    radius_ = outer_ = circle->diameter / 2;
    return;
  }
  points_ = corners(base);
  const Vec ahead = direction(pose.facing);
  for (Vec& corner : points_)
    corner = pose.at + Vec{corner.x * ahead.y + corner.y * ahead.x, corner.y * ahead.y - corner.x * ahead.x};
  if (std::holds_alternative<PolygonBase>(base)) points_ = convex_hull(std::move(points_));
  for (const Vec corner : points_) outer_ = std::max(outer_, distance(middle_, corner));
}

double FixedBase::distance_from(Vec point) const {
  if (points_.size() < 3) return std::max(0.0, distance(point, middle_) - radius_);
  bool inside = true;
  double least = HUGE_VAL;
  for_sides(points_, [&](Vec a, Vec b) {
    inside = inside && cross(b - a, point - a) >= 0;
    least = std::min(least, distance_to_segment(point, a, b));
  });
  return inside ? 0 : least;
}

bool FixedBase::nearer_than(Vec point, double reach) const {
  const Vec off = point - middle_;
  const double far = reach + outer_ + EPS;
  return far > 0 && dot(off, off) < far * far && distance_from(point) < reach;
}

double FixedBase::gap_to(const FixedBase& other) const { return std::max(0.0, gap_between(shape(), other.shape())); }

bool FixedBase::overlaps(const FixedBase& other) const {
  const Vec off = other.middle_ - middle_;
  const double far = outer_ + other.outer_;
  return dot(off, off) < far * far && gap_between(shape(), other.shape()) < -EPS;
}

bool FixedBase::may_be_met(Vec from, Vec to, double outer) const {
  const double far = outer_ + outer;
  return square_to_segment(middle_, from, to) < far * far;
}

bool FixedBase::is_met_by(const FixedBase& other, Vec along, double inches, double reach) const {
  return ShapePair(shape(), other.shape()).nearer(along, inches, reach).has_value();
}

}  // namespace linesman
