#include "clock/outer_bands.h"

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

std::vector<MultiPolygon> outer_bands(const Table& table, const std::vector<const TurnBound*>& movers, int turns) {
  const Lattice lattice = lattice_for(table, movers.size());
  std::vector<float> least(lattice.cells(), HUGE_VALF);
  side_by_side(static_cast<std::size_t>(lattice.rows), [&](std::size_t row) {
    for (int column = 0; column < lattice.columns; ++column) {
      const Vec middle = lattice.middle(column, static_cast<int>(row));
      double there = HUGE_VAL;
      for (const TurnBound* mover : movers) there = std::min(there, mover->in_square(middle, lattice.step));
      least[lattice.cell(column, static_cast<int>(row))] = static_cast<float>(there);
    }
  });
  std::vector<MultiPolygon> bands(static_cast<std::size_t>(turns));
  side_by_side(bands.size(), [&](std::size_t i) {
    Raster raster{lattice, Flags(lattice.cells())};
    for (std::size_t cell = 0; cell < lattice.cells(); ++cell)
      raster.in[cell] = static_cast<double>(least[cell]) <= static_cast<double>(i + 1) + SURE;
    bands[i] = outlined(raster);
  });
  return bands;
}

}  // namespace linesman
