#include "movement/survey/survey.h"

#include <algorithm>

#include "base/disjoint_sets.h"
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
  return f;
}

void measure(SurveyedFeature& f, const Feature& feature) {
  static const auto nothing = std::make_shared<const Area>();
  f.area = nothing;
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape))
    f.area = std::make_shared<const Area>(*polygons);
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) {
    f.area = std::make_shared<const Area>(*line, feature.width);
    if (f.crossed) f.line = std::make_shared<const CentreLine>(*line);
  }
}

bool measures_the_same(const Feature& a, const Feature& b) {
  if (&a == &b) return true;
  return a.kind == b.kind && a.width == b.width && a.shape == b.shape;
}

/// By feature: the first section of its thing, when touching pairs are united.
std::vector<FeatureIndex> first_sections(std::size_t features, const std::vector<TouchingPair>& pairs) {
  DisjointSets sections(features);
  for (const TouchingPair& pair : pairs) sections.join(at(pair.one), at(pair.other));
  std::vector<FeatureIndex> things(features);
  for (std::size_t i = 0; i < features; ++i) things[i] = static_cast<FeatureIndex>(sections.least_of(i));
  return things;
}

}  // namespace

Survey::Survey(std::shared_ptr<const Terrain> terrain) : terrain_(std::move(terrain)) {
  const Features& features = terrain_->features();
  features_.reserve(features.size());
  for (std::size_t i = 0; i < features.size(); ++i) {
    features_.push_back(surveyed(*terrain_, static_cast<FeatureIndex>(i)));
    measure(features_.back(), features[i]);
  }
  index_ = BoxIndex(boxes());
}

Survey::Survey(std::shared_ptr<const Terrain> terrain, const Survey& earlier) : terrain_(std::move(terrain)) {
  const Features& features = terrain_->features();
  const Features& old = earlier.terrain_->features();
  features_.reserve(features.size());
  for (std::size_t i = 0; i < features.size(); ++i) {
    features_.push_back(surveyed(*terrain_, static_cast<FeatureIndex>(i)));
    // After an edit most features are at their old index.
    const bool in_place = i < old.size() && old[i].id == features[i].id;
    const auto was = in_place ? static_cast<FeatureIndex>(i) : earlier.terrain_->find(features[i].id);
    if (was && measures_the_same(old[at(*was)], features[i])) {
      features_.back().area = earlier.features_[at(*was)].area;
      features_.back().line = earlier.features_[at(*was)].line;
    } else {
      measure(features_.back(), features[i]);
    }
  }
  index_ = BoxIndex(boxes(), earlier.boxes(), earlier.index_);
}

std::vector<Box> Survey::boxes() const {
  std::vector<Box> boxes;
  boxes.reserve(features_.size());
  for (const SurveyedFeature& feature : features_) boxes.push_back(feature.area->box());
  return boxes;
}

const SurveyedFeature* Survey::find(FeatureIndex index) const {
  const SurveyedFeature& feature = features_.at(at(index));
  return feature.area->box().empty() ? nullptr : &feature;
}

bool Survey::of_one_kind(FeatureIndex a, FeatureIndex b) const {
  const Feature& one = terrain_->features()[at(a)];
  const Feature& other = terrain_->features()[at(b)];
  if (one.kind != other.kind) return false;
  return class_of(one.kind) != FeatureClass::relief || one.traits["level"] == other.traits["level"];
}

const std::vector<TouchingPair>& Survey::touching() const {
  std::call_once(touching_found_, [&] {
    for (const SurveyedFeature& feature : features_)
      index_.visit(feature.area->box().grown(EPS), [&](std::uint32_t i) {
        const SurveyedFeature& other = features_[i];
        if (other.index > feature.index && of_one_kind(feature.index, other.index) &&
            feature.area->touches(*other.area))
          touching_.push_back({feature.index, other.index});
      });
  });
  return touching_;
}

const Junctions& Survey::junctions() const {
  std::call_once(junctions_found_, [&] { junctions_ = Junctions(features_, index_); });
  return junctions_;
}

void Survey::sort(std::span<FeatureIndex> features) const {
  std::sort(features.begin(), features.end(),
            [&](FeatureIndex a, FeatureIndex b) { return terrain_->rank(a) < terrain_->rank(b); });
}

void SurveyedSections::find_things() const {
  std::vector<TouchingPair> pairs = survey_->touching();
  std::erase_if(pairs, [&](const TouchingPair& pair) { return !may_be_one(labels_.get(), pair.one, pair.other); });
  if (!pairs.empty()) thing_ = first_sections(survey_->terrain().features().size(), pairs);
}

FeatureIndex SurveyedSections::thing_of(FeatureIndex feature) const {
  std::call_once(found_, [&] { find_things(); });
  return thing_.empty() ? feature : thing_[at(feature)];
}

FeatureSet SurveyedSections::sections_of(FeatureIndex feature) const {
  const FeatureIndex thing = thing_of(feature);
  FeatureSet all;
  if (thing_.empty()) all.push_back(feature);
  for (std::size_t i = at(thing); i < thing_.size(); ++i)
    if (thing_[i] == thing) all.push_back(static_cast<FeatureIndex>(i));
  return all;
}

}  // namespace linesman
