#include "charts/effects.h"

#include <algorithm>

#include "table/status.h"

namespace linesman::charts {

namespace {

/// The id of the thing that an effect changes; empty when the order names none.
std::string changed_by(const Scene& scene, std::size_t model, const chart::EffectRule& effect) {
  const Game& game = scene.game();
  const Piece& piece = game.piece(scene.models[model].piece);
  switch (effect.on) {
    case chart::EffectRule::On::piece: return piece.id;
    case chart::EffectRule::On::unit: return piece.unit ? game.unit(*piece.unit).id : piece.id;
    case chart::EffectRule::On::member: break;
  }
  const Value value = scene.facts.keys.of_order(game, scene.facts.order, effect.member);
  return std::string(value.text().value_or(""));
}

Value set_to(const Scene& scene, const AskedOf& asked, const chart::Setting& setting) {
  switch (setting.how) {
    case chart::Setting::How::plain: return setting.value;
    case chart::Setting::How::turn: return scene.game().turn();
    case chart::Setting::How::member: return scene.facts.keys.of_order(scene.game(), scene.facts.order, setting.member);
    case chart::Setting::How::amount: return amount_from_0(scene, asked, setting.amount);
  }
  return {};
}

void add(Told& told, StatusChange change) {
  const bool known = std::any_of(told.changes.begin(), told.changes.end(), [&](const StatusChange& other) {
    return other.rule == change.rule && other.on == change.on && Value(other.set) == Value(change.set);
  });
  if (!known && !change.on.empty()) told.changes.push_back(std::move(change));
}

}  // namespace

Told effects_of(const Ways& ways, const std::vector<double>& spent) {
  Told told;
  for (std::size_t model = 0; model < ways.size(); ++model) {
    const Scene& scene = ways[model].scene();
    const std::string& id = scene.game().piece(scene.models[model].piece).id;
    if (const Rule* rule = entering_rule(ways, model)) {
      const bool aboard = carrier_id(scene.game().piece(scene.models[model].piece)).has_value();
      add(told, {rule->clause, id, aboard ? Value::Object{{"aboard", nullptr}} : Value::Object{{"reserve", false}}});
    }
    if (const Rule* rule = leaving_rule(ways, model)) add(told, {rule->clause, id, {{"left", true}}});
    const AskedOf asked{model, {}, spent[model], scene.facts.currency(ways[model].gone())};
    for (const Rule* rule : applying(ways, model, chart::Kind::effect)) {
      const auto& effect = rule->as<chart::EffectRule>();
      Value::Object set;
      for (const chart::Setting& setting : effect.set) set.emplace_back(setting.key, set_to(scene, asked, setting));
      if (!set.empty()) add(told, {rule->clause, changed_by(scene, model, effect), std::move(set)});
      if (effect.note) told.notes.emplace_back(rule, scene.models[model].piece);
    }
  }
  return told;
}

}  // namespace linesman::charts
