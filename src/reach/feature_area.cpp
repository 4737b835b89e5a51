#include "reach/feature_area.h"
#include "geometry/closed_line.h"

#include <algorithm>

namespace linesman {

Area area_of(const Feature& feature) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) return Area(*polygons);
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) return Area(*line, feature.width);
  return {};
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

Off FeatureAreas::off(FeatureIndex feature) const {
  return [area = areas_[static_cast<std::size_t>(feature)]](Vec p) { return area->distance_from(p); };
}

Off FeatureAreas::deep_off(FeatureIndex feature) const {
  return [deep = std::make_shared<const DeepArea>(game_.feature(feature))](Vec p) { return deep->off(p); };
}

Off FeatureAreas::off_line(FeatureIndex feature) const {
  const auto* line = std::get_if<Polyline>(&game_.feature(feature).shape);
  if (!line) return deep_off(feature);
  return [bare = std::make_shared<const Area>(*line, 0)](Vec p) { return bare->distance_from(p); };
}

double inside_of(const Table& table, Vec place) {
  return std::min({place.x, place.y, table.width - place.x, table.depth - place.y});
}

}  // namespace linesman
