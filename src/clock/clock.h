// The clock: by which turn a side is where, which side is first, and how sure that is.
//
//   const auto answer = clock_of(hearing, {.turns = 6, .at = {{30, 20}}});
//   for (const GoalTold& goal : answer->goals) say(goal.goal.id, goal.first);
#pragma once

#include <stop_token>

#include "clock/answer.h"
#include "clock/request.h"

namespace linesman {

/// Refused: what the request names and the game does not have, and a ruleset that cannot be asked.
Result<ClockAnswer> clock_of(const Hearing& hearing, const ClockRequest& request, const std::stop_token& stop = {});

}  // namespace linesman
