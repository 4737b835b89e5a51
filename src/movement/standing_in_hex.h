// The pose of a piece on a hex grid: in the middle of a hex, facing one of its sides.
#pragma once

#include "movement/hex_grid.h"
#include "table/game.h"

namespace linesman {

/// The heading of the hexside nearest to `heading`.
double heading_to_hexside(const HexGrid& grid, double heading);

/// The hex at a place. For a place off the grid: the first hex on the way to the grid's middle.
Hex hex_near(const HexGrid& grid, Vec place);

/// Moves the piece into the hex nearest to its place, facing the hexside nearest to its facing.
void stand_in_hex(const HexGrid& grid, Piece& piece);

}  // namespace linesman
