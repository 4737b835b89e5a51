// Orders as these rules read them: who does what in which formation, its dice, what is to be watched, what is refused.
#pragma once

#include "drill/tables.h"
#include "drill/way.h"
#include "movement/order.h"
#include "movement/trace_request.h"
#include "rules/ruling_builder.h"

namespace linesman::drill {

/// The dice of an order.
struct SpeedDice {
  bool wanted = false;
  bool missing = false;  ///< reckoned with the best face
  bool wrong = false;    ///< a wrong count, or a face that the die has not
  bool unasked = false;  ///< dice that nobody asks for
  std::size_t count = 0;
  std::optional<std::vector<double>> given;
};

/// `wanted`: the option is on, and the order is of a kind that rolls. `count`: of pieces ordered.
SpeedDice read_dice(const Order& order, bool wanted, std::size_t count);

/// What the die of the piece named at that place does to its speed, BD.
double to_speed(const Tables& tables, const SpeedDice& dice, std::size_t place);

/// The need, and the fault of wrong or unasked dice, which stands with the first piece.
void tell_dice(RulingBuilder& ruling, const SpeedDice& dice, PieceIndex first);

/// An order, read once.
struct ReadOrder {
  OrderKind kind = OrderKind::move;
  std::optional<FeatureIndex> onto;  ///< drill-18
  SpeedDice dice;
  std::vector<OrderedPiece> pieces;  ///< in the order named
  TraceRequest request;              ///< its movers are the pieces, in the same order
};

/// Refused is everything that makes an order unusable under these rules.
Result<ReadOrder> read_order(const Setting& setting, const Order& order);

}  // namespace linesman::drill
