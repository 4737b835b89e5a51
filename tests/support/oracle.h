// A slow judge of traces: works every fact of a trace out again by small steps and bisection, and says where it
// differs.
#pragma once

#include <string>
#include <vector>

#include "movement/trace.h"

namespace linesman {

/// A sentence for each fact of the trace that is wrong; empty when all agree to 1e-6. Grids are not looked at.
std::vector<std::string> disagreements(const Game& game, const Trace& trace);

}  // namespace linesman
