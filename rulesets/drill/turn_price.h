// The price of an angle.
#pragma once

#include "drill/tables.h"

namespace linesman::drill {

/// drill-10: BD for each angle begun; exactly 45 degrees is one. `angle`: degrees, of either sign.
double price_of_turn(const Tables& tables, double angle);

}  // namespace linesman::drill
