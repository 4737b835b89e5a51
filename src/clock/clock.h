// The clock: by which turn a side is where, which side is first, and how sure that is.
//
//   const auto answer = clock_of(hearing, {.turns = 6, .at = {{30, 20}}});
//   for (const GoalTold& goal : answer->goals) say(goal.goal.id, goal.first);
#pragma once

#include <stop_token>
#include <string>

#include "clock/clock_work.h"
#include "clock/request.h"

namespace linesman {

/// Refused: what the request names and the game does not have, and a ruleset that cannot be asked.
Result<ClockAnswer> clock_of(const Hearing& hearing, const ClockRequest& request, const std::stop_token& stop = {});
Result<ClockAnswer> clock_of(const Hearing& hearing, const ClockRequest& request, const ClockWork& work);

/// A mover of a question, for who shares the work.
struct ClockMoverAsked {
  std::string id;
  bool sampled = false;  ///< its chances may have to be sampled
};
struct ClockMoversAsked {
  std::vector<ClockMoverAsked> movers;
  int samples = 0;
};
Result<ClockMoversAsked> clock_movers_of(const Hearing& hearing, const ClockRequest& request);

/// The finds of these movers, for `known` of another work. A block above 0 has its rolled games alone. Refused as
/// above, and a part with a mover that is not asked.
Result<std::vector<MoverFound>> clock_part_of(const Hearing& hearing, const ClockRequest& request,
                                              const ClockPart& part, const ClockWork& work = {});

}  // namespace linesman
