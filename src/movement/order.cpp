#include "movement/order.h"

#include <array>
#include <set>

#include "base/nearest_name.h"
#include "base/text.h"

namespace linesman {

std::string_view key_of(const Who& who) {
  static constexpr std::array<std::string_view, std::variant_size_v<Who>> KEYS{"piece", "unit", "pieces"};
  return KEYS[who.index()];
}

std::vector<std::string> ids_of(const Who& who) {
  if (const auto* pieces = std::get_if<Pieces>(&who)) return pieces->ids;
  if (const auto* unit = std::get_if<OneUnit>(&who)) return {unit->id};
  return {std::get<OnePiece>(who).id};
}

std::string Order::path_pointer(const std::string& piece_id) const {
  return paths.has_own(piece_id) ? pointer_to("/paths", piece_id) : std::string("/path");
}

namespace {

using PiecesFound = Result<std::vector<PieceIndex>>;

Problem problem(std::string pointer, Sentence reason) { return {"", std::move(pointer), std::move(reason)}; }

const std::string& id_of(const Unit& unit) { return unit.id; }
const std::string& id_of(const std::shared_ptr<const Piece>& piece) { return piece->id; }

template <class Things>
Sentence with_nearest_id(Sentence about, const Things& things, const std::string& id) {
  std::vector<std::string> ids;
  ids.reserve(things.size());
  for (const auto& thing : things) ids.push_back(id_of(thing));
  return with_nearest(std::move(about), id, ids);
}

struct PieceFinder {
  const Game& game;

  Problem no_piece(const std::string& pointer, const std::string& id) const {
    return problem(pointer, with_nearest_id(said<"there is no piece \"{id}\"">(id), game.pieces(), id));
  }

  PiecesFound operator()(const OnePiece& one) const {
    if (one.id.empty()) return none_named();
    const auto piece = game.find_piece(one.id);
    if (!piece) return no_piece("/piece", one.id);
    return std::vector<PieceIndex>{*piece};
  }
  PiecesFound operator()(const OneUnit& one) const {
    if (one.id.empty()) return none_named();
    const auto unit = game.find_unit(one.id);
    if (!unit)
      return problem("/unit", with_nearest_id(said<"there is no unit \"{id}\"">(one.id), game.units(), one.id));
    std::vector<PieceIndex> pieces = game.pieces_of(*unit);
    if (pieces.empty()) return problem("/unit", said<"the unit \"{id}\" has no pieces">(one.id));
    return pieces;
  }
  PiecesFound operator()(const Pieces& several) const {
    if (several.ids.empty()) return none_named();
    std::set<PieceIndex> found;
    for (std::size_t i = 0; i < several.ids.size(); ++i) {
      const std::string& id = several.ids[i];
      const auto piece = game.find_piece(id);
      const std::string pointer = pointer_to("/pieces", i);
      if (!piece) return no_piece(pointer, id);
      if (!found.insert(*piece).second) return problem(pointer, said<"the piece \"{id}\" is named twice">(id));
    }
    return std::vector<PieceIndex>(found.begin(), found.end());
  }
  static Problem none_named() { return problem("", "the order names no piece"); }
};

}  // namespace

Result<std::vector<PieceIndex>> ordered_pieces(const Game& game, const Order& order) {
  return std::visit(PieceFinder{game}, order.who);
}

}  // namespace linesman
