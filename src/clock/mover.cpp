#include "clock/mover.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/contains.h"
#include "base/text.h"
#include "clock/start_zones.h"
#include "reach/ask/choices.h"
#include "rules/on_grid.h"
#include "rules/vocabulary.h"
#include "table/status.h"

namespace linesman {

namespace {

/// Names that the answer has besides those of sides.
constexpr std::array<std::string_view, 3> OWN_NAMES{"together", "none", "nobody"};

Problem unknown_name(const char* member, std::size_t i, const char* kind, const std::string& id) {
  return {pointer_to(pointer_to("", member), i), said<"there is no {kind} \"{id}\" in this game">(Argument(kind), id)};
}

Result<void> check_names(const Hearing& hearing, const ClockRequest& request) {
  const Game& game = hearing.game();
  const std::vector<std::string> sides = sides_of(game);
  for (const std::string& side : sides)
    if (contains(OWN_NAMES, side))
      return Problem{"/game", said<"the clock has a meaning of its own for the name \"{side}\" of a side">(side)};
  for (std::size_t i = 0; i < request.sides.size(); ++i)
    if (!contains(sides, request.sides[i])) return unknown_name("side", i, "side", request.sides[i]);
  if (!request.first.empty() && !contains(sides, request.first))
    return Problem{"/first", said<"there is no side \"{side}\" in this game">(request.first)};
  for (std::size_t i = 0; i < request.units.size(); ++i)
    if (!game.find_unit(request.units[i])) return unknown_name("unit", i, "unit", request.units[i]);
  for (std::size_t i = 0; i < request.pieces.size(); ++i)
    if (!game.find_piece(request.pieces[i])) return unknown_name("piece", i, "piece", request.pieces[i]);
  for (std::size_t i = 0; i < request.actions.size(); ++i)
    if (!hearing.ruleset().terms().action(request.actions[i]))
      return unknown_name("action", i, "action", request.actions[i]);
  return {};
}

/// Some action may order the unit as one, whatever way it goes.
bool goes_as_one(const Hearing& hearing, const std::string& unit, PieceIndex first) {
  const auto& actions = hearing.ruleset().terms().actions;
  return std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
    Order order;
    order.who = OneUnit{unit};
    order.action = action.id;
    if (!action.path || !missing_member(hearing.ruleset().terms(), order).empty()) return false;
    const auto bare = without_path(hearing.ruleset().data(), hearing.game(), order);
    const auto trial = bare ? WayTrial::of(hearing, *bare, first) : Result<WayTrial>(Problem{});
    return trial && trial->bars_every_way() == nullptr;
  });
}

/// With the pieces of its unit that are on the table, if they are several. On a grid, where a unit is no more than a
/// list of counters that stand apart, each goes by itself.
std::vector<PieceIndex> moved_with(const Hearing& hearing, PieceIndex piece) {
  const Game& game = hearing.game();
  if (!game.piece(piece).unit) return {piece};
  std::vector<PieceIndex> all = game.pieces_of(*game.piece(piece).unit);
  std::erase_if(all, [&](PieceIndex other) { return !game.piece(other).on_table(); });
  const bool apart = all.size() > 1 && on_grid(hearing.ruleset().terms(), game) &&
                     !goes_as_one(hearing, game.unit(*game.piece(piece).unit).id, all.front());
  return apart ? std::vector{piece} : all;
}

bool is_asked(const Game& game, const ClockMover& mover, const ClockRequest& request) {
  if (!request.sides.empty() && !contains(request.sides, mover.side)) return false;
  if (request.units.empty() && request.pieces.empty()) return true;
  return std::any_of(mover.pieces.begin(), mover.pieces.end(), [&](PieceIndex index) {
    const Piece& piece = game.piece(index);
    return contains(request.pieces, piece.id) || (piece.unit && contains(request.units, game.unit(*piece.unit).id));
  });
}

}  // namespace

std::vector<ClockAction> actions_of(const Hearing& hearing, const ClockMover& mover, const ClockRequest& request) {
  const Terms& terms = hearing.ruleset().terms();
  std::vector<ClockAction> actions;
  for (const Action& action : terms.actions) {
    if (!action.path || (!request.actions.empty() && !contains(request.actions, action.id))) continue;
    ClockAction made;
    made.order.who = mover.is_unit() ? Who(OneUnit{mover.id}) : Who(OnePiece{mover.id});
    made.order.action = action.id;
    if (!missing_member(terms, made.order).empty()) continue;
    const auto bare = without_path(hearing.ruleset().data(), hearing.game(), made.order);
    if (!bare || !WayTrial::of(hearing, *bare, mover.pieces.front())) continue;
    made.order = *bare;
    made.rolls = named_rolls(hearing, made.order);
    actions.push_back(std::move(made));
  }
  return actions;
}

const NamedRoll& ClockAction::roll(const std::string& name) const {
  const auto found = std::find_if(rolls.begin(), rolls.end(), [&](const NamedRoll& roll) { return roll.name == name; });
  return found == rolls.end() ? rolls.front() : *found;
}

Result<ClockMovers> movers_of(const Hearing& hearing, const ClockRequest& request) {
  if (const auto known = check_names(hearing, request); !known) return known.problem();
  const Game& game = hearing.game();
  ClockMovers movers;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    const Piece& piece = game.piece(index);
    const bool comes_on = request.from_zones && in_reserve(piece) && !start_zones_of(game, piece.side).empty();
    if (!piece.on_table() && !comes_on) continue;
    ClockMover mover{piece.id, piece.side, piece.on_table() ? moved_with(hearing, index) : std::vector{index}, {}};
    if (mover.pieces.front() != index || !is_asked(game, mover, request)) continue;
    if (mover.is_unit()) mover.id = game.unit(*piece.unit).id;
    if (piece.on_table()) mover.actions = actions_of(hearing, mover, request);
    movers.all.push_back(std::move(mover));
  }
  const Terms& terms = hearing.ruleset().terms();
  for (const Action& action : terms.actions) {
    Order order;
    order.action = action.id;
    const bool unasked = !request.actions.empty() && !contains(request.actions, action.id);
    if (action.path && (unasked || !missing_member(terms, order).empty())) movers.left_out.push_back(action.id);
  }
  return movers;
}

Game with_others_away(const Game& game, const ClockMover& mover) {
  std::set<PieceIndex> kept(mover.pieces.begin(), mover.pieces.end());
  for (const PieceIndex piece : mover.pieces)
    for (const PieceIndex aboard : all_aboard(game, piece)) kept.insert(aboard);
  std::vector<std::shared_ptr<const Piece>> left;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (kept.contains(static_cast<PieceIndex>(i))) left.push_back(game.pieces()[i]);
  return game.with_pieces(std::move(left));
}

Result<Hearing> hearing_with_others_away(const Hearing& hearing, ClockMover& mover) {
  auto away = hearing.on(with_others_away(hearing.game(), mover));
  if (!away) return away.problem();
  for (PieceIndex& piece : mover.pieces) piece = *away->game().find_piece(hearing.game().piece(piece).id);
  return *std::move(away);
}

std::vector<std::string> sides_asked(const Game& game, const ClockRequest& request, const ClockMovers& movers) {
  std::vector<std::string> sides = sides_of(game);
  if (request.sides.empty() && request.units.empty() && request.pieces.empty()) return sides;
  std::erase_if(sides, [&](const std::string& side) {
    return !contains(request.sides, side) && std::none_of(movers.all.begin(), movers.all.end(),
                                                          [&](const ClockMover& mover) { return mover.side == side; });
  });
  return sides;
}

}  // namespace linesman
