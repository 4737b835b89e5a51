// The way from its beginning to its end: every step's cost, and what is met on it.
#pragma once

#include "drill/account.h"

namespace linesman::drill {

/// Landscape, steeplechases, contours and the cost of every step, along the path. Whether drill-22 stops the piece.
bool walk(const Way& way, const Speed& speed, Account& account, Findings& found);

}  // namespace linesman::drill
