// A fare laid out over the table: what an inch costs and where no piece may be, cell by cell.
#pragma once

#include <vector>

#include "reach/bounds/borders.h"
#include "reach/bounds/closed_places.h"

namespace linesman {

struct GroundMap {
  Lattice lattice;
  std::vector<float> least;  ///< by cell: no inch in it costs less; infinity where the whole cell is closed
  std::vector<float> once;   ///< by cell: at least so much is paid besides by who ends in it
  Flags no_end;              ///< by cell: no piece ends anywhere in it
  Flags no_leg;              ///< by cell: no leg leads anywhere in it, though a turn may; empty where there is no such
  Borders borders;
  Flags parting;  ///< by cell: where it may end may begin or stop in it, though the way goes on

  /// An inch of a way.
  struct Inch {
    float price;  ///< what it costs at the middle of the cell; infinity where the whole cell is closed
    float least;  ///< the same, but in an uneven cell the least
    float doubt;  ///< 1 in an uneven cell, where the price may be another; else 0
  };
  std::vector<Inch> inches;  ///< by cell

  /// The cost of a straight way.
  struct Along {
    double price = 0;  ///< infinity where it is closed, or more than `most`
    double least = 0;  ///< the same by the least on uneven cells
    double doubt = 0;  ///< inches of it on uneven cells: there the price may be another
  };
  Along along(Vec from, Vec to, double most) const;

  /// No inch that may be gone costs less, or more, by `least`; 0 where none may be.
  double cheapest() const;
  double dearest() const;

  /// The same in larger cells, each `parts` of these cells wide and deep. Only their `least` is filled in. It is for
  /// ways of legs alone.
  GroundMap of_legs(int parts) const;
};

/// The cost of laying out a fare, and a field over it (WorkLeft).
/// `outer`: inches from the centre of the base to its farthest corner.
std::uint64_t looks_of_map(const Game& game, double outer, const Fare& fare, const Lattice& lattice);

GroundMap map_of(const FareOnTable& fare, const ClosedPlaces& closed, const Lattice& lattice);

}  // namespace linesman
