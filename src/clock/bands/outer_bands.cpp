#include "clock/bands/outer_bands.h"

#include <algorithm>
#include <cmath>

#include "base/side_by_side.h"
#include "reach/bounds/raster.h"

namespace linesman {

namespace {

constexpr double FINEST = 1.0 / 16;         // inches along a cell
constexpr double MOST_SQUARES = 6'000'000;  // cells of all movers together
constexpr double SURE = 1e-6;               // of a turn

Lattice lattice_for(const Table& table, std::size_t movers) {
  double step = FINEST;
  while (table.width * table.depth / (step * step) * static_cast<double>(std::max<std::size_t>(1, movers)) >
         MOST_SQUARES)
    step *= 2;
  const int columns = 2 * static_cast<int>(std::ceil(table.width / 2 / step - SURE));
  const int rows = 2 * static_cast<int>(std::ceil(table.depth / 2 / step - SURE));
  return {{table.width / 2 - columns / 2 * step, table.depth / 2 - rows / 2 * step}, step, columns, rows};
}

}  // namespace

Lattice cells_of_outer(const Table& table, std::size_t movers) { return lattice_for(table, movers); }

Flags first_turns(const TurnBound& mover, const Lattice& lattice, int turns) {
  Flags first(lattice.cells(), static_cast<unsigned char>(turns + 1));
  side_by_side(static_cast<std::size_t>(lattice.rows), [&](std::size_t row) {
    for (int column = 0; column < lattice.columns; ++column) {
      const double there = mover.in_square(lattice.middle(column, static_cast<int>(row)), lattice.step);
      int turn = 1;
      while (turn <= turns && there > turn + SURE) ++turn;
      first[lattice.cell(column, static_cast<int>(row))] = static_cast<unsigned char>(turn);
    }
  });
  return first;
}

std::vector<MultiPolygon> outer_bands(const Lattice& lattice, const std::vector<const Flags*>& movers, int turns) {
  std::vector<MultiPolygon> bands(static_cast<std::size_t>(turns));
  side_by_side(bands.size(), [&](std::size_t i) {
    Raster raster{lattice, Flags(lattice.cells())};
    for (const Flags* mover : movers)
      for (std::size_t cell = 0; cell < lattice.cells(); ++cell)
        if ((*mover)[cell] <= i + 1) raster.in[cell] = 1;
    bands[i] = outlined(raster);
  });
  return bands;
}

}  // namespace linesman
