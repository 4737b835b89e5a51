// The features of a terrain, prepared and indexed.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <span>

#include "geometry/area.h"
#include "geometry/centre_line.h"
#include "movement/junctions.h"
#include "table/game.h"

namespace linesman {

/// Two features that touch or overlap.
struct TouchingPair {
  FeatureIndex one{};
  FeatureIndex other{};
};

/// What a feature is to somebody who moves.
struct SurveyedFeature {
  FeatureIndex index{};
  int rank = 0;  ///< of its id
  double height = 0;
  bool ground = false;  ///< area, obstacle, structure: told under a footprint
  bool holds = false;   ///< area, structure: told under a centre
  bool surface = false;
  bool slope = false;
  bool crossed = false;  ///< obstacle or contour
  bool relief = false;
  double uphill = 0;  ///< heading, of a slope
  bool has_uphill = false;
  std::shared_ptr<const Area> area;        ///< never nullptr
  std::shared_ptr<const CentreLine> line;  ///< of a LineString that is crossed; else nullptr

  /// A piece at this altitude is tested against it: below its height; surfaces and relief only on the table itself.
  /// Between `lowest` and `highest` one altitude is enough.
  bool tested_at(double altitude) const { return tested_at(altitude, altitude); }
  bool tested_at(double lowest, double highest) const;
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
