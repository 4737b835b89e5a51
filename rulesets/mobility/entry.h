// Coming on to the table: over the edge, or from above (mobility-57 to 63).
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// mobility-57 to 61 and 63, before the move.
void judge_coming_on(March& march);
/// mobility-58: what was gone off the table in this turn.
void pay_for_off_board(March& march);
/// mobility-60
void announce_off_board(March& march);
/// mobility-62: where a landing ends.
void judge_set_down(March& march);
/// mobility-57: the piece is on the table now.
void change_status_of_reserve(March& march);

}  // namespace linesman::mobility
