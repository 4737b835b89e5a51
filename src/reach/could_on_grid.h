// Could it have got there, on a hex grid, where every way can be tried.
#pragma once

#include "reach/could_answer.h"

namespace linesman {

/// All pieces of the order go to the hex in which `end` lies.
Result<Could> could_on_grid(const Hearing& hearing, const Order& order, const EndWish& end);

}  // namespace linesman
