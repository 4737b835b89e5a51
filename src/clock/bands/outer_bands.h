// Where the movers of a side may be by a turn, as far as their bounds say.
#pragma once

#include "clock/turn_bound.h"
#include "reach/bounds/raster.h"

namespace linesman {

/// The cells of the outer bands of a side with that number of movers, laid out from the table's middle.
Lattice cells_of_outer(const Table& table, std::size_t movers);

/// By cell the first turn in which the centre of a model may be somewhere in it; one more than the last: in none.
Flags first_turns(const TurnBound& mover, const Lattice& lattice, int turns);

/// The bands of all turns. `movers`: their first turns, of each cell.
std::vector<MultiPolygon> outer_bands(const Lattice& lattice, const std::vector<const Flags*>& movers, int turns);

}  // namespace linesman
