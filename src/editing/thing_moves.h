// Moves one thing of a game by its id: a feature, a model, a unit, a marking of the plan.
//
//   const auto moved = with_thing_moved(game, "mill", {.by = {3, 0}, .turn = 15});
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

struct ThingMove {
  Vec by{};            ///< inches
  double turn = 0;     ///< degrees clockwise, about the middle of the thing
  double stretch = 1;  ///< above 0; of features, zones and the shape of a unit
  bool is_none() const { return by == Vec{} && turn == 0 && stretch == 1; }
};

/// Refused, with a sentence: an id that nothing has, and what cannot be moved so, as a feature on hexes that is turned.
Result<Game> with_thing_moved(const Game& game, const std::string& id, const ThingMove& move);

/// The ids of all that can be moved so.
std::vector<std::string> ids_of_things(const Game& game);

}  // namespace linesman
