#include "drill/turn_price.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"

namespace linesman::drill {

// drill-10
double price_of_turn(const Tables& tables, double angle) {
  const double begun = std::ceil((std::abs(angle) - ANGLE_EPS) / tables.turn_angle);
  return std::max(0.0, begun) * tables.turn_price;
}

}  // namespace linesman::drill
