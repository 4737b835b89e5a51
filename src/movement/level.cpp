#include "movement/level.h"

#include <cmath>

#include "base/tolerance.h"

namespace linesman {

bool same_level(double a, double b) { return std::abs(a - b) < SAME_LEVEL - EPS; }

}  // namespace linesman
