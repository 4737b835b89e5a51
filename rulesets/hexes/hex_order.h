// What an order asks for, beyond who goes where.
#pragma once

#include "hexes/counter.h"

namespace linesman::hexes {

enum class Blow { pinned, eliminated };

/// What befell a piece in the hex that it entered as the `after`-th.
struct Event {
  PieceIndex piece{};
  std::size_t after = 1;
  Blow blow = Blow::pinned;
};

struct HexOrder {
  Action action = Action::move;
  std::vector<Event> events;  ///< at most one for each piece

  const Event* event_of(PieceIndex piece) const;
};

/// Refuses what the order says of events and movers that cannot be used. The order has passed `check_order`.
Result<HexOrder> read_hex_order(const RulesetData& data, const Game& game, const Order& order);

/// Who moves, and along which path.
Result<TraceRequest> request_of(const Game& game, const Order& order);

}  // namespace linesman::hexes
