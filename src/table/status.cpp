#include "table/status.h"

#include <algorithm>

#include "table/losses.h"

namespace linesman {

namespace {

bool is_set(const Piece& piece, std::string_view key) { return piece.status[key].boolean().value_or(false); }

void add_all_aboard(const Game& game, PieceIndex carrier, std::vector<PieceIndex>& aboard) {
  for (const PieceIndex passenger : passengers_of(game, carrier)) {
    if (std::find(aboard.begin(), aboard.end(), passenger) != aboard.end()) continue;
    aboard.push_back(passenger);
    add_all_aboard(game, passenger, aboard);
  }
}

}  // namespace

std::optional<std::string_view> carrier_id(const Piece& piece) { return piece.status[ABOARD].text(); }

std::optional<PieceIndex> carrier_of(const Game& game, PieceIndex piece) {
  const auto id = carrier_id(game.piece(piece));
  return id ? game.find_piece(*id) : std::nullopt;
}

std::vector<PieceIndex> passengers_of(const Game& game, PieceIndex carrier) {
  const std::string& id = game.piece(carrier).id;
  std::vector<PieceIndex> passengers;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (carrier_id(*game.pieces()[i]) == id) passengers.push_back(static_cast<PieceIndex>(i));
  return passengers;
}

std::vector<PieceIndex> all_aboard(const Game& game, PieceIndex carrier) {
  std::vector<PieceIndex> aboard{carrier};  // ends the search in a ring of carriers
  add_all_aboard(game, carrier, aboard);
  aboard.erase(aboard.begin());
  return aboard;
}

bool in_reserve(const Piece& piece) { return is_set(piece, RESERVE); }
bool has_left(const Piece& piece) { return is_set(piece, LEFT) || models_left(piece) == 0; }

}  // namespace linesman
