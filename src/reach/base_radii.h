// Two discs about the centre of a base: one inside it, one round it.
#pragma once

#include "table/footprint.h"

namespace linesman {

struct BaseRadii {
  double inner = 0;  ///< whatever the facing, the base covers that far; inches
  double outer = 0;  ///< and no farther than that
  bool round() const { return inner >= outer; }
};

BaseRadii radii_of(const Footprint& base);

}  // namespace linesman
