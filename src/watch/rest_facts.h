// A rest besides its reading.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "table/game.h"

namespace linesman {

/// How the place of a model that is not seen has changed since the rest before.
enum class PlaceNow { as_before, open, hidden };

struct RestFacts {
  double t = 0;
  std::int64_t frame = 0;
  std::string hash{};  ///< of the frame
  std::function<PlaceNow(PieceIndex)> place{};
};

}  // namespace linesman
