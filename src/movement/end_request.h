// The pose that a piece shall have at the end of an order.
#pragma once

#include <optional>

#include "base/vec.h"

namespace linesman {

/// Facing and altitude may be anything when they are not given.
struct EndRequest {
  Vec at;
  std::optional<double> facing{};    ///< a heading, degrees in [0, 360)
  std::optional<double> altitude{};  ///< inches
};

}  // namespace linesman
