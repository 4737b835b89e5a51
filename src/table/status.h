// Where a piece is when it is not on the table: aboard another, in reserve, or gone (`Piece::on_table`).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "table/game.h"
#include "table/shared_keys.h"

namespace linesman {

/// The id of the piece that carries it; nothing when none does.
std::optional<std::string_view> carrier_id(const Piece& piece);

/// The piece that carries it; nothing when none does, or when the carrier is not in the game.
std::optional<PieceIndex> carrier_of(const Game& game, PieceIndex piece);

/// The pieces directly aboard it, in document order.
std::vector<PieceIndex> passengers_of(const Game& game, PieceIndex carrier);

/// All pieces aboard it, directly or aboard a passenger: each before its own passengers, in document order.
std::vector<PieceIndex> all_aboard(const Game& game, PieceIndex carrier);

bool in_reserve(const Piece& piece);
bool has_left(const Piece& piece);

}  // namespace linesman
