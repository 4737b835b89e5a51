// The features of a terrain, prepared and indexed.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <span>

#include "movement/junctions.h"
#include "table/game.h"

namespace linesman {

/// Two features that touch or overlap.
struct TouchingPair {
  FeatureIndex one{};
  FeatureIndex other{};
};

class Survey {
 public:
  explicit Survey(std::shared_ptr<const Terrain> terrain);
  /// The same; features that have kept shape and width are not prepared anew.
  Survey(std::shared_ptr<const Terrain> terrain, const Survey& earlier);

  const Terrain& terrain() const { return *terrain_; }
  const std::shared_ptr<const Terrain>& terrain_ptr() const { return terrain_; }

  /// Calls found(feature) for all whose box meets `box`, in no particular order.
  template <class Found>
  void visit(const Box& box, Found&& found) const {
    index_.visit(box, [&](std::uint32_t i) { found(features_[i]); });
  }

  /// The same for a corridor that lies within `box`.
  template <class Found>
  void visit(const Box& box, const Corridor& corridor, Found&& found) const {
    index_.visit(box, corridor, [&](std::uint32_t i) { found(features_[i]); });
  }

  /// Nothing when it has no geometry.
  const SurveyedFeature* find(FeatureIndex index) const;

  /// Sorted by id.
  void sort(std::span<FeatureIndex> features) const;

  /// Two features of one kind, relief of one level too: where they touch they may be sections of one thing.
  bool of_one_kind(FeatureIndex a, FeatureIndex b) const;
  /// All pairs of such features that touch or overlap. Found when they are first asked for.
  const std::vector<TouchingPair>& touching() const;
  /// Where obstacles meet, or contours. Found when they are first asked for.
  const Junctions& junctions() const;

 private:
  std::vector<Box> boxes() const;

  std::shared_ptr<const Terrain> terrain_;
  std::vector<SurveyedFeature> features_;  ///< by FeatureIndex
  BoxIndex index_;
  mutable std::once_flag touching_found_;
  mutable std::vector<TouchingPair> touching_;
  mutable std::once_flag junctions_found_;
  mutable Junctions junctions_;
};

}  // namespace linesman
