// What lies under a model stretch by stretch, with what bridges and fords make of it.
#pragma once

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

}  // namespace linesman::orders
