// In how many turns a piece gets to a hex: every turn searched from wherever the one before can end.
#pragma once

#include "reach/could_answer.h"
#include "reach/turns_answer.h"

namespace linesman {

/// Of one piece.
Result<TurnsTo> turns_on_grid(const Hearing& hearing, const Order& order, const EndWish& end, const StopFlag* stop);

}  // namespace linesman
