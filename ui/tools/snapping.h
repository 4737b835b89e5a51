// Snapping, one for all tools that draw, move or measure: how near a thing pulls, how fine the grid is, and the key
// that sets the pointer free.
#pragma once

#include "ui/tools/tool_host.h"

namespace linesman {

/// Inches from which a corner, an edge, the grid pulls and a base comes into contact: the same number of pixels at
/// every zoom. 0 while Ctrl is held.
double snap_reach(const ToolHost& host, Qt::KeyboardModifiers keys = {});

/// Inches between the lines of the grid that pulls, finer the nearer the view; 0 on hexes.
double snap_grid(const ToolHost& host);

}  // namespace linesman
