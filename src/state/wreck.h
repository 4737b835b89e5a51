// A wreck: terrain where a model stood.
#pragma once

#include <set>
#include <string>

#include "table/game.h"

namespace linesman::state {

/// The feature that stays of a piece: its base as it stood, or its hex on a grid. Its id is not in `taken` and in the
/// game. The rating is that of the ruleset for wrecks; `rating` replaces it under the ruleset of the game unless null.
Feature wreck_of(const Game& game, const Piece& piece, const Footprint& base, const Value& rating = {},
                 const std::set<std::string>& taken = {});

}  // namespace linesman::state
