// Adds and removes pieces, and moves them between units and sides. All functions are pure: each returns another game.
//
// A unit that loses its last piece is removed.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "table/game.h"

namespace linesman {

/// Pieces that are to be added to a game, with the units that they bring. `Piece::unit` is a place in `units`.
struct NewPieces {
  std::vector<Piece> pieces;
  std::vector<Unit> units;
};

/// Makes an id of a name: "Panzer IV" gives "panzer-iv". "model" when no character of the name may stand in an id.
std::string id_from(std::string_view name);

/// `wanted`, or with the first number from 2 on ("tank-2") for which neither the game nor `taken` has the id.
std::string free_id(const Game& game, const std::string& wanted, const std::unordered_set<std::string>& taken = {});

struct GameWithNewPieces {
  Game game;
  std::vector<PieceIndex> pieces;  ///< the new pieces, in the order given
};
/// Adds the pieces after those of the game. Ids that are taken get a number, and so do names. If the game has a unit of
/// that id and side with more pieces than come, they join it; otherwise they come as another unit. Passengers of a new
/// piece stay aboard it; a new piece that was aboard another one is put on the table.
GameWithNewPieces with_new_pieces(const Game& game, NewPieces arriving);

/// Copies of those pieces with their units.
NewPieces copies_of(const Game& game, std::span<const PieceIndex> pieces);

/// Removes those pieces. Passengers of a removed piece are put on the table where it stood.
Game without_pieces(const Game& game, std::span<const PieceIndex> pieces);

/// Puts those pieces into an existing unit, on its side.
Game in_unit(const Game& game, std::span<const PieceIndex> pieces, UnitIndex unit);
/// Puts those pieces (at least one) into a new unit of that name, on the first piece's side.
Game in_new_unit(const Game& game, std::span<const PieceIndex> pieces, const std::string& name);
/// Takes those pieces out of their units. They keep the traits that their unit gave them.
Game without_unit(const Game& game, std::span<const PieceIndex> pieces);
Game with_unit_named(const Game& game, UnitIndex unit, std::string name);
/// Puts those pieces on a side (its name is not empty); the other pieces of their units follow.
Game on_side(const Game& game, std::span<const PieceIndex> pieces, const std::string& side);

}  // namespace linesman
