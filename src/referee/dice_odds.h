// How likely an order is to be legal, before its dice are rolled: each way in which they may fall is judged.
#pragma once

#include <optional>
#include <vector>

#include "base/given_up.h"
#include "referee/referee.h"

namespace linesman {

/// Orders with more ways to fall are not judged through.
inline constexpr int MOST_OUTCOMES = 1296;

struct DiceOdds {
  int outcomes = 0;  ///< all ways in which the dice may fall, each as likely
  int good = 0;      ///< those with which the order is legal, or marginal
  /// Set when the total of the dice alone decides, and some but not all ways are good: the least total that does, and
  /// every higher one; or the largest that does, and every lower one.
  std::optional<int> at_least{};
  std::optional<int> at_most{};
};

/// Of the dice in `needs` that are not given yet. Nothing when there are none, when a need is no count of dice, when
/// there are more than MOST_OUTCOMES ways, when a way cannot be judged or needs more dice still, or once `given_up`
/// holds.
std::optional<DiceOdds> dice_odds(const Hearing& hearing, const Order& order, const std::vector<DiceNeed>& needs,
                                  const GivenUp& given_up = never_given_up);

}  // namespace linesman
