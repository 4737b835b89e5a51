#include "drill/troop.h"

#include "base/text.h"

namespace linesman::drill {

namespace {

std::string word(const Value& own, std::string_view key, std::string_view fallback = "") {
  return std::string(own[key].text().value_or(fallback));
}

bool flag(const Value& own, std::string_view key, bool fallback = false) {
  return own[key].boolean().value_or(fallback);
}

std::string order_of(const Game& game, const Piece& piece) {
  const Value& own = piece.status["order"];
  if (own.text()) return std::string(*own.text());
  return piece.unit ? word(game.unit(*piece.unit).status, "order", "none") : "none";
}

Problem missing(const Game& game, PieceIndex piece, std::string_view where, std::string_view key,
                const std::string& wanted) {
  return {"", pointer_to(pointer_to("/pieces", at(piece)), where),
          game.piece(piece).id + " needs the " + (where == "traits" ? "trait" : "status") + " \"" + std::string(key) +
              "\": " + wanted};
}

}  // namespace

std::optional<Troop> troop_of(const Game& game, PieceIndex piece) {
  const Piece& p = game.piece(piece);
  const auto arm = arm_named(p.traits["troop"].text().value_or(""));
  if (!arm) return std::nullopt;
  Troop t;
  t.piece = piece;
  t.arm = *arm;
  t.drill = p.traits["drill"].number().value_or(0);
  t.battery = word(p.traits, "battery");
  t.dense = flag(p.traits, "dense");
  t.formation = word(p.status, "formation");
  t.order = order_of(game, p);
  t.moving = flag(p.status, "moving", t.order == "move");
  t.musician = flag(p.status, "musician");
  t.contact = word(p.status, "contact", "none");
  t.charged = flag(p.status, "charged");
  t.routed = flag(p.status, "routed");
  return t;
}

Result<Troop> ordered_troop(const Setting& setting, PieceIndex piece) {
  const Game& game = setting.game;
  const auto troop = troop_of(game, piece);
  if (!troop && game.piece(piece).traits["troop"].is_null())
    return missing(game, piece, "traits", "troop", "infantry, cavalry or artillery");
  if (!troop)
    return Problem{"", pointer_to("/pieces", at(piece)) + "/traits/troop",
                   game.piece(piece).id + " is neither infantry nor cavalry nor artillery: no order moves it"};
  if (!game.piece(piece).on_table())
    return Problem{"", pointer_to("/pieces", at(piece)) + "/status", game.piece(piece).id + " is not on the table"};
  if (troop->drill <= 0) return missing(game, piece, "traits", "drill", "a whole number from 1 to 10");
  if (troop->arm == Arm::artillery && troop->battery.empty())
    return missing(game, piece, "traits", "battery", "foot, heavy or horse");
  if (troop->formation.empty())
    return missing(game, piece, "status", "formation", listed(formations_to_form(setting.tables, troop->arm)));
  return *troop;
}

bool has_formation(const Tables& tables, Arm arm, std::string_view formation) {
  return tables.blocks.at(arm).contains(std::string(formation));
}

std::vector<std::string> formations_to_form(const Tables& tables, Arm arm) {
  std::vector<std::string> names;
  for (const auto& [name, block] : tables.blocks.at(arm))
    if (name != "mob") names.push_back(name);
  return names;
}

Result<void> check_formation(const Tables& tables, const Game& game, PieceIndex piece) {
  const auto troop = troop_of(game, piece);
  if (!troop || troop->formation.empty() || has_formation(tables, troop->arm, troop->formation)) return {};
  return Problem{"", pointer_to("/pieces", at(piece)) + "/status/formation",
                 game.piece(piece).id + ": " + std::string(name_of(troop->arm)) + " has no formation \"" +
                     troop->formation + "\", only " + listed(formations_to_form(tables, troop->arm), ", ") +
                     " and mob"};
}

}  // namespace linesman::drill
