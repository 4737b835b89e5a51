// Orders as these rules take them: who does what, from where, and what is refused as unusable.
#pragma once

#include "mobility/body.h"
#include "movement/trace_request.h"

namespace linesman::mobility {

enum class Doing { move, disembark, enter, land };

/// What an order is for, besides paths.
struct Errand {
  Doing action = Doing::move;
  double off_board = 0;       ///< inches made off the table before
  std::int64_t departed = 1;  ///< the turn in which that began
};

Errand errand_of(const Setting& setting, const Order& order);

/// The pieces that the order takes, in document order: of a unit only those that the action is for.
Result<std::vector<PieceIndex>> taken_pieces(const Setting& setting, const Order& order);

/// Everything that makes an order unusable, else who moves and what is to be watched.
Result<TraceRequest> request_of(const Setting& setting, const Order& order);

/// The transport that carries a piece, if it is aboard one of this table.
std::optional<PieceIndex> carrier_of(const Game& game, PieceIndex piece);

/// The piece that an act names under `key`; the order has been checked.
PieceIndex piece_named(const Game& game, const Value& act, std::string_view key);

/// Its size class; nothing for a pod that has none. Refused: a vehicle without `size`.
Result<std::optional<double>> size_class(const Setting& setting, PieceIndex piece);

}  // namespace linesman::mobility
