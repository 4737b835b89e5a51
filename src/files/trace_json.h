// Traces as JSON (protocol section 4). Numbers are rounded to six decimals, minus zero is zero.
#pragma once

#include "base/value.h"
#include "movement/trace.h"

namespace linesman {

Value write_trace(const Trace& trace, const Game& game);

}  // namespace linesman
