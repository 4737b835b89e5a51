// How much of a turn, or how many turns, the rest of a way takes at least.
#pragma once

#include <memory>
#include <optional>

#include "reach/bounds/lower_field.h"
#include "reach/search/way_trial.h"

namespace linesman {

/// A fare that holds for every turn in which one of these fares is kept to: of allowance 1, so that a price is a part
/// of a turn. Every inch, ground and way is as cheap as in the cheapest of them; what a turn may begin on is paid for
/// in none; turning is free. Nothing where no fare leads anywhere.
std::optional<Fare> fare_of_every_turn(const Fares& fares);

Fares fares_of_all(const std::vector<std::unique_ptr<WayTrial>>& trials);

/// Measured from one place. It holds as long as the piece can do every turn what it can in the turn of the trial, and
/// others stay where they are.
class TurnsField {
 public:
  /// Nothing where nothing is known beforehand. A turn may begin with the frame of any of the trials, of which the
  /// first has an empty one.
  static std::optional<TurnsField> to(const std::vector<std::unique_ptr<WayTrial>>& trials, Vec goal);

  /// The field where `fares` are those of another roll, with which each turn leads as much farther by every fare;
  /// nothing where they differ otherwise.
  std::optional<TurnsField> with(const Fares& fares) const;

  /// No way over any number of turns from `place` to within `slack` inches of the goal takes less; infinity where none
  /// leads there.
  double from(Vec place, double slack = 0) const;

  /// The part of a turn that an inch takes at least in the cell of a place; infinity where no model may go.
  double inch_at(Vec place) const;

  /// The part of a turn that the cheapest inch takes.
  double cheapest() const { return inch_ * scale_; }

  /// The cost of laying it out.
  std::uint64_t looks() const { return looks_; }

 private:
  TurnsField() = default;
  Fares fares_;      ///< of which it was made
  double inch_ = 0;  ///< the part of a turn that the cheapest inch takes with them
  std::shared_ptr<const GroundMap> map_;
  std::shared_ptr<const LowerField> field_;
  double dearest_ = 0;
  double scale_ = 1;  ///< of its prices
  std::uint64_t looks_ = 0;
};

}  // namespace linesman
