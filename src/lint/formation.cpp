// Units that are out of formation, as their ruleset sees it. A ruleset may allow for a unit that was broken before, so
// the models are moved from one spot to their places, and the ruling shows which of them are left behind.
#include <algorithm>

#include "base/tolerance.h"
#include "lint/lints.h"
#include "lint/words.h"

namespace linesman::lints {

namespace {

bool all_on_table(const Game& game, const std::vector<PieceIndex>& pieces) {
  return std::all_of(pieces.begin(), pieces.end(), [&](PieceIndex i) { return game.piece(i).on_table(); });
}

/// The game with the unit alone on bare ground, all of it at the place of its first model.
Game gathered(const Game& game, const std::vector<PieceIndex>& pieces) {
  std::vector<std::shared_ptr<const Piece>> models;
  for (const PieceIndex index : pieces) {
    Piece model = game.piece(index);
    model.pose.at = game.piece(pieces.front()).pose.at;
    models.push_back(std::make_shared<const Piece>(std::move(model)));
  }
  return game.with_history(Value::empty_array()).with_terrain({}).with_pieces(std::move(models));
}

/// An order that moves each model from there to its place.
Order dispersal(const Game& game, const Unit& unit, const std::vector<PieceIndex>& pieces, const std::string& action) {
  Order order{OneUnit{unit.id}, action, {}, {}, {}};
  order.paths.set_common({});
  const Vec from = game.piece(pieces.front()).pose.at;
  for (const PieceIndex index : pieces) {
    const Piece& piece = game.piece(index);
    if (!same_length(distance(piece.pose.at, from), 0)) order.paths.set(piece.id, {SlideStep{piece.pose.at}});
  }
  return order;
}

std::vector<PieceIndex> strays_of(const Setup& setup, const Unit& unit, const std::vector<PieceIndex>& pieces) {
  const auto hearing = Hearing::open(gathered(setup.game(), pieces), setup.ruleset());
  if (!hearing) return {};
  for (const Action& action : setup.ruleset()->terms().actions) {
    if (!action.path) continue;
    const auto judged = hearing->judge(dispersal(setup.game(), unit, pieces, action.id));
    if (!judged) continue;
    std::vector<PieceIndex> strays;
    for (const PieceIndex stray : judged->ruling.shown.strays) strays.push_back(pieces.at(at(stray)));
    return strays;
  }
  return {};
}

}  // namespace

namespace {

Sentence apart(const std::string& unit, const std::vector<std::string>& names) {
  if (names.size() == 1)
    return said<"Of {unit} {list} stands apart from the rest: the unit is not in formation.">(unit, names_of(names));
  return said<"Of {unit} {list} stand apart from the rest: the unit is not in formation.">(unit, names_of(names));
}

}  // namespace

Complaints out_of_formation(const Setup& setup) {
  Complaints complaints;
  const Game& game = setup.game();
  if (!setup.ruleset() || game.table().hex) return complaints;
  for (std::size_t i = 0; i < game.units().size(); ++i) {
    const auto index = static_cast<UnitIndex>(i);
    const std::vector<PieceIndex> pieces = game.pieces_of(index);
    if (pieces.size() < 2 || !all_on_table(game, pieces)) continue;
    const std::vector<PieceIndex> strays = strays_of(setup, game.unit(index), pieces);
    if (strays.empty()) continue;
    std::vector<std::string> names;
    std::vector<std::string> ids;
    for (const PieceIndex stray : strays) {
      names.push_back(name_of(game.piece(stray)));
      ids.push_back(game.piece(stray).id);
    }
    complaints.push_back({.pointer = unit_pointer(index),
                          .reason = apart(name_of(game.unit(index)), names),
                          .of = std::move(ids),
                          .at = game.piece(strays.front()).pose.at});
  }
  return complaints;
}

}  // namespace linesman::lints
