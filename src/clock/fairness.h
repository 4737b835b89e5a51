// Is the table fair: how often each side is first, weighed by what counts.
#pragma once

#include "clock/answer.h"

namespace linesman {

/// By the objectives and zones among the goals; without any, by the ground. `middle`: the roll by which the tempo is
/// said. Nothing where there are no sides.
std::optional<FairnessTold> fairness_of(const ClockAnswer& answer, const std::string& middle);

}  // namespace linesman
