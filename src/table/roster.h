// Pieces and units that come, go and change hands. Pure: every function gives another game.
//
// Units live by their pieces: one that loses its last piece goes with it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "table/game.h"

namespace linesman {

/// Pieces on their way into a game with the units that they bring along. `Piece::unit` is a place in `units`.
struct NewPieces {
  std::vector<Piece> pieces;
  std::vector<Unit> units;
};

/// A name as an id: "Panzer IV" is "panzer-iv"; "model" where no letter or figure of it may stand in one.
std::string id_from(std::string_view name);

/// `wanted`, or with the first number from 2 on ("tank-2") that neither the game nor `taken` has as an id.
std::string free_id(const Game& game, const std::string& wanted, const std::unordered_set<std::string>& taken = {});

struct GameWithNewPieces {
  Game game;
  std::vector<PieceIndex> pieces;  ///< the new ones, in the order in which they were given
};
/// The game with these pieces behind its own. Ids that are taken are numbered, names too. A unit that the game has
/// under its id, of the same side and with more pieces than come, is joined; else it comes as another unit. Whoever is
/// aboard one of the new pieces stays aboard it; whoever is aboard another stands on the table.
GameWithNewPieces with_new_pieces(const Game& game, NewPieces arriving);

/// Those pieces with their units, as they are.
NewPieces copies_of(const Game& game, std::span<const PieceIndex> pieces);

/// Without those pieces. Whoever was aboard one of them, and stays, stands where it stood.
Game without_pieces(const Game& game, std::span<const PieceIndex> pieces);

/// Those pieces in a unit that there is, on its side.
Game in_unit(const Game& game, std::span<const PieceIndex> pieces, UnitIndex unit);
/// Those pieces (at least one) in a unit of that name that is made for them, on the first one's side.
Game in_new_unit(const Game& game, std::span<const PieceIndex> pieces, const std::string& name);
/// Those pieces in no unit. What their unit gave them as traits they keep.
Game without_unit(const Game& game, std::span<const PieceIndex> pieces);
Game with_unit_named(const Game& game, UnitIndex unit, std::string name);
/// Those pieces on a side, which is not empty; with a unit of theirs go all its pieces.
Game on_side(const Game& game, std::span<const PieceIndex> pieces, const std::string& side);

}  // namespace linesman
