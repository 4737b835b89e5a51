// Where on the table something begins or ends for a piece: what a fare does not tell is asked of the judge there.
#pragma once

#include <vector>

#include "reach/bounds/fare_on_table.h"
#include "reach/bounds/raster.h"

namespace linesman {

/// The things that may be different beyond a border; the last is the gravest.
enum class BorderEffect : char {
  price,      ///< what an inch costs, as a fare tells
  clearance,  ///< whether the base meets what it may not, as can be measured
  ruling      ///< whatever a ruleset may say
};

/// Something begins or ends for the base or the centre in some places round a shape.
struct Border {
  /// So far off the shape.
  struct Zone {
    double least = 0;
    double most = 0;
  };
  DistanceTo off;
  std::vector<Zone> zones;
  BorderEffect change = BorderEffect::ruling;  ///< at most

  /// A place that is so far off the shape, within `inches`, lies in one of them.
  bool may_hold(double away, double inches) const;
  /// Every place within `inches` of it does.
  bool surely_holds(double away, double inches) const;
};

/// Borders by the cells that they go through.
struct Borders {
  Lattice lattice;
  Flags uneven;  ///< by cell: something begins or ends in it or close by for the base or the centre
  Flags rough;   ///< by cell: uneven in what no border says

  /// There is a border of at least such a change within `within` inches of a place: at most half a step.
  bool changes_within(Vec place, double within, BorderEffect at_least) const;
  /// Likewise on a straight way.
  bool changes_along(Vec from, Vec to, BorderEffect at_least) const;

  /// A border that goes through a cell or close by.
  struct Near {
    std::size_t border;
    double off;  ///< of the middle of the cell
  };
  std::vector<Border> all;
  std::vector<std::size_t> first_near;  ///< by cell, in `near`; one more for the end
  std::vector<Near> near;               ///< of uneven cells

 private:
  bool changes_on(Vec from, Vec to, double half, BorderEffect at_least) const;
};

Borders borders_of(const FareOnTable& fare, const Lattice& lattice);

}  // namespace linesman
