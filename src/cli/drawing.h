// What draws, in a module of its own: only a call that draws loads what painting needs.
#pragma once

#include "cli/call.h"

namespace linesman {

struct DrawingCalls {
  Painter painter;
  SheetMaker sheets;
};

/// The module beside the rulesets, from the folder of the program, and the function in it that fills a DrawingCalls.
inline constexpr const char* DRAWING_MODULE = "/../lib/linesman/drawing.so";
inline constexpr const char* DRAWING_FUNCTION = "linesman_drawing";
using DrawingFunction = void (*)(DrawingCalls&);

}  // namespace linesman
