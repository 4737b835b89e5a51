// How many dice of how many faces a ruling asks for.
#pragma once

#include <optional>
#include <string_view>

namespace linesman {

/// "2d6".
struct DiceCount {
  int count = 0;  ///< 1 to 999
  int faces = 6;  ///< 1 to 999
  friend bool operator==(const DiceCount&, const DiceCount&) = default;
};

/// The count that a need spells out ("d6" is one die); nothing for words that are no count.
std::optional<DiceCount> dice_count(std::string_view need);

}  // namespace linesman
