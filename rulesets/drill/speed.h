// How far a piece may go.
#pragma once

#include "drill/account.h"

namespace linesman::drill {

/// drill-4 with drill-5 and drill-13: the speed in a formation without action points, never below 0 in all.
Grants full_speed_in(const Way& way, Formation formation);

/// drill-25: whom it meets on a march makes it faster. No edition says so, but house rules may.
bool slows_down_alone(const Way& way);

Speed speed_by_arm_and_formation(const Way& way);           // drill-4 with drill-8, and drill-30 for a pass
void a_mob_does_not_move(const Way& way, Findings& found);  // drill-4
void action_points(const Way& way, Findings& found);        // drill-8
/// drill-9, and drill-30 for a pass. Whether more is spent than may be.
bool distance_and_allowance(const Way& way, const Speed& speed, const Account& account, Findings& found);
void only_forward(const Way& way, Findings& found);     // drill-9, front_only
void the_tables_edge(const Way& way, Findings& found);  // drill-9

}  // namespace linesman::drill
