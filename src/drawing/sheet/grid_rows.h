// The rows of a grid as strips. Inside `ui/sheet` only.
#pragma once

#include "drawing/sheet/block.h"
#include "drawing/sheet/paper_strip.h"

namespace linesman {

/// A row is one strip. A head stays with the row under it, a sum with the row over it, the first row of all with the
/// second.
std::vector<PaperStrip> grid_rows(const Grid& grid, double width);

}  // namespace linesman
