// All the pieces of one order, as far as they are judged together.
#pragma once

#include "hexes/walk.h"

namespace linesman::hexes {

// Before the move.
void capable_of_moving(const Way& way, Findings& found);
void one_move_concluded(const Way& way, Findings& found);
void chosen_before_the_move(const Way& way, Findings& found);
void alone_or_as_a_stack(Walks& walks);
void starts_together(Walks& walks);

// At its end.
void stays_together(Walks& walks);
void overstacked_end_forbidden(Walks& walks);

/// Whom an overfull hex costs (hexes-27): document order within a hex, each with the hex.
struct Loss {
  PieceIndex piece{};
  Hex hex;
};
/// Nobody where that is forbidden. Refused when somebody's `value` is missing where it decides.
Result<std::vector<Loss>> overstacked_end(const Setting& setting, const Walks& walks);

}  // namespace linesman::hexes
