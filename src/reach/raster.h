// Regions as cells, and as polygons.
#pragma once

#include <vector>

#include "base/vec.h"
#include "reach/lattice.h"

namespace linesman {

/// Cells that belong to a region.
struct Raster {
  Lattice lattice;
  Flags in;  ///< by cell

  bool holds(int column, int row) const {
    return column >= 0 && row >= 0 && column < lattice.columns && row < lattice.rows && in[lattice.cell(column, row)];
  }
  /// The four next to a cell belong to it too.
  bool holds_all_next_to(int column, int row) const {
    const std::size_t cell = lattice.cell(column, row);
    const auto across = static_cast<std::size_t>(lattice.columns);
    return column > 0 && row > 0 && column + 1 < lattice.columns && row + 1 < lattice.rows && in[cell - 1] &&
           in[cell + 1] && in[cell - across] && in[cell + across];
  }
  bool empty() const;
};

/// The outline of its cells: outer rings anticlockwise, holes clockwise, without corners on straight sides.
MultiPolygon outlined(const Raster& raster);

/// By cell, the distance to the nearest of these cells, middle to middle; infinity where there are none.
std::vector<double> inches_to(const Raster& cells);

/// How far two bounds are apart.
struct Band {
  double inches = 0;
  Vec widest;  ///< where
};

/// The greatest distance from a cell of `outer` to the nearest of `inner`, middle to middle; of an empty `inner` to
/// `otherwise`. Both have one lattice.
Band band_between(const Raster& inner, const Raster& outer, Vec otherwise);

}  // namespace linesman
