// Rulings and traces as JSON (protocol sections 4 and 5). Numbers are rounded to six decimals, minus zero is zero.
#pragma once

#include "movement/trace.h"
#include "rules/ruling.h"

namespace linesman {

Value write_ruling(const Ruling& ruling, const Game& game);
Value write_trace(const Trace& trace, const Game& game);

}  // namespace linesman
