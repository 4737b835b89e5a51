// Orders as these rules read them: the pieces with their formations and dice, what the trace has to watch, and what is
// refused.
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
  bool missing = false;  ///< judged with the best face
  bool wrong = false;    ///< a wrong count, or a face that the die does not have
  bool unasked = false;  ///< dice that no clause asks for
  std::size_t count = 0;
  std::optional<std::vector<double>> given;
};

/// `wanted`: the option is on, and the order is of a kind that rolls. `count`: how many pieces are ordered.
SpeedDice read_dice(const Order& order, bool wanted, std::size_t count);

/// The change that its die makes to the speed of a piece, BD. `place`: its place in the order, from 0.
double to_speed(const Tables& tables, const SpeedDice& dice, std::size_t place);

/// Adds the dice that are needed, and the fault of wrong or unasked dice to the first piece.
void report_dice(RulingBuilder& ruling, const SpeedDice& dice, PieceIndex first);

/// An order, read once.
struct ReadOrder {
  OrderKind kind = OrderKind::move;
  std::optional<FeatureIndex> onto;  ///< drill-18
  SpeedDice dice;
  std::vector<OrderedPiece> pieces;  ///< in the order named
  TraceRequest request;              ///< its movers are the pieces, in the same order
};

/// Refuses everything that makes an order unusable under these rules.
Result<ReadOrder> read_order(const Setting& setting, const Order& order);

}  // namespace linesman::drill
