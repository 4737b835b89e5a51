#include "record/seen.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "files/orders/order_json.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

constexpr double LEAST_TURN = 0.5;  // degrees

Piece stood_at(const Game& game, const Piece& before, const SeenPlace& seen) {
  Piece piece = before;
  piece.pose.at = seen.at;
  piece.pose.facing = seen.facing;
  piece.error = PlaceError{seen.uncertainty, seen.turn};
  if (const auto& layout = game.table().hex) {
    piece.error.reset();
    stand_in_hex(HexGrid(*layout), piece);
  }
  return piece;
}

}  // namespace

Result<SeenMove> seen_of(const Entry& entry) {
  const Value& seen = entry.body();
  SeenMove move;
  move.frame = seen["frame"].text().value_or("");
  move.t = seen["t"].number().value_or(0);
  move.verdict = seen["verdict"].text().value_or("");
  move.same = seen["same"].number();
  for (const auto& [id, place] : seen["pieces"].members()) {
    const auto x = place["at"][std::size_t{0}].number();
    const auto y = place["at"][std::size_t{1}].number();
    const auto facing = place["facing"].number();
    const auto uncertainty = place["uncertainty"].number();
    const auto turn = place["turn"].number();
    if (!x || !y || !facing || !uncertainty || !turn)
      return Problem{"/pieces/" + id, "a model that was seen has at, facing, uncertainty and turn"};
    move.pieces.push_back({id, {*x, *y}, *facing, *uncertainty, *turn});
  }
  auto order = read_order(seen["order"], "");
  if (!order) return Problem{"/order" + order.problem().pointer, order.problem().reason};
  move.order = *std::move(order);
  return move;
}

Result<Game> with_models_seen(const Game& after, const SeenMove& seen) {
  Game game = after;
  for (const SeenPlace& place : seen.pieces) {
    const auto index = game.find_piece(place.piece);
    if (!index) return Problem{"/pieces/" + place.piece, said<"there is no piece \"{id}\" in the game">(place.piece)};
    const Piece& ended = game.piece(*index);
    Piece stands = stood_at(game, ended, place);
    const bool is_there = game.table().hex
                              ? stands.hex == ended.hex
                              : distance(ended.pose.at, place.at) <= std::max(place.uncertainty, LEAST_SEEN) + EPS;
    if (!is_there || angle_between(ended.pose.facing, stands.pose.facing) > std::max(place.turn, LEAST_TURN))
      return Problem{"/pieces/" + place.piece,
                     said<"the order does not lead {model} to where it was seen">(label(ended))};
    game = game.with_piece(*index, std::move(stands));
  }
  return game;
}

}  // namespace linesman
