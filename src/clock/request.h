// A question to the clock: whose pieces, over how many turns, by which roll.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/vec.h"
#include "table/hex.h"

namespace linesman {

inline constexpr int MOST_CLOCK_TURNS = 40;
inline constexpr int USUAL_CLOCK_TURNS = 6;

struct ClockRequest {
  std::vector<std::string> sides{};    ///< empty: all
  std::vector<std::string> units{};    ///< ids; with `pieces` both empty: all
  std::vector<std::string> pieces{};   ///< ids
  std::vector<std::string> actions{};  ///< empty: all that take a path and nothing more
  std::optional<int> turns{};          ///< 1 to MOST_CLOCK_TURNS; nothing: those of the plan, else the usual number
  std::string roll{};                  ///< of the bands, as `NamedRoll::name`; empty: the middle one
  bool others_away = false;            ///< other pieces than the mover are lifted off the table
  bool from_zones = false;             ///< movers begin anywhere in the start zones of their side
  std::string first{};                 ///< the side that moves first in each turn; empty: none
  std::vector<Vec> at{};               ///< places, inches
  std::vector<Hex> hexes{};            ///< places on a grid
  bool goals_alone = false;            ///< no areas, lines and gaps where the plan has objectives
  double budget = 1;                   ///< times the work that an answer may take, above 0
};

}  // namespace linesman
