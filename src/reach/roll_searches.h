// The searches that tell where a piece can go with one roll: one for each fare of each frame of each dice that are that
// roll.
#pragma once

#include <memory>
#include <vector>

#include "reach/rolls.h"
#include "reach/way_search.h"

namespace linesman {

/// Inches between places that are told apart for such an allowance.
double lattice_step(double inches, double fineness);

/// That step, or twice as much as often as it takes until what is laid out costs no more looks.
double affordable_step(const WayTrial& trial, const Fare& fare, double step, std::uint64_t looks);

/// The trial of an empty frame, then those of the others in which ways on the table may begin. Refused: what the
/// ruleset refuses of the order.
Result<std::vector<std::unique_ptr<WayTrial>>> trials_of(const Hearing& hearing, const Order& order, PieceIndex piece);

struct RollSearches {
  std::vector<std::unique_ptr<WayTrial>> trials;
  std::vector<std::unique_ptr<WaySearch>> searches;  ///< on the trials, which outlive them
  double allowance = 0;                              ///< the most of the fares of empty frames, in the currency

  /// `fineness`: as that of a WaySearch; `looks`: of all of them. Refused: what the ruleset refuses of the order, and
  /// one of which it cannot say a fare.
  static Result<RollSearches> of(const Hearing& hearing, Order order, PieceIndex piece, const NamedRoll& roll,
                                 double fineness, const StopFlag* stop, std::uint64_t looks = WorkLeft::OF_A_QUESTION);
};

}  // namespace linesman
