// The odds of an order before its dice are rolled. Every possible roll is judged.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "referee/referee.h"

namespace linesman {

/// Orders with more possible rolls get no odds.
inline constexpr int MAX_OUTCOMES = 1296;

struct DiceOdds {
  int outcomes = 0;  ///< the number of possible rolls, all equally likely
  int good = 0;      ///< the number of rolls with which the order is legal or marginal
  /// One of these is set when the total of the dice alone decides, and some but not all rolls are good. All totals from
  /// `at_least` up are good, or all totals up to `at_most`.
  std::optional<int> at_least{};
  std::optional<int> at_most{};
};

/// The odds over the dice in `needs` that are not given yet. Nothing when all are given, when a need is no count of
/// dice, when there are more than MAX_OUTCOMES rolls, when a roll cannot be judged or needs further dice, or once
/// a stop is requested.
std::optional<DiceOdds> dice_odds(const Hearing& hearing, const Order& order, const std::vector<DiceNeed>& needs,
                                  const std::stop_token& stop = {});

}  // namespace linesman
