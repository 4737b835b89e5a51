// Several turns at once: a search over all of them asks for one order with their allowances together.
#pragma once

#include "table/game.h"

namespace linesman::state {

/// The game in which that piece has `turns` times its allowance, before what its other modifiers add. Prices stay. The
/// allowance is unchanged under rules that give modifiers a meaning of their own.
Game with_allowance_of_turns(const Game& game, PieceIndex piece, double turns);

}  // namespace linesman::state
