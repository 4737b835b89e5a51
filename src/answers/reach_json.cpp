#include "answers/reach_json.h"

#include "answers/map_features.h"
#include "base/text.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "movement/grid/hex_grid.h"
#include "state/keys.h"

namespace linesman {

namespace {

Value hex_value(Hex hex) { return Value::Array{hex.column, hex.row}; }

/// The regions of one thing, whom the further members of each feature name.
void add_regions(const std::vector<RollReach>& rolls, const Value::Object& whose, bool chances,
                 Value::Array& features) {
  for (const RollReach& roll : rolls)
    for (const bool inner : {true, false}) {
      Value::Object properties{{"bound", inner ? "inner" : "outer"}, {"roll", roll.roll}};
      properties.emplace_back("probability", rounded(roll.probability));
      properties.insert(properties.end(), whose.begin(), whose.end());
      if (chances) properties.emplace_back("chance", Value(Value::Array{roll.chance.legal, roll.chance.all}));
      features.push_back(
          map_feature(std::move(properties), "MultiPolygon", map_polygons(inner ? roll.inner : roll.outer)));
    }
}

void add_hexes(const Game& game, const Reach& reach, Value::Array& features) {
  if (reach.hexes.empty()) return;
  const HexGrid grid(*game.table().hex);
  for (const HexReached& each : reach.hexes) {
    Value::Array facings;
    for (const double facing : each.facings) facings.emplace_back(facing);
    Value::Object properties{{"hex", hex_value(each.hex)}, {"cost", rounded(each.cost)}};
    properties.emplace_back("minimum", each.minimum);
    properties.emplace_back("overstack", each.overstack);
    properties.emplace_back("facings", std::move(facings));
    features.push_back(map_feature(std::move(properties), "Point", map_place(grid.centre(each.hex))));
  }
}

Value written_orders(const std::vector<Order>& orders) {
  Value::Array all;
  for (const Order& order : orders) all.push_back(write_order(order));
  return all;
}

Value witness_order(const Witness& witness) { return write_order(witness.order); }
Value witness_ruling(const Witness& witness, const Game& game) { return write_ruling(witness.judgement.ruling, game); }

}  // namespace

Value write_reach(const Hearing& hearing, const Order& order, const std::vector<Reach>& reaches,
                  const std::optional<double>& facing, bool chances, const UnitReach* unit) {
  const Game& game = hearing.game();
  Value::Array features;
  Value::Object allowance;
  double band = 0;
  for (const Reach& reach : reaches) {
    add_regions(reach.rolls, {{"piece", game.piece(reach.piece).id}}, chances, features);
    add_hexes(game, reach, features);
    for (const RollReach& roll : reach.rolls) band = std::max(band, roll.band);
    if (!allowance.empty()) continue;
    for (const RollReach& roll : reach.rolls) allowance.emplace_back(roll.roll, rounded(roll.allowance));
    if (reach.rolls.empty()) allowance.emplace_back("given", rounded(reach.allowance));
  }
  if (unit)
    add_regions(unit->rolls, {{"unit", unit->unit}, {"leader", game.piece(unit->leader).id}, {"shape", "as-is"}},
                chances, features);
  if (allowance.empty()) allowance.emplace_back("given", 0);
  Value::Object all{{"type", "FeatureCollection"}, {"features", std::move(features)}};
  all.emplace_back("ruleset", hearing.ruleset().terms().id);
  const std::vector<std::string> ids = ids_of(order.who);
  const bool several = std::holds_alternative<Pieces>(order.who);
  all.emplace_back(std::string(key_of(order.who)),
                   several ? Value(Value::Array(ids.begin(), ids.end())) : Value(ids.front()));
  if (key_of(order.who) != "piece" && !reaches.empty()) all.emplace_back("piece", game.piece(reaches.front().piece).id);
  all.emplace_back("action", order.action);
  all.emplace_back("allowance", std::move(allowance));
  all.emplace_back("band", rounded(band));
  all.emplace_back("facing", facing ? Value(*facing) : Value("any"));
  return all;
}

Value write_could(const Game& game, const Could& could) {
  Value::Object all{{"answer", name_of(could.answer)}};
  if (could.answer == CouldAnswer::yes && could.witness) {
    if (!could.roll.empty()) all.emplace_back("roll", could.roll);
    all.emplace_back("witness", witness_order(*could.witness));
    all.emplace_back("ruling", witness_ruling(*could.witness, game));
    return all;
  }
  if (!could.reason.empty()) all.emplace_back("reason", english(could.reason));
  if (could.answer == CouldAnswer::no && could.rule == state::HELD_CLAUSE) {
    all.emplace_back("by", name_of(NoWay::held));
    all.emplace_back("rules", Value::Array{could.rule});
  }
  if (could.answer == CouldAnswer::no && could.bound) all.emplace_back("bound", rounded(*could.bound));
  if (could.nearest)
    all.emplace_back("nearest",
                     Value::Object{{"witness", witness_order(*could.nearest)}, {"short", rounded(could.short_by)}});
  if (could.would)
    all.emplace_back(
        could.answer == CouldAnswer::no ? "would" : "best",
        Value::Object{{"order", witness_order(*could.would)}, {"ruling", witness_ruling(*could.would, game)}});
  return all;
}

Value write_formed(const Game& game, const Formed& formed) {
  Value::Object all{{"answer", name_of(formed.answer)}};
  if (formed.witness) {
    all.emplace_back("order", witness_order(*formed.witness));
    all.emplace_back("ruling", witness_ruling(*formed.witness, game));
  }
  if (!formed.orders.empty()) all.emplace_back("orders", written_orders(formed.orders));
  if (formed.last) all.emplace_back("last", game.piece(*formed.last).id);
  Value::Array slots;
  for (const FilledSlot& filled : formed.filled) {
    Value::Object slot{{"slot", static_cast<std::int64_t>(filled.slot + 1)}, {"piece", game.piece(filled.piece).id}};
    slot.emplace_back("at", map_place(filled.place.at));
    slot.emplace_back("facing", rounded(filled.place.facing));
    slot.emplace_back("spent", rounded(filled.spent));
    slot.emplace_back("total", filled.total ? Value(rounded(*filled.total)) : Value());
    slots.emplace_back(std::move(slot));
  }
  if (!slots.empty()) all.emplace_back("slots", std::move(slots));
  if (!formed.reason.empty()) all.emplace_back("reason", english(formed.reason));
  Value::Array open;
  for (const std::size_t slot : formed.open) open.emplace_back(static_cast<std::int64_t>(slot + 1));
  if (!open.empty()) all.emplace_back("open", std::move(open));
  if (formed.nearest)
    all.emplace_back("nearest", Value::Object{{"order", witness_order(*formed.nearest)},
                                              {"ruling", witness_ruling(*formed.nearest, game)},
                                              {"short", rounded(formed.short_by)}});
  if (formed.best)
    all.emplace_back(
        "best", Value::Object{{"order", witness_order(*formed.best)}, {"ruling", witness_ruling(*formed.best, game)}});
  return all;
}

Value write_turns(const std::vector<TurnsTo>& turns) {
  Value::Array rolls;
  for (const TurnsTo& each : turns) {
    Value::Object roll{{"roll", each.roll}};
    roll.emplace_back("turns", each.turns ? Value(*each.turns) : Value());
    roll.emplace_back("at_least", each.at_least ? Value(*each.at_least) : Value());
    roll.emplace_back("orders", written_orders(each.orders));
    if (!each.turns) {
      if (!each.why.empty()) roll.emplace_back("why", english(each.why));
      roll.emplace_back("by", name_of(each.by));
      roll.emplace_back("nearest", rounded(each.nearest));
      roll.emplace_back("after", static_cast<int>(each.orders.size()));
    }
    if (!each.slowest.empty()) roll.emplace_back("slowest", each.slowest);
    if (each.unless)
      roll.emplace_back("unless", Value::Object{{"turn", each.unless->turn}, {"rule", each.unless->rule}});
    rolls.emplace_back(std::move(roll));
  }
  return Value::Object{{"rolls", std::move(rolls)}};
}

Value write_mends(const Game& game, const std::vector<Mend>& mends) {
  Value::Array all;
  for (const Mend& mend : mends) {
    Value::Object written{{"what", english(mend.what)},
                          {"order", witness_order(mend.instead)},
                          {"ruling", witness_ruling(mend.instead, game)},
                          {"distance", rounded(mend.distance)}};
    if (mend.kind) written.emplace_back("kind", name_of(*mend.kind));
    all.push_back(std::move(written));
  }
  return Value::Object{{"mends", std::move(all)}};
}

}  // namespace linesman
