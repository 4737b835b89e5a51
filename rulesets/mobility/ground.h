// The ground under a piece: what of it counts, what an inch of it costs, what bars the way (mobility-17 to 32).
#pragma once

#include "mobility/body.h"
#include "movement/trace.h"

namespace linesman::mobility {

/// The features at one place of a path, as the trace tells them.
struct Underfoot {
  const FeatureSet& ground;
  std::optional<FeatureIndex> surface;
  std::optional<FeatureIndex> slope;  ///< that is climbed there
};

/// A figure of the terrain table with the clause that it comes from.
struct GroundFigure {
  double value = 1;
  std::string rule;  ///< the clause of the highest figure other than 1; empty: none
};

/// The terrain of a game as one piece meets it.
class Ground {
 public:
  Ground(const Setting& setting, const Body& body) : setting_(setting), body_(body) {}

  /// What an inch costs there, without manner (mobility-17).
  GroundFigure figure(const Underfoot& place) const;

  /// The clause that keeps the piece from touching a feature of the ground there; empty: it may.
  std::string barred_by(FeatureIndex feature, const Underfoot& place) const;
  /// The same for going up or being carried by what lies under the centre.
  std::string barred_under_centre(FeatureIndex feature) const;

  /// A single tree that is not under a road or roof (mobility-26).
  bool is_counted_tree(FeatureIndex feature, const Underfoot& place) const;

  /// A building, stairs or ladder among these: something that bears a piece above the ground (mobility-41).
  bool bears(const FeatureSet& ground) const;

  /// Stairs or a ladder among these that the piece can use (mobility-41, mobility-48).
  bool has_way_up(const FeatureSet& ground) const;
  /// What stairs or a ladder among these make of an inch of climb (mobility-31, mobility-32); without them nothing.
  std::optional<GroundFigure> climb_figure(const FeatureSet& ground) const;

 private:
  std::string rating(FeatureIndex feature) const;
  std::optional<double> cell(FeatureIndex feature) const;
  double indoors(const Feature& feature) const;
  bool counts(FeatureIndex feature, const Underfoot& place) const;
  bool any_rated(const FeatureSet& ground, std::string_view rating) const;
  bool is_soaked(FeatureIndex feature) const;
  bool lets_in(FeatureIndex feature) const;
  std::string_view clause_of(FeatureIndex feature) const;
  std::string column() const;
  void take(FeatureIndex feature, std::vector<GroundFigure>& figures) const;

  const Setting& setting_;
  const Body& body_;
};

}  // namespace linesman::mobility
