// Places at which the shortest ways bend: round what is closed, at the borders of dear and cheap ground.
#pragma once

#include <functional>
#include <vector>

#include "movement/trace.h"
#include "reach/bounds/ground_map.h"
#include "reach/bounds/shapes.h"

namespace linesman {

/// Without those that lie outside `map`, where it is closed, or where a way is never to be led (`useful` says which).
/// At most `most`, the nearest to the start.
std::vector<Vec> bends_of(const WayTrial& trial, const Fare& fare, const BaseRadii& base, const GroundMap& map,
                          const std::function<bool(Vec)>& useful, std::size_t most);

}  // namespace linesman
