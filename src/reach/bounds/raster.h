// The cells in which a search tells the table apart.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "base/vec.h"
#include "table/game.h"

namespace linesman {

/// Square cells; corners are numbered row by row, one more each way than cells.
struct Lattice {
  Vec origin;       ///< its south-west corner
  double step = 1;  ///< inches
  int columns = 0;  ///< cells
  int rows = 0;

  std::size_t cell(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
  }
  std::size_t corner(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns + 1) + static_cast<std::size_t>(column);
  }
  std::size_t cells() const { return cell(0, rows); }
  std::size_t corners() const { return corner(0, rows + 1); }
  bool holds(Vec p) const {
    const Vec high = place(columns, rows);
    return p.x >= origin.x && p.y >= origin.y && p.x <= high.x && p.y <= high.y;
  }
  Vec place(int column, int row) const { return {origin.x + column * step, origin.y + row * step}; }
  Vec middle(int column, int row) const { return {origin.x + (column + 0.5) * step, origin.y + (row + 0.5) * step}; }
  Vec middle(std::size_t cell) const {
    const auto across = static_cast<std::size_t>(columns);
    return middle(static_cast<int>(cell % across), static_cast<int>(cell / across));
  }
  /// The column and the row of a point, held within the lattice.
  int column_at(double x) const { return std::clamp(static_cast<int>((x - origin.x) / step), 0, columns - 1); }
  int row_at(double y) const { return std::clamp(static_cast<int>((y - origin.y) / step), 0, rows - 1); }
  /// The cell of a point, held so.
  std::size_t cell_at(Vec p) const { return cell(column_at(p.x), row_at(p.y)); }
  friend bool operator==(const Lattice&, const Lattice&) = default;
};

/// Calls found(cell, middle) for the cells whose middles lie in a box, and those next to it.
template <class Found>
void for_cells_in(const Lattice& lattice, const Box& box, Found&& found) {
  const int right = lattice.column_at(box.max.x);
  const int top = lattice.row_at(box.max.y);
  for (int row = lattice.row_at(box.min.y); row <= top; ++row)
    for (int column = lattice.column_at(box.min.x); column <= right; ++column)
      found(lattice.cell(column, row), lattice.middle(column, row));
}

/// One for each cell, or each corner: 0 or 1. Quicker to read than bits.
using Flags = std::vector<unsigned char>;

/// Cells round everything that `inches` of way lead to, `step` inches along each.
Lattice lattice_round(const Table& table, Vec start, double inches, double step, bool keeps_on_table);

/// Cells that belong to a region.
struct Raster {
  Lattice lattice;
  Flags in;  ///< by cell

  bool holds(int column, int row) const {
    return column >= 0 && row >= 0 && column < lattice.columns && row < lattice.rows && in[lattice.cell(column, row)];
  }
  /// The place lies in one of them.
  bool holds(Vec place) const { return lattice.holds(place) && in[lattice.cell_at(place)]; }
  /// The place lies in one of them, or on the border of one.
  bool covers(Vec place) const;
  /// The four next to a cell belong to it too.
  bool holds_all_next_to(int column, int row) const {
    const std::size_t cell = lattice.cell(column, row);
    const auto across = static_cast<std::size_t>(lattice.columns);
    return column > 0 && row > 0 && column + 1 < lattice.columns && row + 1 < lattice.rows && in[cell - 1] &&
           in[cell + 1] && in[cell - across] && in[cell + across];
  }
  bool empty() const;
};

/// The first with the cells of the second, in the finer cells of the two where it lacks any. The corners of both
/// lattices lie on multiples of their steps, of which one is a multiple of the other.
Raster joined(Raster raster, const Raster& with);

/// The same regions in cells of one lattice, if they have two.
void lay_on_one_lattice(Raster& a, Raster& b);

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
