// A number as a JSON value that is written as people write it.
#pragma once

#include <cmath>
#include <cstdint>

#include "base/value.h"

namespace linesman {

/// A number without rounding. A number without a fraction becomes a whole one, minus zero becomes zero.
inline Value exact(double x) {
  constexpr double EXACT_WHOLES = 9007199254740992.0;  // 2^53
  if (std::abs(x) <= EXACT_WHOLES && std::trunc(x) == x) return Value(static_cast<std::int64_t>(x));
  return Value(x);
}

}  // namespace linesman
