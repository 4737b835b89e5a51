// Rolls dice for the players.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace linesman {

/// "3d6": three dice of six faces.
struct DiceRoll {
  int dice = 1;                 ///< 1 to 1000
  int faces = 6;                ///< 2 to 1,000,000
  bool tens_and_units = false;  ///< "d66": two dice of six faces, the first the tens of one number
};

/// Reads "3d6", "d6" (one die), "2D10" or "d66" (tens and units). "2d66" is refused, as no die has 66 faces.
Result<DiceRoll> parse_roll(std::string_view text);

/// The faces of a roll, all equally likely. With a seed they are reproducible (splitmix64), else the system's random
/// numbers are used.
std::vector<int> roll(const DiceRoll& what, std::optional<std::uint64_t> seed);

}  // namespace linesman
