// The places of a shape: one for each model of an order.
//
//   const auto slots = FormSlots::of(hearing, members, form);
//   for (const Slot& slot : slots->all()) draw(slot.at, slot.facing);
#pragma once

#include <optional>
#include <vector>

#include "movement/form.h"
#include "reach/units/file_slots.h"
#include "referee/referee.h"

namespace linesman {

/// The models that an order moves, on the table, in document order. A Problem, with a pointer into the order, where
/// they have no shape: on a grid, of one model, of one that is off the table.
Result<std::vector<PieceIndex>> form_members(const Hearing& hearing, const Order& order);

class FormSlots {
 public:
  /// Refused, with a pointer into the order: what does not fit the number and the bases of the members, or names
  /// others.
  static Result<FormSlots> of(const Hearing& hearing, const std::vector<PieceIndex>& members, const Form& form);

  /// Numbered from 0: rank by rank, left to right; of a shape as it stands in the order of the members.
  const std::vector<Slot>& all() const { return slots_; }

  /// The middle of the front line where the members stand now; of a file with a way the leader's centre.
  Vec here() const { return here_; }
  /// The leader's.
  double facing_here() const { return start_facing_; }

  /// Inches from where the front line's middle is now to where it shall be; of a file with a way, those of the way.
  double inches() const { return inches_; }
  /// The same shape where it has gone `inches` of them.
  std::vector<Slot> after(double inches) const;

  /// By member: the slot that it has whatever it costs; nothing: any.
  const std::vector<std::optional<std::size_t>>& fixed() const { return fixed_; }

 private:
  std::vector<Slot> slots_;
  std::vector<std::optional<std::size_t>> fixed_;
  Vec here_;   ///< the front line's middle now
  Vec there_;  ///< where it shall be
  double inches_ = 0;
  Polyline way_;  ///< of a file with a way, from the leader's centre
  double start_facing_ = 0;
  double spacing_ = 0;  ///< from slot to slot of such a file, inches
};

}  // namespace linesman
