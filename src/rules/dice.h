// The number and kind of dice that a ruling asks for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// "2d6" is {2, 6}.
struct DiceCount {
  int count = 0;  ///< 1 to 999
  int faces = 6;  ///< 1 to 999
  friend bool operator==(const DiceCount&, const DiceCount&) = default;
};

/// The dice that a need such as "2d6" or "d6" asks for; nothing when the text is no such count.
std::optional<DiceCount> dice_count(std::string_view need);

/// "4 + 2": faces for people; the first eight of many, and "none" of none.
std::string faces_text(const std::vector<double>& faces);

}  // namespace linesman
