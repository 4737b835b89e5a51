// Writes traces as JSON (protocol section 4). Numbers are rounded to six decimals; minus zero becomes zero.
#pragma once

#include "base/value.h"
#include "movement/trace.h"

namespace linesman {

Value write_trace(const Trace& trace, const Game& game);

/// The budget of a trace that is to be written, in steps. It is smaller, as a fact takes a hundred times its memory as
/// JSON.
inline constexpr std::uint64_t STEPS_OF_A_WRITTEN_TRACE = 2'000'000;

}  // namespace linesman
