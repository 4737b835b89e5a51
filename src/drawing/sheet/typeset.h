// Blocks set in type: strips of a width, to be laid on pages.
#pragma once

#include "drawing/sheet/block.h"
#include "drawing/sheet/paper_strip.h"

namespace linesman {

/// A heading stays with what follows, no line of a paragraph and no row of a grid stands alone, and a figure stays
/// whole. Needs a QGuiApplication for its type.
std::vector<PaperStrip> typeset(const Blocks& blocks, double width);

/// The size of type, in units.
int type_size(TextStyle style);

}  // namespace linesman
