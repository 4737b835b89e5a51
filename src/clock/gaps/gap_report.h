// The report on the gaps of all sides, from the ways that were found.
#pragma once

#include <functional>

#include "clock/answer.h"
#include "clock/gaps/gaps.h"

namespace linesman {

/// A way that a mover was found to have to a goal.
struct PairWay {
  std::size_t mover = 0;  ///< by its number
  const Goal* goal = nullptr;
  Polyline way;
  double clock = 0;
};

/// Turns until a mover is at a goal on another table; nothing: it does not come.
using ClockOn = std::function<std::optional<double>(const Game& game, std::size_t mover, const Goal& goal)>;

/// `clock_on` is asked for the delay of each way through a gap, at most `most_asked` times. `goals`: from which a side
/// is to be kept.
std::vector<GapTold> gaps_told(const Hearing& hearing, const std::vector<std::string>& sides,
                               const std::vector<ClockMover>& movers, const std::vector<Goal>& goals,
                               const std::vector<PairWay>& ways, const ClockOn& clock_on, int most_asked);

}  // namespace linesman
