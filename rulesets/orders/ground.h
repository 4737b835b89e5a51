// The ground under a base stretch by stretch, with bridges and fords; and the terrain table for one feature and one
// model: orders-9 to 20.
#pragma once

#include <algorithm>

#include "orders/move.h"
#include "rules/met_ground.h"

namespace linesman::orders {

/// A stretch of a leg or turn on which all of this stays the same.
struct GroundUnderBase : MetStretch {
  std::optional<FeatureIndex> surface;  ///< the topmost under the centre
  bool on_crossing = false;             ///< the centre is on a bridge or ford, even under another surface
};

/// The stretches of a leg or turn, without gaps; empty for other steps.
std::vector<GroundUnderBase> ground_under(const Move& move, const TracedStep& step);

/// Kinds that a bridge or ford leads over. They count where none covers them.
bool is_bridged(Kind kind);
/// A bridge or ford, which leads all models through the ground, not only vehicles.
bool is_crossing(const RulesetData& data, const Tables& tables, const Feature& feature);

inline bool holds(const FeatureSet& set, FeatureIndex feature) {
  return std::find(set.begin(), set.end(), feature) != set.end();
}

/// The clause that closes a feature to a model.
struct Bar {
  std::string_view rule;          ///< empty where no clause does
  bool closes_to_turns = true;    ///< a model may not turn on it either
  bool closes_to_leaving = true;  ///< a model that stands on it at the start may not leave it either

  explicit operator bool() const { return !rule.empty(); }
};

Rating rating_on(const Move& move, const Feature& feature);

/// The feature counts for the model while its centre is on the surface.
bool counts(const Move& move, const Model& model, const Feature& feature, std::optional<FeatureIndex> surface);

/// The feature counts for the model on a stretch. Not so on a bridge or ford, nor where those cover the water.
bool counts(const Move& move, const Model& model, FeatureIndex feature, const GroundUnderBase& stretch);

/// The clause that closes the feature to the model: orders-9, 12, 15 to 20.
Bar barred_by(const Move& move, const Model& model, const Feature& feature);

/// orders-11: only the centre of the model meets the feature.
bool met_by_centre(const Move& move, const Model& model, const Feature& feature);

/// orders-12: no model may enter it.
bool is_closed_building(const Move& move, const Feature& feature);

/// orders-20: the model may drive through the feature although the table keeps it out of such ground.
bool demolishes(const Move& move, const Model& model, const Feature& feature);

}  // namespace linesman::orders
