#pragma once

#include "geometry/area.h"
#include "table/game.h"

namespace linesman {

/// Empty where the feature takes up hexes or hexsides.
Area area_of(const Feature& feature);

}  // namespace linesman
