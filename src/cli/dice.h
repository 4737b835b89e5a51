// Dice that are rolled for the players.
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

/// "3d6", "d6" (one die), "2D10", "d66" (tens and units). No die has 66 faces, so "2d66" is refused.
Result<DiceRoll> parse_roll(std::string_view text);

/// The faces, each as likely as any other. With a seed the same every time (splitmix64), else from the system.
std::vector<int> roll(const DiceRoll& what, std::optional<std::uint64_t> seed);

}  // namespace linesman
