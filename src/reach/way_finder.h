// Judged ways of a piece to one place after another: what is asked of a reach that is shown.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "reach/rolls.h"
#include "reach/way_search.h"

namespace linesman {

struct RollSearches;

/// A way that was found, and by which roll.
struct FoundWay {
  std::string roll;        ///< as `NamedRoll::name`
  double probability = 1;  ///< that the dice lead at least so far
  Witness witness;
};

/// Keeps its searches from place to place. In space; of the first piece that the order names.
class WayFinder {
 public:
  /// Refused as `reach_of` (reach/reach.h). Once `stop`, which outlives it, is set, less is found.
  static Result<WayFinder> of(const Hearing& hearing, const Order& order, const StopFlag* stop = nullptr);

  /// A legal order that ends there, by the shortest roll with which one was found; with `facing`, facing that way.
  /// Where there is one roll a thorough search is asked last.
  std::optional<FoundWay> to(Vec place, std::optional<double> facing);

 private:
  WayFinder(const Hearing& hearing, Order order, PieceIndex piece, const StopFlag* stop);
  using Kept = std::shared_ptr<RollSearches>;  ///< nullptr: not made yet
  const RollSearches& searches_of(const NamedRoll& roll, double fineness, Kept& made) const;

  Hearing hearing_;
  Order order_;
  PieceIndex piece_;
  const StopFlag* stop_;
  std::vector<NamedRoll> rolls_;
  std::vector<Kept> searches_;  ///< by roll
  Kept thorough_;               ///< of the only roll
};

}  // namespace linesman
