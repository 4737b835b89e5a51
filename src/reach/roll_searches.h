// The searches that tell where a piece can go with one roll: one for each fare of each dice that are that roll.
#pragma once

#include <memory>
#include <vector>

#include "reach/rolls.h"
#include "reach/way_search.h"

namespace linesman {

/// Inches between places that are told apart for such an allowance.
double lattice_step(double inches, double fineness);

struct RollSearches {
  std::vector<std::unique_ptr<WayTrial>> trials;
  std::vector<std::unique_ptr<WaySearch>> searches;  ///< on the trials, which outlive them
  double allowance = 0;                              ///< the most of their fares, in the currency

  /// `fineness`: as that of a WaySearch. Refused: what the ruleset refuses of the order, and one of which it cannot say
  /// a fare.
  static Result<RollSearches> of(const Hearing& hearing, Order order, PieceIndex piece, const NamedRoll& roll,
                                 double fineness, const StopFlag* stop);
};

}  // namespace linesman
