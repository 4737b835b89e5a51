#include "reach/ask/choices.h"

#include <algorithm>

namespace linesman {

namespace {

void add_pieces(const Game& game, const Order& order, std::vector<Value>& choices) {
  const auto asked = ordered_pieces(game, order);
  for (const auto& piece : game.pieces()) {
    const auto index = game.find_piece(piece->id);
    const bool own = asked && std::find(asked->begin(), asked->end(), *index) != asked->end();
    if (piece->on_table() && !own) choices.emplace_back(piece->id);
  }
}

void add_units(const Game& game, const Order& order, std::vector<Value>& choices) {
  const auto asked = ordered_pieces(game, order);
  for (std::size_t i = 0; i < game.units().size(); ++i) {
    const bool own = asked && std::any_of(asked->begin(), asked->end(), [&](PieceIndex piece) {
                       return game.piece(piece).unit == static_cast<UnitIndex>(i);
                     });
    if (!own) choices.emplace_back(game.units()[i].id);
  }
}

}  // namespace

std::string missing_member(const Terms& terms, const Order& order) {
  for (const Field& field : terms.members)
    if (field.required && !field.is_start() && field.goes_with(order.action) && !order.members.find(field.key))
      return field.key;
  return {};
}

std::vector<Value> choices_of(const Hearing& hearing, const Order& order, const std::string& member) {
  const Field* field = hearing.ruleset().terms().member(member);
  std::vector<Value> choices;
  if (!field) return choices;
  if (field->type == FieldType::piece || field->type == FieldType::id) add_pieces(hearing.game(), order, choices);
  if (field->type == FieldType::unit || field->type == FieldType::id) add_units(hearing.game(), order, choices);
  if (field->type == FieldType::choice) choices.assign(field->choices.begin(), field->choices.end());
  if (field->type == FieldType::boolean) choices = {Value(true), Value(false)};
  if (choices.size() > MOST_CHOICES_TRIED) choices.clear();
  return choices;
}

}  // namespace linesman
