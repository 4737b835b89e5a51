// Other pieces in the way, and running them down (mobility-42 to 47).
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// mobility-42
void meet_bases_at_start(March& march);
/// mobility-42 and the touches of mobility-46, on any step.
void meet_bases_on_step(March& march, std::size_t step);
/// mobility-42 and 46 where the path ends.
void stand_clear_at_end(March& march);

/// mobility-43 and 44, at the declaration.
void declare_overrun(March& march, std::size_t step, const Act& act);
/// mobility-46 and 47: what becomes of the targets.
void finish_overruns(March& march);

}  // namespace linesman::mobility
