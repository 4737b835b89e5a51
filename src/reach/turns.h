// In how many turns a piece gets somewhere.
#pragma once

#include "reach/could.h"

namespace linesman {

/// Turns to a place, each with the same action and the same roll.
struct TurnsTo {
  std::string roll;            ///< as `NamedRoll::name`
  std::optional<int> turns{};  ///< in which it gets there by `orders`; nothing where no way was found
  int at_least = 1;            ///< in fewer it cannot
  std::vector<Order> orders;   ///< one for each turn; where it does not get there, as far as was tried
};

inline constexpr int MOST_TURNS = 12;

/// By "given" dice, or by the lowest, the middle and the highest roll. Of one piece.
Result<std::vector<TurnsTo>> turns_to(const Hearing& hearing, const Order& order, const EndWish& end, double within,
                                      const StopFlag* stop = nullptr);

}  // namespace linesman
