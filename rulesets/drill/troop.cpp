#include "drill/troop.h"

#include "base/text.h"

namespace linesman::drill {

namespace {

std::string_view word(const Value& own, std::string_view key) { return own[key].text().value_or(""); }

bool flag(const Value& own, std::string_view key, bool fallback = false) {
  return own[key].boolean().value_or(fallback);
}

StandingOrder order_of(const Game& game, const Piece& piece) {
  if (const auto own = piece.status["order"].text()) return named<StandingOrder>(*own).value_or(StandingOrder::none);
  if (!piece.unit) return StandingOrder::none;
  return named<StandingOrder>(word(game.unit(*piece.unit).status, "order")).value_or(StandingOrder::none);
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
  const auto arm = named<Arm>(word(p.traits, "troop"));
  if (!arm) return std::nullopt;
  Troop t;
  t.piece = piece;
  t.arm = *arm;
  t.drill = p.traits["drill"].number().value_or(0);
  t.battery = named<Battery>(word(p.traits, "battery")).value_or(Battery::none);
  t.dense = flag(p.traits, "dense");
  t.formation = named<Formation>(word(p.status, "formation")).value_or(Formation::none);
  t.order = order_of(game, p);
  t.moving = flag(p.status, "moving", t.order == StandingOrder::move);
  t.musician = flag(p.status, "musician");
  t.contact = named<ContactState>(word(p.status, "contact")).value_or(ContactState::none);
  t.contact_turn = p.status["contact_turn"].whole();
  t.acted = p.status["acted"].whole();
  t.charged = flag(p.status, "charged");
  t.routed = flag(p.status, "routed");
  return t;
}

Result<Troop> ordered_troop(const Tables& tables, const Game& game, PieceIndex piece) {
  const auto troop = troop_of(game, piece);
  if (!troop && game.piece(piece).traits["troop"].is_null())
    return missing(game, piece, "traits", "troop", "infantry, cavalry or artillery");
  if (!troop)
    return Problem{pointer_to("/pieces", at(piece)) + "/traits/troop",
                   game.piece(piece).id + " is neither infantry nor cavalry nor artillery: no order moves it"};
  if (!game.piece(piece).on_table())
    return Problem{pointer_to("/pieces", at(piece)) + "/status", game.piece(piece).id + " is not on the table"};
  if (troop->drill <= 0) return missing(game, piece, "traits", "drill", "a whole number from 1 to 10");
  if (troop->arm == Arm::artillery && troop->battery == Battery::none)
    return missing(game, piece, "traits", "battery", "foot, heavy or horse");
  if (troop->formation == Formation::none)
    return missing(game, piece, "status", "formation", listed(formations_to_form(tables, troop->arm)));
  return *troop;
}

const Rate& rate_of(const Tables& tables, const Troop& troop, Formation formation) {
  if (formation == Formation::limbered) return tables.limbered.at(troop.battery);
  return tables.speeds.at(troop.arm).at(formation);
}

double figure_of(const Rate& rate, const Troop& troop) { return rate.plus + (rate.drill ? troop.drill : 0); }

std::vector<std::string> formations_to_form(const Tables& tables, Arm arm) {
  std::vector<std::string> names;
  for (const auto& [formation, block] : tables.blocks.at(arm))
    if (formation != Formation::mob) names.emplace_back(name_of(formation));
  return names;
}

Result<void> check_formation(const Tables& tables, const Game& game, PieceIndex piece) {
  const auto troop = troop_of(game, piece);
  if (!troop || troop->formation == Formation::none || tables.blocks.at(troop->arm).contains(troop->formation))
    return {};
  return Problem{pointer_to("/pieces", at(piece)) + "/status/formation",
                 game.piece(piece).id + ": " + std::string(name_of(troop->arm)) + " has no formation \"" +
                     std::string(name_of(troop->formation)) + "\", only " +
                     listed(formations_to_form(tables, troop->arm), ", ") + " and mob"};
}

}  // namespace linesman::drill
