// Orders as these rules read them: who does what in which formation, what is to be watched, and what is refused.
#pragma once

#include "drill/dice.h"
#include "drill/way.h"
#include "movement/order.h"
#include "movement/trace_request.h"

namespace linesman::drill {

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
