// Climbing, altitude limits and pop-ups (mobility-40, 41, 48).
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// mobility-41 at a start, and on each step.
void keep_altitude_at_start(March& march);
void keep_altitude_on_leg(March& march, std::size_t step, const Leg& leg);
void keep_altitude_in_turn(March& march, std::size_t step, const Turn& turn);
void keep_altitude_in_climb(March& march, std::size_t step, const Climb& climb);

/// mobility-40, with the stairs and ladders of mobility-31 and 32.
void pay_for_climb(March& march, std::size_t step, const Climb& climb);

/// mobility-48: a `fire` between a climb up and a climb down, stairs and ladders aside.
bool is_pop_up(const March& march, std::size_t fire);
void judge_pop_up(March& march, std::size_t fire);

/// mobility-48: who may pop up.
bool may_pop_up(const Body& body);

}  // namespace linesman::mobility
