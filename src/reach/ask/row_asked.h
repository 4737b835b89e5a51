// One row of a question while it is answered: an order without dice, and what is said of its rolls.
#pragma once

#include <stop_token>

#include "movement/question.h"
#include "reach/ask/answer.h"

namespace linesman {

struct RowAsked {
  const Hearing& hearing;
  Order order;  ///< of a way with its paths
  const AskedRoll& roll;
  RowEffort effort = RowEffort::whole;
  std::stop_token stop{};
  bool freely = false;      ///< what is missing of the dice counts as not said
  std::uint64_t parts = 1;  ///< the work of a row is divided by it
};

Row way_row(const RowAsked& asked);
Row place_row(const RowAsked& asked, const PlaceAsked& place);
Row form_row(const RowAsked& asked, const FormAsked& shape);
Row anywhere_row(const RowAsked& asked, const AnywhereAsked& anywhere);
Row apart_row(const Hearing& hearing, const std::vector<PieceIndex>& pieces, const ApartAsked& apart);

/// A row that was refused for that ruling, which is given with it.
void refuse(Row& row, Witness refused);

/// No, by the answer about a piece that is held.
void say_held(Row& row, const Could& held);

/// Puts into a row what the witness of a yes shows.
void show_witness(Row& row, Witness witness);

/// The row for a roll of too many dice: what is refused with every roll stays refused, and else only their number is
/// wanted.
Row with_wanted_count(Row row, const Wanted& wanted);

}  // namespace linesman
