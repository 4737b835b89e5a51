// The entries of a fare while it is made.
#pragma once

#include "charts/supposed.h"
#include "rules/fare.h"

namespace linesman::charts {

struct FareEntries {
  explicit FareEntries(const Game& of);

  const Game& game;
  Fare fare{};
  Chosen cleared;  ///< ground that a surface may clear
  Chosen covered;  ///< likewise where surfaces cover it
  Chosen leads;    ///< surfaces that clear ground

  GroundFare& ground_of(FeatureIndex feature);
  WayFare& way_of(FeatureIndex feature);
  PieceFare& piece_of(PieceIndex other);
  /// No way meets the feature so; as far as a fare can say that.
  void bar(FeatureIndex feature, chart::MetBy by);
  void sort_ways();
};

/// Leaves out ways for which the case does not hold, as far as they can be told beforehand. Whether it leaves some in
/// that it would leave out if it were `close` (as in `fare_of_case`).
bool leave_out_others(const Scene& scene, std::size_t model, const Supposed& supposed, bool close,
                      FareEntries& entries);

}  // namespace linesman::charts
