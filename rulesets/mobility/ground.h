// The ground under a piece: what of it counts, what an inch of it costs, what bars the way (mobility-17 to 32).
#pragma once

#include <unordered_map>

#include "mobility/model.h"
#include "mobility/water.h"
#include "movement/trace.h"

namespace linesman::mobility {

/// The facts of one place of a path, as the trace tells them.
struct PlaceFacts {
  const FeatureSet& ground;
  const FeatureSet& within;  ///< areas and structures that hold the centre
  std::optional<FeatureIndex> surface = {};
  std::optional<FeatureIndex> slope = {};  ///< that is climbed there
  WaterThere water = {};
  double altitude = 0;
};

/// What of that counts. Made by `Ground::place`; holds on to `ground` and `within`.
struct Underfoot {
  const FeatureSet& ground;
  const FeatureSet& within;
  std::optional<FeatureIndex> surface;  ///< none where a road lies in the water
  std::optional<FeatureIndex> slope;    ///< that is climbed there
  FeatureSet waters;                    ///< those of the ground that count (mobility-21)
  bool on_stairs = false;
  bool indoors = false;   ///< the centre is in a building
  bool too_high = false;  ///< for a hover vehicle to skim
  double altitude = 0;
};

/// A figure of the terrain table with the clause that it comes from.
struct GroundFigure {
  double value = 1;
  std::string_view rule;  ///< the clause of the highest figure other than 1; empty: none
};

/// The terrain of a game as one piece meets it. It remembers what it has looked up: for one thread.
class Ground {
 public:
  Ground(const Setting& setting, const Model& model);

  Underfoot place(const PlaceFacts& facts) const;

  /// A hover vehicle: it feels slopes and low obstacles up to its altitude limit (mobility-20, mobility-27).
  bool skims() const { return model_.is(MobilityType::hover); }

  /// What an inch costs there, without manner (mobility-17).
  GroundFigure figure(const Underfoot& place) const;

  /// The clause that keeps the piece from touching a feature of the ground there; empty: it may.
  std::string_view barred_by(FeatureIndex feature, const Underfoot& place) const;
  /// The same for going up or being carried by what lies under the centre.
  std::string_view barred_under_centre(FeatureIndex feature) const;

  /// What one feature is to this piece.
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

  /// A building, stairs or ladder among these: something that bears a piece above the ground (mobility-41).
  bool bears(const FeatureSet& ground) const;

  /// Stairs or a ladder among these that the piece can use (mobility-41, mobility-48).
  bool has_way_up(const FeatureSet& ground) const;
  /// What stairs or a ladder among these make of an inch of climb (mobility-31, mobility-32); without them nothing.
  std::optional<GroundFigure> climb_figure(const FeatureSet& ground) const;

 private:
  Known learn(FeatureIndex feature) const;
  std::optional<double> cell(const Feature& feature, Rating rating) const;
  bool is_soaked(const Feature& feature) const;
  bool lets_in(const Feature& feature, Rating rating) const;
  bool any_rated(const FeatureSet& ground, Rating rating) const;
  bool counts(FeatureIndex feature, const Underfoot& place) const;
  FeatureSet waters_that_count(const PlaceFacts& facts, bool under_surface) const;
  std::vector<GroundFigure> figures(const Underfoot& place) const;

  const Setting& setting_;
  const Model& model_;
  std::string column_;                                     ///< of the terrain table
  mutable std::unordered_map<FeatureIndex, Known> known_;  ///< a long path meets the same feature many times
};

}  // namespace linesman::mobility
