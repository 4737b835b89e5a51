// A fare laid out over the table: what an inch costs and where nobody may be, cell by cell.
#pragma once

#include <functional>
#include <vector>

#include "reach/closed_places.h"
#include "reach/lattice.h"

namespace linesman {

/// Inches of a place from a shape; they grow by 1 an inch at most.
using Off = std::function<double(Vec)>;

/// Something begins or ends for the base or the centre in some places round a shape.
struct Border {
  /// So far off the shape.
  struct Zone {
    double least = 0;
    double most = 0;
  };
  Off off;
  std::vector<Zone> zones;

  /// A place that is so far off the shape, within `inches`, lies in one of them.
  bool may_hold(double away, double inches) const;
  /// Every place within `inches` of it does.
  bool surely_holds(double away, double inches) const;
};

struct GroundMap {
  Lattice lattice;
  std::vector<float> least;  ///< by cell: no inch in it costs less; infinity where the whole cell is closed
  std::vector<float> once;   ///< by cell: at least so much is paid besides by who ends in it
  Flags no_end;              ///< by cell: nobody ends anywhere in it
  Flags uneven;              ///< by cell: something begins or ends in it or close by for the base or the centre
  Flags rough;               ///< by cell: uneven in what no border says
  Flags parting;             ///< by cell: where it may end may begin or stop in it, though the way goes on

  /// An inch of a way.
  struct Inch {
    float price;  ///< what it costs at the middle of the cell; infinity where the whole cell is closed
    float least;  ///< the same, but in an uneven cell the least
    float doubt;  ///< 1 in an uneven cell, where the price may be another; else 0
  };
  std::vector<Inch> inches;  ///< by cell

  /// What a straight way costs.
  struct Along {
    double price = 0;  ///< infinity where it is closed, or more than `most`
    double least = 0;  ///< the same by the least on uneven cells
    double doubt = 0;  ///< inches of it on uneven cells: there the price may be another
  };
  Along along(Vec from, Vec to, double most) const;

  /// As `uneven` says, but of no more than what lies within so many inches of a place; at most half a step.
  bool uneven_within(Vec place, double within) const;
  /// The same of a straight way.
  bool uneven_along(Vec from, Vec to) const;
  bool uneven_on(Vec from, Vec to, double half) const;

  /// No inch that may be gone costs less, or more, by `least`; 0 where none may be.
  double cheapest() const;
  double dearest() const;

  /// The same in cells of so many of these each way, of which only `least` is told.
  GroundMap coarser(int parts) const;

  /// A border that goes through a cell or close by.
  struct Near {
    std::size_t border;
    double off;  ///< of the middle of the cell
  };
  std::vector<Border> borders;
  std::vector<std::size_t> first_near;  ///< by cell, in `near`; one more for the end
  std::vector<Near> near;               ///< of uneven cells
};

GroundMap map_of(const WayTrial& trial, const Fare& fare, const BaseRadii& base, const ClosedPlaces& closed,
                 const Lattice& lattice);

}  // namespace linesman
