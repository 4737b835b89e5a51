// Moves one thing of a game by its id: a feature, a model, a unit, a marking of the plan.
//
//   const auto moved = with_thing_moved(game, "mill", {.by = {3, 0}, .turn = 15});
#pragma once

#include <optional>
#include <string>
#include <utility>
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

/// How far one thing may be moved.
struct MayMove {
  std::string id;                                      ///< of a feature, model, unit or marking
  double inches = 0;                                   ///< any way, at most; at least 0
  double turn = 0;                                     ///< degrees either way, at most; 0 to 180
  std::optional<double> along{};                       ///< this heading and back alone, degrees
  std::optional<std::pair<double, double>> stretch{};  ///< the least and the greatest factor, above 0
};

/// Refused, with a sentence: an id that nothing has, and what cannot be moved so, as a feature on hexes that is turned.
Result<Game> with_thing_moved(const Game& game, const std::string& id, const ThingMove& move);

/// The middle about which it is turned; nothing where the game has no such thing.
std::optional<Vec> middle_of_thing(const Game& game, const std::string& id);

/// The ids of all that can be moved so.
std::vector<std::string> ids_of_things(const Game& game);

}  // namespace linesman
