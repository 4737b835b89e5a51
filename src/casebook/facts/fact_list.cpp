#include "casebook/facts/fact_list.h"

#include <array>

namespace linesman {

std::string FactScene::rating(FeatureIndex feature) const {
  const Feature& thing = game.feature(feature);
  const Value found = rating_of(data, thing);
  return std::string(found.text_or(name_of(thing.kind)));
}

std::string_view FactScene::who(PieceIndex mover, PieceIndex other) const {
  const Piece& a = game.piece(mover);
  const Piece& b = game.piece(other);
  if (mover == other || (a.unit && a.unit == b.unit)) return "own";
  return a.side == b.side ? "friend" : "enemy";
}

std::string_view FactScene::who(PieceIndex mover, UnitIndex unit) const {
  const Piece& piece = game.piece(mover);
  if (piece.unit == unit) return "own";
  return piece.side == game.unit(unit).side ? "friend" : "enemy";
}

const Value& FactScene::trait(PieceIndex piece, std::string_view key) const {
  const Piece& own = game.piece(piece);
  if (const Value* given = own.traits.find(key)) return *given;
  if (own.unit)
    if (const Value* given = game.unit(*own.unit).traits.find(key)) return *given;
  return data.defaults[key];
}

std::string FactScene::type(PieceIndex piece, bool only_troop) const {
  constexpr std::array<std::string_view, 3> KEYS{"troop", "drive", "gear"};
  std::string words;
  for (const std::string_view key : KEYS) {
    const auto word = trait(piece, key).text();
    if (word && !word->empty()) words += (words.empty() ? "" : "/") + std::string(*word);
    if (only_troop) break;
  }
  return words.empty() ? "model" : words;
}

}  // namespace linesman
