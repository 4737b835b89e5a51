#include "movement/survey.h"

#include <algorithm>
#include <limits>

#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr std::uint32_t NO_SLOT = std::numeric_limits<std::uint32_t>::max();

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
  std::vector<SurveyedFeature> prepared;
  prepared.reserve(n);
  std::vector<Box> boxes;
  for (std::size_t i = 0; i < n; ++i) {
    prepared.push_back(surveyed(*terrain_, static_cast<FeatureIndex>(i)));
    boxes.push_back(prepared.back().area.box());
  }
  tree_ = PackedTree(boxes);
  slot_of_.assign(n, NO_SLOT);
  features_.reserve(n);
  for (const std::uint32_t i : tree_.order()) {
    slot_of_[i] = static_cast<std::uint32_t>(features_.size());
    features_.push_back(std::move(prepared[i]));
  }
}

const SurveyedFeature* Survey::find(FeatureIndex index) const {
  const std::uint32_t slot = slot_of_.at(at(index));
  return slot == NO_SLOT ? nullptr : &features_[slot];
}

void Survey::sort(std::vector<FeatureIndex>& features) const {
  std::sort(features.begin(), features.end(),
            [&](FeatureIndex a, FeatureIndex b) { return terrain_->rank(a) < terrain_->rank(b); });
}

}  // namespace linesman
