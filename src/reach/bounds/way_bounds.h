// All bounds of one fare on one table, put together: where no legal order ends, and what one costs at least.
//
//   WayBounds bounds(fare, lattice, game.tolerance());
//   bounds.make_field();
//   const bool too_far = bounds.least(goal) > bounds.fare().allowance;
#pragma once

#include <memory>
#include <optional>

#include "reach/bounds/aimed_legs.h"
#include "reach/bounds/contour_bound.h"
#include "reach/bounds/ground_map.h"
#include "reach/bounds/lower_field.h"
#include "reach/bounds/turning_bound.h"

namespace linesman {

class WayBounds {
 public:
  /// `fare` outlives it. `forgiven`: by how much a marginal order may break each limit, in the currency and in inches;
  /// 0: by nothing.
  WayBounds(const FareOnTable& fare, const Lattice& lattice, double forgiven);

  /// Before any of the questions below that name a price or a box. May run beside `make_field_by_legs`.
  void make_field();
  /// The field of ways of legs alone, in coarser cells. The answer stays where it is.
  const LowerField& make_field_by_legs();

  const FareOnTable& on_table() const { return on_table_; }
  const Fare& fare() const { return on_table_.fare; }
  const Lattice& lattice() const { return map_.lattice; }
  const GroundMap& map() const { return map_; }
  const LowerField& field() const { return *field_; }
  const LowerField& field_by_legs() const { return by_legs_->field; }
  const ClosedPlaces& closed_places() const { return closed_; }
  /// The feature that legs have to lead at; nothing where they may go anywhere.
  const std::optional<AimedLegs>& aim() const { return aim_; }
  /// Whether the base is a circle.
  bool round() const { return on_table_.radii().round(); }
  /// No inch that may be gone costs less, or more.
  double cheapest() const { return cheapest_; }
  double dearest() const { return dearest_; }

  /// No legal order of the fare that goes so and ends anywhere in `box` costs less; infinity where none ends. The box
  /// is a point, or lies in the lattice as `LowerField::least_in` wants it.
  double least(const Box& box, Going how = Going::anyhow) const;
  double least(Vec goal) const { return least(Box{goal, goal}); }

  /// Likewise in any box, cell by cell; `farthest`: inches from its middle to any place that counts in it.
  double least_anywhere(const Box& box, double farthest) const;

  /// There may be ways besides those of legs, for which the bound is lower.
  bool misses_turns() const { return !map_.no_leg.empty(); }

  /// No legal order of the fare that goes so ends anywhere in such a box, whatever it costs.
  bool closed_in(const Box& box, Going how = Going::anyhow) const;
  /// No legal order of legs alone ends there.
  bool closed_to_legs(Vec goal) const;

  /// No bound speaks against a legal order that goes so and ends there, by more than may be rounding.
  bool in_bound(Vec goal, Going how = Going::anyhow) const;

  /// Nothing begins or ends in it, or close to it, that a base could meet.
  bool even_in(const Box& box) const;

 private:
  double least_unhindered(const Box& box) const;
  bool border_in(std::size_t cell) const { return map_.borders.uneven[cell] || map_.parting[cell]; }

  /// For ways of legs alone, in coarser cells.
  struct ByLegs {
    GroundMap map;
    LowerField field;

    ByLegs(const GroundMap& whole, Vec start);
  };

  const FareOnTable& on_table_;
  ClosedPlaces closed_;
  ContourBound contours_;
  std::optional<AimedLegs> aim_;
  GroundMap map_;
  std::unique_ptr<const LowerField> field_;
  std::unique_ptr<const ByLegs> by_legs_;
  TurningBound turning_;
  double dearest_;
  double cheapest_;
  double forgiven_;
};

}  // namespace linesman
