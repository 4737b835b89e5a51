// Where a piece is said to stand at the end of an order.
#pragma once

#include <optional>

#include "base/vec.h"

namespace linesman {

/// What is not given may be anything.
struct EndWish {
  Vec at;
  std::optional<double> facing{};    ///< a heading, degrees in [0, 360)
  std::optional<double> altitude{};  ///< inches
};

}  // namespace linesman
