#include "movement/order.h"

#include <algorithm>
#include <set>

#include "base/text.h"

namespace linesman {

std::string_view name_of(const Step& step) {
  struct Names {
    std::string_view operator()(const ForwardStep&) const { return "forward"; }
    std::string_view operator()(const ReverseStep&) const { return "reverse"; }
    std::string_view operator()(const SidewaysStep&) const { return "sideways"; }
    std::string_view operator()(const ToStep&) const { return "to"; }
    std::string_view operator()(const ReverseToStep&) const { return "reverse_to"; }
    std::string_view operator()(const SlideStep&) const { return "slide"; }
    std::string_view operator()(const PivotStep&) const { return "pivot"; }
    std::string_view operator()(const WheelStep&) const { return "wheel"; }
    std::string_view operator()(const ClimbStep&) const { return "climb"; }
    std::string_view operator()(const HexStep&) const { return "hex"; }
    std::string_view operator()(const TurnStep&) const { return "turn"; }
    std::string_view operator()(const ActStep&) const { return "act"; }
  };
  return std::visit(Names{}, step);
}

const Path* Order::path_of(const std::string& piece_id) const {
  const auto own = paths.find(piece_id);
  if (own != paths.end()) return &own->second;
  return path ? &*path : nullptr;
}

namespace {

Problem problem(std::string pointer, std::string reason) { return {"", std::move(pointer), std::move(reason)}; }

Result<std::vector<PieceIndex>> unit_pieces(const Game& game, const std::string& id) {
  const auto unit = game.find_unit(id);
  if (!unit) return problem("/unit", "there is no unit \"" + id + "\"");
  std::vector<PieceIndex> pieces = game.pieces_of(*unit);
  if (pieces.empty()) return problem("/unit", "the unit \"" + id + "\" has no pieces");
  return pieces;
}

Result<std::vector<PieceIndex>> listed_pieces(const Game& game, const std::vector<std::string>& ids) {
  std::set<PieceIndex> found;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto piece = game.find_piece(ids[i]);
    const std::string pointer = pointer_to("/pieces", i);
    if (!piece) return problem(pointer, "there is no piece \"" + ids[i] + "\"");
    if (!found.insert(*piece).second) return problem(pointer, "the piece \"" + ids[i] + "\" is named twice");
  }
  return std::vector<PieceIndex>(found.begin(), found.end());
}

}  // namespace

Result<std::vector<PieceIndex>> ordered_pieces(const Game& game, const Order& order) {
  const int ways = int{!order.piece.empty()} + int{!order.unit.empty()} + int{!order.pieces.empty()};
  if (ways == 0) return problem("", "the order names no piece");
  if (ways > 1) return problem("", "the order names more than one of \"piece\", \"unit\" and \"pieces\"");
  if (!order.unit.empty()) return unit_pieces(game, order.unit);
  if (!order.pieces.empty()) return listed_pieces(game, order.pieces);
  const auto piece = game.find_piece(order.piece);
  if (!piece) return problem("/piece", "there is no piece \"" + order.piece + "\"");
  return std::vector<PieceIndex>{*piece};
}

}  // namespace linesman
