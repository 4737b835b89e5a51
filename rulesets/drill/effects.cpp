#include "drill/effects.h"

#include <algorithm>

namespace linesman::drill {

namespace {

/// What holds now, defaults included.
Value present(const Setting& setting, const std::string& on, std::string_view key) {
  if (const auto feature = setting.game.find_feature(on)) return setting.game.feature(*feature).status[key];
  const Troop& troop = *setting.troop(setting.game.find_piece(on).value());
  if (key == "formation") return Value(name_of(troop.formation));
  if (key == "order") return Value(name_of(troop.order));
  if (key == "moving") return Value(troop.moving);
  if (key == "musician") return Value(troop.musician);
  if (key == "acted") return troop.acted ? Value(*troop.acted) : Value();
  if (key == "contact_turn") return troop.contact_turn ? Value(*troop.contact_turn) : Value();
  return Value(name_of(troop.contact));
}

/// What the last change of a key of a thing sets.
const Value& last_of(const std::vector<StatusChange>& changes, const std::string& on, const std::string& key) {
  const Value* last = nullptr;
  for (const StatusChange& change : changes)
    if (change.on == on)
      for (const auto& [name, value] : change.set)
        if (name == key) last = &value;
  return *last;
}

bool sets(const StatusChange& change, const std::string& key) {
  return std::any_of(change.set.begin(), change.set.end(), [&](const auto& member) { return member.first == key; });
}

/// The clause that made a Mob of a thing; empty when none did.
std::string_view maker_of_mob(const std::vector<StatusChange>& changes, const StatusChange& effect) {
  const Value mob(name_of(Formation::mob));
  const auto makes = [&](const StatusChange& change) {
    return change.on == effect.on && std::any_of(change.set.begin(), change.set.end(), [&](const auto& member) {
             return member.first == "formation" && member.second == mob;
           });
  };
  if (!makes(effect)) return {};
  return std::find_if(changes.begin(), changes.end(), makes)->rule;
}

}  // namespace

std::vector<StatusChange> effects_of(const Setting& setting, const std::vector<StatusChange>& changes) {
  std::vector<StatusChange> effects;
  for (const StatusChange& change : changes)
    for (const auto& [key, value] : change.set) {
      const Value& last = last_of(changes, change.on, key);
      if (last == present(setting, change.on, key)) continue;
      auto it = std::find_if(effects.begin(), effects.end(), [&](const StatusChange& e) { return e.on == change.on; });
      if (it == effects.end()) it = effects.insert(it, {.rule = change.rule, .on = change.on});
      if (!sets(*it, key)) it->set.emplace_back(key, last);
    }
  for (StatusChange& effect : effects)
    if (const auto rule = maker_of_mob(changes, effect); !rule.empty()) effect.rule = rule;
  return effects;
}

void tell_new_blocks(RulingBuilder& ruling, const Setting& setting, const std::vector<StatusChange>& effects) {
  for (const StatusChange& effect : effects)
    for (const auto& [key, value] : effect.set) {
      if (key != "formation") continue;
      const PieceIndex piece = setting.game.find_piece(effect.on).value();
      const Formation formation = named<Formation>(value.text().value()).value();
      const Block& block = setting.tables.blocks.at(setting.troop(piece)->arm).at(formation);
      ruling.remark(
          piece,
          {"drill-28", {{"formation", value}, {"frontage", Value(block.frontage)}, {"depth", Value(block.depth)}}});
    }
}

}  // namespace linesman::drill
