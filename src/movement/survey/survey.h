// The features of a terrain, prepared and indexed.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "geometry/shapes/remainder.h"
#include "movement/survey/junctions.h"
#include "movement/trace.h"
#include "table/game.h"

namespace linesman {

/// Thread-safe, although some parts are found when they are first asked for.
class Survey {
 public:
  explicit Survey(std::shared_ptr<const Terrain> terrain);
  /// Takes prepared features from `earlier` where shape and width are unchanged.
  Survey(std::shared_ptr<const Terrain> terrain, const Survey& earlier);

  const Terrain& terrain() const { return *terrain_; }
  const std::shared_ptr<const Terrain>& terrain_ptr() const { return terrain_; }

  /// Calls found(feature) for all features whose box meets `box`, in no particular order.
  template <class Found>
  void visit(const Box& box, Found&& found) const {
    index_.visit(box, [&](std::uint32_t i) { found(features_[i]); });
  }

  /// Calls found(feature) for all features whose box meets a corridor, which lies within `box`.
  template <class Found>
  void visit(const Box& box, const Corridor& corridor, Found&& found) const {
    index_.visit(box, corridor, [&](std::uint32_t i) { found(features_[i]); });
  }

  /// nullptr when the feature has no geometry.
  const SurveyedFeature* find(FeatureIndex index) const;

  /// Sorts them by id.
  void sort(std::span<FeatureIndex> features) const;

  /// Whether two features are of one kind (relief: also of one level), so that they may be sections of one thing.
  bool of_one_kind(FeatureIndex a, FeatureIndex b) const;
  /// The places where obstacles meet, or contours.
  const Junctions& junctions() const;

  /// The parts of a feature that surfaces leave, near `where`; nullptr when no surface is near.
  std::shared_ptr<const Remainder> rest_of(const SurveyedFeature& feature, const std::vector<FeatureIndex>& covers,
                                           const Box& where) const;

 private:
  struct Rests;

  std::vector<Box> boxes() const;

  std::shared_ptr<const Terrain> terrain_;
  std::vector<SurveyedFeature> features_;  ///< by FeatureIndex
  BoxIndex index_;
  mutable std::once_flag junctions_found_;
  mutable Junctions junctions_;
  std::shared_ptr<Rests> rests_;  ///< of whole features, once they were asked for
};

/// The sections of things on a survey: touching features that the labels of a ruleset unite. They are found when they
/// are first asked for.
class SurveyedSections : public Sections {
 public:
  /// `labels`: see `may_be_one` in trace_request.h.
  SurveyedSections(std::shared_ptr<const Survey> survey, std::shared_ptr<const SectionLabels> labels)
      : survey_(std::move(survey)), labels_(std::move(labels)) {}

  FeatureIndex thing_of(FeatureIndex feature) const override;
  FeatureSet sections_of(FeatureIndex feature) const override;

 private:
  void find_things() const;

  std::shared_ptr<const Survey> survey_;
  std::shared_ptr<const SectionLabels> labels_;
  mutable std::once_flag found_;
  mutable std::vector<FeatureIndex> thing_;  ///< by feature; empty when each feature is alone
};

}  // namespace linesman
