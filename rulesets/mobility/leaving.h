// The table's edge, passed by mistake or on purpose (mobility-55).
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

void pass_edge_at_start(March& march);
void pass_edge_on_leg(March& march, std::size_t step, const Leg& leg);
void pass_edge_in_turn(March& march, std::size_t step, const Turn& turn);

/// What an act of leaving makes of it, when the path is done.
void finish_leaving(March& march);

}  // namespace linesman::mobility
