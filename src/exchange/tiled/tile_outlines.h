// Finds the areas that cells of a lattice cover. Inside `exchange` only.
#pragma once

#include <vector>

#include "base/vec.h"
#include "exchange/tiled/grid.h"

namespace linesman::exchange {

/// Cells that are joined by their sides: the corners of the ring round them, and of the rings round their holes.
struct Island {
  std::vector<Cell> outer;
  std::vector<std::vector<Cell>> holes;
};

/// The islands of some cells, each given once or more often. It takes as long as sorting them.
std::vector<Island> islands_of(std::vector<Cell> cells);

}  // namespace linesman::exchange
