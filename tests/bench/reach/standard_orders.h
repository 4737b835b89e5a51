// Orders without a path on the table TT-1(100): for each ruleset a round base on foot with some 12 inches to go, and a
// piece that pays for turns.
#pragma once

#include <string>
#include <vector>

#include "referee/referee.h"

namespace linesman {

struct StandardOrder {
  std::string name;
  Hearing hearing;
  Order order;
};

/// Each order from several places of the table. Empty for a ruleset that is not built.
std::vector<StandardOrder> standard_orders();

}  // namespace linesman
