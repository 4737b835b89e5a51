// A fare laid out over the table: what an inch costs and where nobody may be, cell by cell.
#pragma once

#include <vector>

#include "movement/trace.h"
#include "reach/base_radii.h"
#include "rules/fare.h"

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
  Vec place(int column, int row) const { return {origin.x + column * step, origin.y + row * step}; }
  Vec middle(int column, int row) const { return {origin.x + (column + 0.5) * step, origin.y + (row + 0.5) * step}; }
  /// The cell of a point, held within the lattice.
  std::size_t cell_at(Vec p) const;
};

/// Cells round everything that `inches` of way lead to, with so many fine cells to a coarse one.
Lattice lattice_round(const Table& table, Vec start, double inches, double step, bool keeps_on_table);

struct GroundMap {
  Lattice lattice;
  std::vector<float> least;   ///< by cell: no inch in it costs less; infinity where the whole cell is closed
  std::vector<float> likely;  ///< by cell: what an inch costs at its middle; infinity where that is closed
  std::vector<float> once;    ///< by cell: at least so much is paid besides by who ends in it
  std::vector<bool> no_end;   ///< by cell: nobody ends anywhere in it
  std::vector<bool> uneven;   ///< by cell: something begins or ends there for the base

  /// The price of a straight way by `likely`; infinity where it is closed, or more than `most`.
  double along(Vec from, Vec to, double most) const;
};

GroundMap map_of(const Game& game, const Fare& fare, const BaseRadii& base, const Stand& start, const Lattice& lattice);

/// The distance of a point from the base of a piece where it stands, 0 inside.
double distance_from_base(const Footprint& base, const Pose& pose, Vec point);

}  // namespace linesman
