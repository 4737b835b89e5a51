#include "movement/survey.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

namespace {

SurveyedFeature surveyed(const Terrain& terrain, FeatureIndex index) {
  const Feature& feature = terrain.features()[at(index)];
  const FeatureClass cls = class_of(feature.kind);
  SurveyedFeature f;
  f.index = index;
  f.rank = terrain.rank(index);
  f.height = feature.height;
  f.holds = cls == FeatureClass::area || cls == FeatureClass::structure;
  f.ground = f.holds || cls == FeatureClass::obstacle;
  f.surface = cls == FeatureClass::surface;
  f.relief = cls == FeatureClass::relief;
  f.slope = feature.kind == Kind::slope;
  f.crossed = cls == FeatureClass::obstacle || feature.kind == Kind::contour;
  if (const auto uphill = feature.traits["uphill"].number(); uphill && f.slope) {
    f.uphill = *uphill;
    f.has_uphill = true;
  }
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) f.area = Area(*polygons);
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) {
    f.area = Area(*line, feature.width);
    if (f.crossed) f.line.emplace(*line);
  }
  return f;
}

}  // namespace

bool SurveyedFeature::tested_at(double lowest, double highest) const {
  const bool on_table = lowest <= EPS && highest >= -EPS;
  if (surface || relief) return on_table;
  return on_table || exceeds(height, lowest);
}

Survey::Survey(std::shared_ptr<const Terrain> terrain) : terrain_(std::move(terrain)) {
  const std::size_t n = terrain_->features().size();
  features_.reserve(n);
  std::vector<Box> boxes;
  boxes.reserve(n);
  for (std::size_t i = 0; i < n; ++i) {
    features_.push_back(surveyed(*terrain_, static_cast<FeatureIndex>(i)));
    boxes.push_back(features_.back().area.box());
  }
  index_ = BoxIndex(boxes);
}

const SurveyedFeature* Survey::find(FeatureIndex index) const {
  const SurveyedFeature& feature = features_.at(at(index));
  return feature.area.box().empty() ? nullptr : &feature;
}

void Survey::sort(std::vector<FeatureIndex>& features) const {
  std::sort(features.begin(), features.end(),
            [&](FeatureIndex a, FeatureIndex b) { return terrain_->rank(a) < terrain_->rank(b); });
}

}  // namespace linesman
