#include "mobility/body.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

std::string_view text(const Value& values, std::string_view key) { return values[key].text().value_or(""); }

bool on_legs(std::string_view troop) {
  return troop == "infantry" || troop == "leader" || troop == "squad" || troop == "half-squad";
}

Problem missing(const Game& game, PieceIndex piece, std::string_view key, const std::string& why) {
  return {"", trait_pointer(piece, key), "\"" + game.piece(piece).id + "\" " + why};
}

/// mobility-2, mobility-8
Result<double> basic_rate(const Game& game, PieceIndex piece, const TypeRow& row) {
  if (row.rate) return *row.rate;
  return missing(game, piece, "rate", "needs \"rate\": nothing else says how far a " + row.type + " moves in a turn");
}

/// mobility-9
std::optional<double> advanced_rate(const Piece& piece, const TypeRow& row) {
  const auto pace = row.paces.find(text(piece.traits, "pace"));
  if (pace == row.paces.end()) return std::nullopt;
  return pace->second;
}

/// mobility-7: the rate of a weapon without its full crew.
double rate_with_crew(const Setting& setting, const Piece& piece, double rate) {
  return setting.word(piece.status, "crew") == "short" ? rate * setting.tables.short_crew : rate;
}

Result<double> original_rate(const Setting& setting, PieceIndex index, const TypeRow& row) {
  const Piece& piece = setting.game.piece(index);
  const auto own = piece.traits["rate"].number();
  const auto advanced = advanced_rate(piece, row);
  auto rate = own ? Result<double>(*own) : advanced ? Result<double>(*advanced) : basic_rate(setting.game, index, row);
  if (!rate || family_of(row.type) != Family::crewed) return rate;
  return rate_with_crew(setting, piece, *rate);
}

/// mobility-38
double damaged_rate(const Tables& tables, const Body& body) {
  if (body.immobilised) return 0;
  const double thirds_left = THIRDS - static_cast<double>(body.damage) * tables.thirds.damage;
  return body.original * std::max(0.0, thirds_left) / THIRDS;
}

}  // namespace

std::string trait_pointer(PieceIndex piece, std::string_view key) {
  return pointer_to(pointer_to(pointer_to("/pieces", at(piece)), "traits"), key);
}

Result<std::string> mobility_type(const Game& game, PieceIndex index) {
  const Value& traits = game.piece(index).traits;
  const std::string_view troop = text(traits, "troop");
  const std::string_view drive = text(traits, "drive");
  const std::string_view gear = text(traits, "gear");
  if (text(traits, "lander") == "pod") return std::string("pod");
  if (on_legs(troop) || (troop.empty() && drive.empty() && !gear.empty()))
    return std::string(gear.empty() ? "foot" : gear);
  const bool weapon = troop == "gun" || troop == "artillery";
  if (weapon && drive.empty()) return std::string("crewed");
  if (!drive.empty() && (weapon || troop == "vehicle" || troop.empty())) return std::string(drive);
  if (troop == "vehicle") return missing(game, index, "drive", "needs \"drive\": how does the vehicle move?");
  if (!troop.empty())
    return missing(game, index, "troop", "cannot move here: there is no rate for " + std::string(troop));
  return missing(game, index, "troop", "needs \"troop\", \"drive\" or \"gear\": how does it move?");
}

Family family_of(std::string_view type) {
  constexpr std::array<std::string_view, 4> GEARS{"foot", "gravpack", "jetpack", "powered-armour"};
  if (std::find(GEARS.begin(), GEARS.end(), type) != GEARS.end()) return Family::infantry;
  if (type == "crewed") return Family::crewed;
  return type == "pod" ? Family::pod : Family::vehicle;
}

Result<Body> body_of(const Setting& setting, PieceIndex index) {
  const Piece& piece = setting.game.piece(index);
  auto type = mobility_type(setting.game, index);
  if (!type) return type.problem();
  const auto row = setting.tables.types.find(*type);
  if (row == setting.tables.types.end())
    return missing(setting.game, index, "troop", "has a mobility type without figures: " + *type);
  Body body;
  body.piece = index;
  body.type = &row->second;
  body.family = family_of(*type);
  body.on_foot = *type == "foot" || (*type == "powered-armour" && setting.options.armour_walks);
  auto original = original_rate(setting, index, row->second);
  if (!original) return original.problem();
  body.original = *original;
  body.damage = setting.value(piece.status, "damage").whole().value_or(0);
  body.immobilised = setting.flag(piece.status, "immobilised");
  body.rate = damaged_rate(setting.tables, body);
  if (piece.status["spent_turn"].whole() == setting.game.turn()) {
    body.spent = setting.number(piece.status, "spent");
    body.moved = setting.number(piece.status, "moved");
  }
  return body;
}

double thirds_up(double inches, double rate) {
  if (rate <= 0) return 0;
  return std::ceil(std::max(0.0, inches - EPS) * THIRDS / rate);
}

}  // namespace linesman::mobility
