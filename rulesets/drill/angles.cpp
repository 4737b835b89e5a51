#include "drill/angles.h"

#include <algorithm>

#include "base/heading.h"

namespace linesman::drill {

double folded_angle(double a, double b) {
  const double angle = angle_between(a, b);
  return std::min(angle, 180 - angle);
}

}  // namespace linesman::drill
