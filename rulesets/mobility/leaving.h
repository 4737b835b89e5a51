// The table's edge, passed by mistake or on purpose (mobility-55).
#pragma once

#include "mobility/progress.h"

namespace linesman::mobility {

/// Each tells a fault where the base first passes the edge, but of a path that leaves on purpose; `passed` remembers
/// it.
void pass_edge_at_start(const Way& way, bool& passed, Findings& found);
void pass_edge_on_leg(const Way& way, std::size_t step, const Leg& leg, bool& passed, Findings& found);
void pass_edge_in_turn(const Way& way, std::size_t step, const Turn& turn, bool& passed, Findings& found);

/// What an act of leaving makes of it, when the path is done.
void finish_leaving(const Way& way, bool passed, Findings& found);

}  // namespace linesman::mobility
