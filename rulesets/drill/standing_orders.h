// Who is ordered to do what.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

void who_moves(const Way& way, Findings& found);          // drill-1
void one_action_a_turn(const Way& way, Findings& found);  // drill-1
/// drill-2. `stopped`: drill-18, 22, 36, 37 or 39 stopped the piece.
void the_mounted_officer(const Way& way, bool stopped, Findings& found);
void stopping(const Way& way, Findings& found);  // drill-3

}  // namespace linesman::drill
