// Sets blocks in type, as strips of a width for pages.
#pragma once

#include "drawing/sheet/block.h"
#include "drawing/sheet/paper_strip.h"

namespace linesman {

/// A heading stays with the block after it, no line of a paragraph and no row of a grid stands alone, and a figure
/// stays whole. Needs a QGuiApplication for its type.
std::vector<PaperStrip> typeset(const Blocks& blocks, double width);

/// The size of type, in units.
int type_size(TextStyle style);

/// The rows of a grid, each as one strip. A head stays with the row under it, a sum with the row over it, the first row
/// with the second. Inside `sheet` only.
std::vector<PaperStrip> grid_rows(const Grid& grid, double width);

}  // namespace linesman
