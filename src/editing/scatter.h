// Terrain scattered over a table: a plausible battlefield from a seed.
//
//   const auto made = scattered(game, {.seed = 7, .land = ScatterLand::farmland, .density = 0.25});
//   if (made) game = *with_features_added(game, *made);
//
// The same game and request give the same terrain on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "editing/scatter_land.h"
#include "table/game.h"

namespace linesman {

inline constexpr double MIN_DENSITY = 0.02;
inline constexpr double MAX_DENSITY = 0.5;

struct ScatterRequest {
  std::uint64_t seed = 1;
  ScatterLand land = ScatterLand::countryside;
  /// The share of the table that terrain is to cover, `MIN_DENSITY` to `MAX_DENSITY`. A crowded table may get less.
  double density = 0.2;
  /// Both sides get the same: everything stands there twice, turned by half about the middle of the table.
  bool fair = true;
  friend bool operator==(const ScatterRequest&, const ScatterRequest&) = default;
};

/// New features with free ids. They keep off each other (three inches, so that bases pass), off the terrain and the
/// models that are there, and off each zone of the designer's notes, as deployment zones are. On a hex grid they cover
/// whole hexes and lie on hexsides. A Problem where the request is out of range, or where nothing finds room.
Result<std::vector<Feature>> scattered(const Game& game, const ScatterRequest& request);

}  // namespace linesman
