// How a piece stands on a hex grid: in the middle of a hex, facing one of its sides.
#pragma once

#include "movement/hex_grid.h"
#include "table/game.h"

namespace linesman {

/// The heading of the hexside that is nearest to a heading.
double heading_to_hexside(const HexGrid& grid, double heading);

/// The hex at a place; beside the grid the first on the way to its middle.
Hex hex_near(const HexGrid& grid, Vec place);

/// Puts the piece into the hex near its place, facing the hexside nearest to its facing.
void stand_in_hex(const HexGrid& grid, Piece& piece);

}  // namespace linesman
