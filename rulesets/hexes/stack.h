// All the pieces of one order, as far as they are judged together.
#pragma once

#include "hexes/march.h"

namespace linesman::hexes {

// Before the move.
void capable_of_moving(March& march);
void one_move_concluded(March& march);
void chosen_before_the_move(March& march);
void alone_or_as_a_stack(Marches& marches);
void starts_together(Marches& marches);

// At its end.
void stays_together(Marches& marches);
void overstacked_end_forbidden(Marches& marches);

/// Whom an overfull hex costs (hexes-27): document order within a hex, each with the hex.
struct Loss {
  PieceIndex piece{};
  Hex hex;
};
/// Nobody where that is forbidden. Refused when somebody's `value` is missing where it decides.
Result<std::vector<Loss>> overstacked_end(const Setting& setting, const Marches& marches);

}  // namespace linesman::hexes
