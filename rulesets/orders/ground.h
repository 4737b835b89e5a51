// What lies under a model stretch by stretch, with what bridges and fords make of it; and what the terrain table says
// of one feature to one model: orders-9 to 20.
#pragma once

#include <algorithm>

#include "orders/move.h"

namespace linesman::orders {

/// A stretch of a leg, or of a turn by degrees, on which all of this stays the same.
struct Underfoot {
  double from = 0;
  double to = 0;
  const FeatureSet* ground = nullptr;   ///< never nullptr
  std::optional<FeatureIndex> surface;  ///< the topmost under the centre
  bool on_crossing = false;             ///< the centre is on a bridge or ford, whatever is drawn over it
  FeatureSet covered;                   ///< waters over which the base is only where bridges and fords cover them
};

/// Of a leg or turn, without a gap; of other steps nothing.
std::vector<Underfoot> underfoot(const Move& move, const TracedStep& step);

/// What lies under the base there, but for the waters that it has not entered.
bool is_on(const Underfoot& stretch, FeatureIndex feature);

/// The same where a way begins or ends.
bool stands_on(const Move& move, const Stand& stand, FeatureIndex feature);

/// Kinds that a bridge or ford leads over: they count where none covers them.
bool is_bridged(Kind kind);
/// A bridge or ford by which others than vehicles too are led through the ground.
bool is_crossing(const RulesetData& data, const Tables& tables, const Feature& feature);

inline bool holds(const FeatureSet& set, FeatureIndex feature) {
  return std::find(set.begin(), set.end(), feature) != set.end();
}

/// The clause that closes a feature to a model.
struct Bar {
  std::string_view rule;          ///< empty: none does
  bool closes_to_turns = true;    ///< else it may be turned on
  bool closes_to_leaving = true;  ///< also to who stands on it when the order begins, and only leaves it

  explicit operator bool() const { return !rule.empty(); }
};

Rating rating_on(const Move& move, const Feature& feature);

/// Ground that a surface under the centre runs through may not count.
bool counts(const Move& move, const Model& model, const Feature& feature, std::optional<FeatureIndex> surface);

/// The same of ground under the base on a stretch: nor does it on a bridge or ford, or the water that those cover.
bool counts(const Move& move, const Model& model, FeatureIndex feature, const Underfoot& stretch);

/// orders-9, 12, 15 to 20.
Bar barred_by(const Move& move, const Model& model, const Feature& feature);

/// orders-11: whether only the centre meets it.
bool met_by_centre(const Move& move, const Model& model, const Feature& feature);

/// orders-12: nobody may enter it.
bool is_closed_building(const Move& move, const Feature& feature);

/// orders-20: it may be driven through by a model that the table keeps out of such ground.
bool demolishes(const Move& move, const Model& model, const Feature& feature);

}  // namespace linesman::orders
