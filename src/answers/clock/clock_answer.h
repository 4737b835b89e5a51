// The answer of the clock to a request, on the table as it stands, on tables that differ by one value, and on fairer
// ones.
#pragma once

#include "answers/game_cache.h"
#include "clock/clock.h"

namespace linesman {

/// The answer to a request as it is written, with `varied` and `fair` where they are asked for, or the part of it that
/// it names. `parts` of the request are not worked out again. Refused: a mistake in the request, with a pointer into it
/// that begins "/clock"; and in the plan of the game, with a pointer that begins "/game".
Result<Value> answer_clock(const PreparedGame& table, const Value& request, ClockWork work = {});

}  // namespace linesman
