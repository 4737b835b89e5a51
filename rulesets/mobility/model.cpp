#include "mobility/model.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "base/text.h"
#include "base/tolerance.h"

namespace linesman::mobility {

Options read_options(const RulesetData& data, const Tables& tables, const Game& game) {
  const auto value = [&](std::string_view key) { return option_value(data, game.options(), key); };
  const auto flag = [&](std::string_view key) { return value(key).boolean().value_or(false); };
  const auto interiors = tables.interiors.find(value("interiors").text().value_or(""));
  Options options;
  options.worst = value("combine").text() == "worst";
  options.armour_walks = value("powered_armour").text() != "gravpack";
  options.wet = value("weather").text() == "wet";
  if (interiors != tables.interiors.end()) options.interiors = interiors->second;
  options.delayed_entry = flag("delayed_entry");
  options.overrun_soft = flag("overrun_soft");
  options.friends_pass = flag("friends_pass");
  options.turn_bands = named<TurnBands>(value("turn_bands").text().value_or("")).value_or(TurnBands::even);
  options.infantry_pays_turns = value("infantry_turns").text() == "bands";
  options.speed_by_distance = value("relative_speed").text() == "distance";
  options.walls_for_jetpacks = value("high_walls").text() == "jetpacks";
  options.overrun_by_target = value("overrun_price").text() == "target";
  options.entry_free = value("entry_free").boolean().value_or(true);
  options.soars_free = value("soaring").text() == "free";
  options.door_reach = value("door_reach").number().value_or(options.door_reach);
  return options;
}

Rating Setting::rating(FeatureIndex feature) const { return tables.ratings.of(data, game.feature(feature)); }

const Value& Setting::value(const Value& own, std::string_view key) const {
  const Value* given = own.find(key);
  return given && !given->is_null() ? *given : data.defaults[key];
}

bool Setting::flag(const Value& own, std::string_view key) const { return value(own, key).boolean().value_or(false); }

std::string_view Setting::word(const Value& own, std::string_view key) const {
  return value(own, key).text().value_or("");
}

double Setting::number(const Value& own, std::string_view key) const { return value(own, key).number().value_or(0); }

namespace {

std::string_view text(const Value& values, std::string_view key) { return values[key].text().value_or(""); }

bool on_legs(std::string_view troop) {
  return troop == "infantry" || troop == "leader" || troop == "squad" || troop == "half-squad";
}

Problem missing(const Game& game, PieceIndex piece, std::string_view key, const std::string& why) {
  return {"", trait_pointer(piece, key), "\"" + game.piece(piece).id + "\" " + why};
}

/// A document is refused for a `gear` or `drive` that the protocol does not know.
MobilityType known_type(std::string_view word) {
  const auto type = named<MobilityType>(word);
  LINESMAN_CHECK(type.has_value());
  return *type;
}

std::string_view clause_of_rate(MobilityType type) {
  const Family family = family_of(type);
  if (family == Family::infantry) return "mobility-2";
  return family == Family::crewed ? "mobility-7" : "mobility-8";
}

/// mobility-2, mobility-7, mobility-8
Result<Grant> basic_rate(const Setting& setting, PieceIndex piece, MobilityType type) {
  if (const auto& rate = setting.tables.row_of(type).rate)
    return Grant{clause_of_rate(type), *rate, {{"type", Value(name_of(type))}}};
  return missing(setting.game, piece, "rate",
                 "needs \"rate\": nothing else says how far a " + std::string(name_of(type)) + " moves in a turn");
}

/// mobility-9
std::optional<double> advanced_rate(const Piece& piece, const TypeRow& row) {
  const auto pace = row.paces.find(text(piece.traits, "pace"));
  if (pace == row.paces.end()) return std::nullopt;
  return pace->second;
}

Result<Grant> original_rate(const Setting& setting, PieceIndex index, MobilityType type) {
  const Piece& piece = setting.game.piece(index);
  if (const auto own = piece.traits["rate"].number()) return Grant{clause_of_rate(type), *own, {}, "part_own"};
  if (const auto advanced = advanced_rate(piece, setting.tables.row_of(type)))
    return Grant{
        "mobility-9", *advanced, {{"type", Value(name_of(type))}, {"pace", Value(text(piece.traits, "pace"))}}};
  return basic_rate(setting, index, type);
}

/// mobility-7: the part of its rate that a weapon without its full crew has.
double share_of_crew(const Setting& setting, const Model& model) {
  const bool is_short = setting.word(setting.game.piece(model.piece).status, "crew") == "short";
  return model.is(MobilityType::crewed) && is_short ? setting.tables.short_crew : 1;
}

/// mobility-38
double rate_with_damage(const Setting& setting, const Model& model) {
  const double thirds_left = THIRDS - static_cast<double>(model.damage) * setting.tables.thirds.damage;
  return model.original * std::max(0.0, thirds_left) / THIRDS;
}

/// mobility-7, mobility-38
void set_current_rate(const Setting& setting, Model& model) {
  const auto falls_to = [&](double rate, std::string_view rule, std::string_view says) {
    const double before = sum_of(model.grants);
    if (before != rate) model.grants.push_back({rule, rate - before, {}, says});
    model.rate = rate;
  };
  if (model.immobilised) return falls_to(0, "mobility-38", "part_immobilised");
  falls_to(rate_with_damage(setting, model), "mobility-38", "part");
  falls_to(model.rate * share_of_crew(setting, model), "mobility-7", "part_short");
}

/// Reads what the piece has done in earlier orders of this turn.
void recall(const Setting& setting, const Value& status, Model& model) {
  const auto is_now = [&](std::string_view key) { return status[key].whole() == setting.game.turn(); };
  model.rose = is_now("rose");
  model.popped = is_now("popped");
  if (!is_now("spent_turn")) return;
  model.spent = setting.number(status, "spent");
  model.moved = setting.number(status, "moved");
  const auto travelled = status["travelled"].number();
  model.travelled = setting.options.speed_by_distance && travelled ? *travelled : model.spent;
}

}  // namespace

std::string trait_pointer(PieceIndex piece, std::string_view key) {
  return pointer_to(pointer_to(pointer_to("/pieces", at(piece)), "traits"), key);
}

Result<MobilityType> mobility_type(const Game& game, PieceIndex index) {
  const Value& traits = game.piece(index).traits;
  const std::string_view troop = text(traits, "troop");
  const std::string_view drive = text(traits, "drive");
  const std::string_view gear = text(traits, "gear");
  if (text(traits, "lander") == "pod") return MobilityType::pod;
  if (on_legs(troop) || (troop.empty() && drive.empty() && !gear.empty()))
    return gear.empty() ? MobilityType::foot : known_type(gear);
  const bool weapon = troop == "gun" || troop == "artillery";
  if (weapon && drive.empty()) return MobilityType::crewed;
  if (!drive.empty() && (weapon || troop == "vehicle" || troop.empty())) return known_type(drive);
  if (troop == "vehicle") return missing(game, index, "drive", "needs \"drive\": how does the vehicle move?");
  if (!troop.empty())
    return missing(game, index, "troop", "cannot move here: there is no rate for " + std::string(troop));
  return missing(game, index, "troop", "needs \"troop\", \"drive\" or \"gear\": how does it move?");
}

Result<Model> model_of(const Setting& setting, PieceIndex index) {
  const Piece& piece = setting.game.piece(index);
  const auto type = mobility_type(setting.game, index);
  if (!type) return type.problem();
  const auto original = original_rate(setting, index, *type);
  if (!original) return original.problem();
  Model model{index, *type, &setting.tables.row_of(*type)};
  model.on_foot =
      *type == MobilityType::foot || (*type == MobilityType::powered_armour && setting.options.armour_walks);
  model.original = original->amount;
  model.grants = {*original};
  model.damage = setting.value(piece.status, "damage").whole().value_or(0);
  model.immobilised = setting.flag(piece.status, "immobilised");
  set_current_rate(setting, model);
  model.spendable = model.grants;
  recall(setting, piece.status, model);
  return model;
}

Result<std::optional<double>> size_class(const Setting& setting, PieceIndex index) {
  const auto type = mobility_type(setting.game, index);
  if (!type) return type.problem();
  if (const auto size = setting.game.piece(index).traits["size"].number()) return std::optional<double>(*size);
  const Family family = family_of(*type);
  if (family == Family::infantry || family == Family::crewed) return std::optional<double>(setting.tables.small_size);
  if (family == Family::pod) return std::optional<double>();
  return missing(setting.game, index, "size", "needs \"size\": which size class is it for an overrun?");
}

double thirds_up(double inches, double rate) {
  if (rate <= 0) return 0;
  return std::ceil(std::max(0.0, inches - EPS) * THIRDS / rate);
}

}  // namespace linesman::mobility
