// Whether models move from hex to hex: the ruleset is played so, and the table has hexes.
#pragma once

#include "rules/terms.h"
#include "table/game.h"

namespace linesman {

inline bool on_grid(const Terms& terms, const Game& game) { return terms.grid && game.table().hex.has_value(); }

}  // namespace linesman
