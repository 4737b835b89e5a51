// What one goes into: what it takes, what it needs, who must change formation for it.
#pragma once

#include "drill/passability.h"

namespace linesman::drill {

/// drill-14, 15, 16, 18 and, on small roads, drill-27
void enter_landscape(const Way& way, const Speed& speed, const Meeting& meeting, Account& account, Findings& found);

/// drill-18: what the Move order still leads on to. Whether that stops the piece.
bool leads_onto(const Way& way, const Speed& speed, Findings& found);

}  // namespace linesman::drill
