// The answer to "in how many turns?".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movement/order.h"

namespace linesman {

/// Turns to a place, each with the same action and the same roll.
struct TurnsTo {
  std::string roll;                ///< as `NamedRoll::name`
  std::optional<int> turns{};      ///< in which it gets there by `orders`; nothing where no way was found
  std::optional<int> at_least{1};  ///< in fewer it cannot; nothing: in no number of turns
  std::vector<Order> orders;       ///< one for each turn; where it does not get there, as far as was tried
  std::string why{};               ///< without `turns`: a part of a sentence, why no way was found
};

inline constexpr int MOST_TURNS = 12;

}  // namespace linesman
