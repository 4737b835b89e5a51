#include "ui/session/orders.h"

#include <algorithm>

#include "ui/session/form_answer.h"

namespace linesman {
namespace {

Path without_unknown_acts(Path path, const Terms& terms) {
  std::erase_if(path, [&](const Step& step) {
    const auto* act = std::get_if<ActStep>(&step);
    return act != nullptr && terms.act(act->name) == nullptr;
  });
  return path;
}

bool knows_dice(const Terms& terms, const std::string& purpose) {
  return std::any_of(terms.dice.begin(), terms.dice.end(),
                     [&](const DicePurpose& dice) { return dice.purpose == purpose; });
}

Value known_members(const Value& members, const Terms& terms, const std::string& action) {
  Value kept = Value::empty_object();
  for (const Field& field : terms.members) {
    const Value* value = members.find(field.key);
    if (value != nullptr && field.goes_with(action)) kept = kept.with(field.key, *value);
  }
  return kept;
}

}  // namespace

const Piece* first_piece(const Order& order, const Game& game) {
  const auto pieces = ordered_pieces(game, order);
  return pieces && !pieces->empty() ? &game.piece(pieces->front()) : nullptr;
}

bool waits_for_a_path(const Order& order, const Terms* terms) {
  if (has_form(order)) return false;
  const Action* action = terms != nullptr ? terms->action(order.action) : nullptr;
  const auto& common = order.paths.common();
  return (action == nullptr || action->path) && order.paths.own().empty() && (!common || common->empty());
}

Order order_for(const std::vector<std::string>& piece_ids) {
  Order order;
  if (piece_ids.size() == 1)
    order.who = OnePiece{piece_ids.front()};
  else
    order.who = Pieces{piece_ids};
  return order;
}

bool is_ordered(const Order& order, const Game& game, const std::string& piece_id) {
  const auto pieces = ordered_pieces(game, order);
  return pieces && std::any_of(pieces->begin(), pieces->end(),
                               [&](PieceIndex piece) { return game.piece(piece).id == piece_id; });
}

bool is_for(const Order& order, const Game& game, const std::vector<std::string>& piece_ids) {
  const auto pieces = ordered_pieces(game, order);
  return pieces && pieces->size() == piece_ids.size() &&
         std::all_of(piece_ids.begin(), piece_ids.end(),
                     [&](const std::string& id) { return is_ordered(order, game, id); });
}

bool is_of_the_table(const Order& order, const Game& game) {
  const auto pieces = ordered_pieces(game, order);
  return !pieces || pieces->empty() || game.piece(pieces->front()).on_table();
}

std::string first_action(const Terms& terms) {
  if (terms.actions.empty()) return {};
  const auto moving = std::find_if(terms.actions.begin(), terms.actions.end(), [](const Action& a) { return a.path; });
  return moving == terms.actions.end() ? terms.actions.front().id : moving->id;
}

std::string action_on_to_the_table(const Terms& terms) {
  const auto takes = [&](const Action& action) { return terms.takes_start(action.id); };
  const auto coming = std::find_if(terms.actions.begin(), terms.actions.end(), takes);
  return coming == terms.actions.end() ? first_action(terms) : coming->id;
}

Order fitted(const Order& order, const Terms& terms, const Order* before) {
  Order result = order;
  result.paths.change_each([&](Path& path) { path = without_unknown_acts(path, terms); });
  if (before != nullptr) {
    result.action = before->action;
    result.dice = before->dice;
    result.members = before->members;
    return result;
  }
  if (terms.action(result.action) == nullptr) result.action.clear();
  std::erase_if(result.dice, [&](const auto& dice) { return !knows_dice(terms, dice.first); });
  result.members = known_members(result.members, terms, result.action);
  return result;
}

std::vector<std::string> ids_of(const Game& game, const std::vector<PieceIndex>& pieces) {
  std::vector<std::string> ids;
  for (const PieceIndex piece : pieces) ids.push_back(game.piece(piece).id);
  return ids;
}

}  // namespace linesman
