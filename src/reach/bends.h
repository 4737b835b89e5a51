// Places at which the shortest ways bend: round what is closed, at the borders of dear and cheap ground.
#pragma once

#include <vector>

#include "movement/trace.h"
#include "reach/base_radii.h"
#include "reach/ground_map.h"

namespace linesman {

/// Without those that lie outside `map` or where it is closed. At most `most`, the nearest to the start.
std::vector<Vec> bends_of(const WayTrial& trial, const Fare& fare, const BaseRadii& base, const GroundMap& map,
                          std::size_t most);

}  // namespace linesman
