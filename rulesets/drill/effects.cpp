#include "drill/effects.h"

#include <algorithm>

namespace linesman::drill {

namespace {

/// What holds now, defaults included.
Value present(const Setting& setting, const Change& change) {
  if (const auto feature = setting.game.find_feature(change.on))
    return setting.game.feature(*feature).status[change.key];
  const Troop troop = *troop_of(setting.game, setting.game.find_piece(change.on).value());
  if (change.key == "formation") return Value(troop.formation);
  if (change.key == "order") return Value(troop.order);
  if (change.key == "moving") return Value(troop.moving);
  if (change.key == "musician") return Value(troop.musician);
  return Value(troop.contact);
}

/// The last change of the same key of the same thing.
const Change& last_of(const std::vector<Change>& changes, const Change& change) {
  return *std::find_if(changes.rbegin(), changes.rend(),
                       [&](const Change& c) { return c.on == change.on && c.key == change.key; });
}

}  // namespace

std::vector<Change> changes_of(const std::vector<std::unique_ptr<March>>& marches) {
  std::vector<Change> all;
  for (const auto& march : marches) all.insert(all.end(), march->changes.begin(), march->changes.end());
  return all;
}

void tell_effects(RulingBuilder& ruling, const Setting& setting, const std::vector<Change>& changes) {
  struct Set {
    const Change* first;
    Value values;
  };
  std::vector<Set> sets;
  for (const Change& change : changes) {
    const Change& last = last_of(changes, change);
    if (last.value == present(setting, change)) continue;
    auto it = std::find_if(sets.begin(), sets.end(), [&](const Set& s) { return s.first->on == change.on; });
    if (it == sets.end()) it = sets.insert(it, Set{&change, Value::empty_object()});
    it->values = it->values.with(change.key, last.value);
  }
  for (const Set& set : sets) ruling.set_status(set.first->rule, set.first->on, set.values.members());
}

void tell_new_blocks(RulingBuilder& ruling, const Setting& setting, const Ruling& found) {
  for (const Effect& effect : found.effects) {
    const auto formation = effect.set["formation"].text();
    if (!formation) continue;
    const PieceIndex piece = setting.game.find_piece(effect.on).value();
    const Block& block = setting.tables.blocks.at(troop_of(setting.game, piece)->arm).at(std::string(*formation));
    ruling.note("drill-28", {{"piece", Value(label(setting.game.piece(piece)))},
                             {"formation", Value(*formation)},
                             {"frontage", Value(block.frontage)},
                             {"depth", Value(block.depth)}});
  }
}

}  // namespace linesman::drill
