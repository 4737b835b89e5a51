// The ground under a piece: the features that count, the price of an inch, and those that bar the way (mobility-17 to
// 32).
#pragma once

#include <unordered_map>

#include "mobility/model.h"
#include "mobility/water.h"
#include "movement/trace.h"

namespace linesman::mobility {

/// The facts of one place of a path, from the trace.
struct PlaceFacts {
  const FeatureSet& ground;
  const FeatureSet& within;  ///< areas and structures that hold the centre
  std::optional<FeatureIndex> surface = {};
  std::optional<FeatureIndex> slope = {};  ///< that the piece climbs there
  WaterAt water = {};
  double altitude = 0;
};

/// The ground that counts at one place. Made by `Ground::place`; refers to `ground` and `within` of the facts.
struct GroundUnderBase {
  const FeatureSet& ground;
  const FeatureSet& within;
  std::optional<FeatureIndex> surface;  ///< nothing where a road lies in the water
  std::optional<FeatureIndex> slope;    ///< that the piece climbs there
  FeatureSet waters;                    ///< the waters that count (mobility-21)
  bool on_stairs = false;
  bool indoors = false;   ///< the centre is in a building
  bool too_high = false;  ///< too high for a hover vehicle to skim
  double altitude = 0;
};

/// A figure of the terrain table with the clause that it comes from.
struct GroundFigure {
  double value = 1;
  std::string_view rule;  ///< the clause of the highest figure other than 1; empty: none
};

/// The terrain of a game as one piece meets it. It remembers the features that it was asked for, so it serves one
/// thread.
class Ground {
 public:
  Ground(const Setting& setting, const Model& model);

  GroundUnderBase place(const PlaceFacts& facts) const;

  /// A hover vehicle: it feels slopes and low obstacles up to its altitude limit (mobility-20, mobility-27).
  bool skims() const { return model_.is(MobilityType::hover); }

  /// The price of an inch there, without the factor for direction (mobility-17).
  GroundFigure figure(const GroundUnderBase& place) const;

  /// The clause that keeps the piece from touching a feature of the ground there; empty where it may touch it.
  std::string_view barred_by(FeatureIndex feature, const GroundUnderBase& place) const;
  /// The clause that keeps it from going up a slope or along a surface under its centre; empty where none does.
  std::string_view barred_under_centre(FeatureIndex feature) const;

  /// One feature for this piece.
  struct Known {
    Rating rating = Rating::none;
    std::optional<double> figure;  ///< nothing where the piece cannot pass
    std::string_view clause;
    bool is_area = false;
    bool lets_in = true;
  };
  const Known& known(FeatureIndex feature) const;

  /// A single tree (mobility-26).
  bool is_tree(FeatureIndex feature) const { return known(feature).rating == Rating::tree; }

  /// A building, stairs or ladder is among these: it bears a piece above the ground (mobility-41).
  bool bears(const FeatureSet& ground) const;

  /// Stairs or a ladder that the piece can use are among these (mobility-41, mobility-48).
  bool has_way_up(const FeatureSet& ground) const;
  /// The price of an inch of climb by stairs or a ladder among these (mobility-31, mobility-32); nothing without them.
  std::optional<GroundFigure> climb_figure(const FeatureSet& ground) const;

 private:
  Known learn(FeatureIndex feature) const;
  std::optional<double> cell(const Feature& feature, Rating rating) const;
  bool is_soaked(const Feature& feature) const;
  bool lets_in(const Feature& feature, Rating rating) const;
  bool any_rated(const FeatureSet& ground, Rating rating) const;
  bool counts(FeatureIndex feature, const GroundUnderBase& place) const;
  FeatureSet waters_that_count(const PlaceFacts& facts, bool under_surface) const;
  std::vector<GroundFigure> figures(const GroundUnderBase& place) const;

  const Setting& setting_;
  const Model& model_;
  std::string column_;                                     ///< of the terrain table
  mutable std::unordered_map<FeatureIndex, Known> known_;  ///< a long path meets the same feature many times
};

}  // namespace linesman::mobility
