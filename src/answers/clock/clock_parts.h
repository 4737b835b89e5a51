// Parts of a clock as JSON: what was found of one mover, so that machines can share the work of an answer.
#pragma once

#include "clock/clock.h"

namespace linesman {

/// The finds of some movers.
Value write_clock_parts(const std::vector<MoverFound>& found);

Value write_clock_movers(const ClockMoversAsked& asked);

/// Adds the movers of one such part. Refused: what is none.
Result<void> read_clock_part(const Value& json, std::vector<MoverFound>& found);

}  // namespace linesman
