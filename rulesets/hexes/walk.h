// A piece along its path, step by step.
#pragma once

#include "hexes/march.h"

namespace linesman::hexes {

/// After how many hexes the last leader of the order is lost (hexes-10); nothing when one goes on, or there is none.
std::optional<std::size_t> leaders_last_until(const Marches& marches);
bool has_leader(const Marches& marches);

/// `leaders_until`: as above. Fills in the march.
void walk(March& march, bool led, std::optional<std::size_t> leaders_until);

// What a turn costs and may not do: turns.cpp.
void turn(March& march, std::size_t step, const HexTurn& turn);
void enough_hexes_for_its_turns(March& march);
void facing_of_a_gun(March& march);

}  // namespace linesman::hexes
