#include "movement/survey/survey.h"

#include <algorithm>
#include <map>

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

/// The rest of a whole area; nullptr where most of its many sides would lie far from any question.
std::shared_ptr<const Remainder> whole_rest(const Area& area, std::vector<const Area*> covers) {
  constexpr std::size_t MOST_SIDES = 300;
  std::size_t sides = area.sides();
  for (const Area* cover : covers) sides += cover->sides();
  return sides > MOST_SIDES ? nullptr : std::make_shared<const Remainder>(area, std::move(covers), area.box());
}

}  // namespace

struct Survey::Rests {
  /// By feature and by what covers it: the rest of the whole feature, or nullptr where it has too many sides.
  std::map<std::pair<FeatureIndex, std::vector<FeatureIndex>>, std::shared_ptr<const Remainder>> made;
  std::mutex mutex;
};

Survey::Survey(std::shared_ptr<const Terrain> terrain)
    : terrain_(std::move(terrain)), rests_(std::make_shared<Rests>()) {
  const Features& features = terrain_->features();
  features_.reserve(features.size());
  for (std::size_t i = 0; i < features.size(); ++i) {
    features_.push_back(surveyed(*terrain_, static_cast<FeatureIndex>(i)));
    measure(features_.back(), features[i]);
  }
  index_ = BoxIndex(boxes());
}

Survey::Survey(std::shared_ptr<const Terrain> terrain, const Survey& earlier)
    : terrain_(std::move(terrain)), rests_(std::make_shared<Rests>()) {
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

std::shared_ptr<const Remainder> Survey::rest_of(const SurveyedFeature& feature,
                                                 const std::vector<FeatureIndex>& covers, const Box& where) const {
  const auto areas_near = [&](const Box& box) {
    std::vector<const Area*> areas;
    for (const FeatureIndex index : covers)
      if (const SurveyedFeature* cover = find(index); cover && cover->area->box().meets(box))
        areas.push_back(cover->area.get());
    return areas;
  };
  std::vector<const Area*> near = areas_near(where);
  if (near.empty()) return nullptr;
  {
    const std::lock_guard lock(rests_->mutex);
    const auto [whole, is_new] = rests_->made.try_emplace({feature.index, covers});
    if (is_new) whole->second = whole_rest(*feature.area, areas_near(feature.area->box()));
    if (whole->second) return whole->second;
  }
  return std::make_shared<const Remainder>(*feature.area, std::move(near), where);
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
  const std::size_t features = survey_->terrain().features().size();
  DisjointSets things(features);
  bool any = false;
  for (std::size_t i = 0; i < features; ++i) {
    const SurveyedFeature* one = survey_->find(static_cast<FeatureIndex>(i));
    if (one == nullptr) continue;
    survey_->visit(one->area->box().grown(EPS), [&](const SurveyedFeature& other) {
      // Of many in one place most are joined by others already, and need not be measured.
      if (other.index <= one->index || things.are_joined(i, at(other.index))) return;
      if (!survey_->of_one_kind(one->index, other.index) || !may_be_one(labels_.get(), one->index, other.index)) return;
      if (!one->area->touches(*other.area)) return;
      things.join(i, at(other.index));
      any = true;
    });
  }
  if (!any) return;
  thing_.resize(features);
  for (std::size_t i = 0; i < features; ++i) thing_[i] = static_cast<FeatureIndex>(things.least_of(i));
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
