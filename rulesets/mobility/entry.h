// Coming on to the table: over the edge, or from above (mobility-57 to 63).
#pragma once

#include "mobility/progress.h"

namespace linesman::mobility {

/// mobility-57 to 61 and 63, before the move.
void judge_coming_on(const Way& way, Findings& found);
/// mobility-58: what was gone off the table in this turn.
void pay_for_off_board(const Way& way, Account& account);
/// mobility-57 without `entry_free`: the base is measured from the edge.
void pay_for_entry(const Way& way, Account& account);
/// mobility-60
void announce_off_board(const Way& way, Findings& found);
/// mobility-62: where a landing ends.
void judge_set_down(const Way& way, Findings& found);
/// mobility-57: the piece is on the table now.
void change_status_of_reserve(const Way& way, Findings& found);

}  // namespace linesman::mobility
