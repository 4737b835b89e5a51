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

// Games that are rolled, unless said.
inline constexpr int USUAL_SAMPLES = 10'000;
inline constexpr int SAMPLES_OF_MANY = 2'000;  // where more than this number of movers is sampled:
inline constexpr std::size_t FEW_SAMPLED = 4;
inline constexpr int SAMPLES_OF_A_BLOCK = 1'000;

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
  bool places_alone = false;           ///< nothing besides `at` and `hexes`: no objectives, areas, lines and gaps
  double budget = 1;                   ///< times the work that an answer may take; 0: bounds alone, at once
  std::optional<int> samples{};        ///< games that are rolled where chances are not counted; nothing: as usual
  std::uint64_t seed = 0;              ///< of their dice
};

}  // namespace linesman
