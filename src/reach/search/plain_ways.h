// Ways that are tried one by one where no search finds any: straight, and with one bend.
#pragma once

#include <optional>
#include <vector>

#include "movement/step.h"
#include "table/game.h"

namespace linesman {

/// From a pose to a place, the straight ones first; with `facing` turned so in the end. Where a piece may hardly turn
/// the last leg leads along that facing. `inches`: the longest leg before the bend.
std::vector<Path> plain_ways(const Pose& start, Vec goal, std::optional<double> facing, double inches);

}  // namespace linesman
