// The ways in which the dice of an order may fall, as far as they decide how far it leads.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "referee/referee.h"

namespace linesman {

/// Dice by purpose, as an order has them.
using Dice = std::map<std::string, std::vector<double>>;

/// A roll by which a reach is told.
struct NamedRoll {
  std::string name;        ///< "given", or without dice "lowest", "p90", "p50", "p10", "highest"
  double probability = 1;  ///< that the dice lead at least so far, exact
  /// The dice; several where an order may ask for more or fewer of them, by what it does.
  std::vector<Dice> dice;
};

/// "given" where no dice are missing, or they cannot be counted through. The shortest first.
std::vector<NamedRoll> named_rolls(const Hearing& hearing, const Order& order);

}  // namespace linesman
