#include "answers/clock/clock_parts.h"

#include <cmath>

#include "base/json_reader.h"
#include "base/text.h"
#include "files/orders/order_json.h"

namespace linesman {

namespace {

// Numbers are written whole, for the answer is to have the same bytes.

Value exact_point(Vec p) { return Value::Array{p.x, p.y}; }
Value exact_hex(Hex hex) { return Value(Value::Array{hex.column, hex.row}); }
Value exact_pose(const Pose& pose) { return Value::Array{pose.at.x, pose.at.y, pose.facing, pose.altitude}; }
/// Null: infinity.
Value least_value(double turns) { return std::isinf(turns) ? Value() : Value(turns); }
Value exact_turn(const std::optional<int>& turn) { return turn ? Value(*turn) : Value(); }

/// A value and how often it stands there, one after the other.
Value runs_value(const Flags& flags) {
  Value::Array runs;
  for (std::size_t i = 0; i < flags.size();) {
    std::size_t end = i;
    while (end < flags.size() && flags[end] == flags[i]) ++end;
    runs.emplace_back(static_cast<int>(flags[i]));
    runs.emplace_back(static_cast<std::int64_t>(end - i));
    i = end;
  }
  return runs;
}

Value raster_value(const Raster& raster) {
  if (raster.in.empty()) return Value();
  const Lattice& cells = raster.lattice;
  return Value::Object{{"origin", exact_point(cells.origin)},
                       {"step", cells.step},
                       {"columns", cells.columns},
                       {"rows", cells.rows},
                       {"runs", runs_value(raster.in)}};
}

Value chain_value(const Chain& chain) {
  Value::Array orders;
  for (const auto& order : chain.orders) orders.push_back(order ? write_order(*order) : Value());
  Value::Array ends;
  for (const PieceEnd& end : chain.ends)
    ends.push_back(Value::Object{
        {"piece", end.piece}, {"pose", exact_pose(end.pose)}, {"hex", end.hex ? exact_hex(*end.hex) : Value()}});
  Value::Array way;
  for (const Vec p : chain.way) way.push_back(exact_point(p));
  return Value::Object{{"orders", std::move(orders)},
                       {"clock", chain.clock},
                       {"ends", std::move(ends)},
                       {"start", chain.start ? exact_pose(*chain.start) : Value()},
                       {"way", std::move(way)}};
}

Value arrival_value(const MoverAt& at) {
  Value::Array rolls;
  for (const auto& by_roll : at.rolls)
    rolls.push_back(Value::Object{{"roll", by_roll.roll},
                                  {"least", least_value(by_roll.least)},
                                  {"chain", by_roll.chain ? chain_value(*by_roll.chain) : Value()}});
  Value::Array by;
  for (const Likely& likely : at.by) by.push_back(Value::Array{likely.chance, likely.least, likely.most});
  return Value::Object{{"rolls", std::move(rolls)},
                       {"by", std::move(by)},
                       {"exact", at.exact},
                       {"games", Value::Array(at.games.begin(), at.games.end())}};
}

Value hexes_value(const std::vector<HexByTurn>& hexes) {
  Value::Array all;
  for (const HexByTurn& each : hexes)
    all.push_back(Value::Array{each.hex.column, each.hex.row, each.outer, exact_turn(each.inner), each.clock});
  return all;
}

Value mover_value(const MoverFound& found) {
  Value::Array allowance;
  for (const auto& [roll, amount] : found.told.allowance) allowance.push_back(Value::Array{roll, amount});
  Value::Array goals;
  for (const MoverAt& at : found.goals) goals.push_back(arrival_value(at));
  Value::Array inner;
  for (const auto& [key, raster] : found.inner)
    inner.push_back(Value::Object{{"roll", key.first}, {"turn", key.second}, {"cells", raster_value(raster)}});
  Value::Array even;
  for (const double turns : found.even) even.push_back(least_value(turns));
  Value::Object hexes;
  for (const auto& [roll, each] : found.hexes) hexes.emplace_back(roll, hexes_value(each));
  return Value::Object{{"mover", found.told.id},
                       {"side", found.told.side},
                       {"actions", Value::Array(found.told.actions.begin(), found.told.actions.end())},
                       {"allowance", std::move(allowance)},
                       {"place", static_cast<std::int64_t>(found.place)},
                       {"block", found.block},
                       {"goals", std::move(goals)},
                       {"inner", std::move(inner)},
                       {"outer", runs_value(found.outer)},
                       {"even", std::move(even)},
                       {"hexes", std::move(hexes)},
                       {"ran_out", found.ran_out}};
}

/// Reads what was written above; a part that was changed by hand is refused as a whole.
class PartReader {
 public:
  bool fails() const { return fails_; }

  MoverFound mover(const Value& json) {
    MoverFound found;
    found.told.id = text(json["mover"]);
    found.told.side = text(json["side"]);
    for (const Value& action : list(json["actions"])) found.told.actions.push_back(text(action));
    for (const Value& each : list(json["allowance"]))
      found.told.allowance.emplace_back(text(item(each, 0)), number(item(each, 1)));
    found.place = static_cast<std::size_t>(whole(json["place"]));
    found.block = whole(json["block"]);
    for (const Value& at : list(json["goals"])) found.goals.push_back(arrival(at));
    for (const Value& each : list(json["inner"]))
      found.inner[{text(each["roll"]), whole(each["turn"])}] = raster(each["cells"]);
    found.outer = runs(json["outer"]);
    for (const Value& turns : list(json["even"])) found.even.push_back(least(turns));
    for (const auto& [roll, hexes] : json["hexes"].members()) found.hexes[roll] = hexes_of(hexes);
    found.ran_out = truth(json["ran_out"]);
    return found;
  }

 private:
  static constexpr std::size_t MOST_CELLS = 100'000'000;

  template <class T>
  T or_fail(const std::optional<T>& value) {
    if (!value) fails_ = true;
    return value.value_or(T{});
  }
  std::string text(const Value& json) { return std::string(or_fail(json.text())); }
  double number(const Value& json) { return or_fail(json.number()); }
  bool truth(const Value& json) { return or_fail(json.boolean()); }
  int whole(const Value& json) {
    const auto found = json.whole();
    if (!found || *found < 0 || *found > static_cast<std::int64_t>(MOST_CELLS)) fails_ = true;
    return fails_ ? 0 : static_cast<int>(*found);
  }
  double least(const Value& json) { return json.is_null() ? HUGE_VAL : number(json); }
  const Value::Items& list(const Value& json) {
    static const Value NONE(Value::Array{});
    if (!json.is_array()) fails_ = true;
    return json.is_array() ? json.items() : NONE.items();
  }
  Value item(const Value& json, std::size_t i) {
    const auto& all = list(json);
    if (i < all.size()) return all[i];
    fails_ = true;
    return {};
  }
  Vec point(const Value& json) { return {number(item(json, 0)), number(item(json, 1))}; }
  Hex hex(const Value& json) {
    return {static_cast<int>(number(item(json, 0))), static_cast<int>(number(item(json, 1)))};
  }
  Pose pose(const Value& json) { return {point(json), number(item(json, 2)), number(item(json, 3))}; }

  Flags runs(const Value& json) {
    Flags flags;
    const auto& all = list(json);
    for (std::size_t i = 0; i + 1 < all.size(); i += 2) {
      const auto count = static_cast<std::size_t>(whole(all[i + 1]));
      if (flags.size() + count > MOST_CELLS) fails_ = true;
      if (fails_) return {};
      flags.insert(flags.end(), count, static_cast<unsigned char>(whole(all[i])));
    }
    return flags;
  }

  Raster raster(const Value& json) {
    if (json.is_null()) return {};
    Raster made{{point(json["origin"]), number(json["step"]), whole(json["columns"]), whole(json["rows"])},
                runs(json["runs"])};
    if (made.lattice.step <= 0 || made.in.size() != made.lattice.cells()) fails_ = true;
    return fails_ ? Raster{} : made;
  }

  Chain chain(const Value& json) {
    Chain made;
    for (const Value& each : list(json["orders"])) {
      made.orders.emplace_back();
      if (each.is_null()) continue;
      auto order = read_order(each, "");
      if (order)
        made.orders.back() = *std::move(order);
      else
        fails_ = true;
    }
    made.clock = number(json["clock"]);
    for (const Value& end : list(json["ends"])) {
      made.ends.push_back({text(end["piece"]), pose(end["pose"])});
      if (!end["hex"].is_null()) made.ends.back().hex = hex(end["hex"]);
    }
    if (!json["start"].is_null()) made.start = pose(json["start"]);
    for (const Value& p : list(json["way"])) made.way.push_back(point(p));
    return made;
  }

  MoverAt arrival(const Value& json) {
    MoverAt at;
    for (const Value& each : list(json["rolls"])) {
      at.rolls.push_back({text(each["roll"]), {}, least(each["least"])});
      if (!each["chain"].is_null()) at.rolls.back().chain = chain(each["chain"]);
    }
    for (const Value& likely : list(json["by"]))
      at.by.push_back({number(item(likely, 0)), number(item(likely, 1)), number(item(likely, 2))});
    at.exact = truth(json["exact"]);
    for (const Value& turn : list(json["games"])) at.games.push_back(whole(turn));
    return at;
  }

  std::vector<HexByTurn> hexes_of(const Value& json) {
    std::vector<HexByTurn> all;
    for (const Value& each : list(json)) {
      HexByTurn made{hex(each), whole(item(each, 2))};
      if (!item(each, 3).is_null()) made.inner = whole(item(each, 3));
      made.clock = number(item(each, 4));
      all.push_back(std::move(made));
    }
    return all;
  }

  bool fails_ = false;
};

}  // namespace

Value write_clock_parts(const std::vector<MoverFound>& found) {
  Value::Array movers;
  for (const MoverFound& each : found) movers.push_back(mover_value(each));
  return Value::Object{{"clock_part", 1}, {"movers", std::move(movers)}};
}

Value write_clock_movers(const ClockMoversAsked& asked) {
  Value::Array movers;
  for (const ClockMoverAsked& each : asked.movers)
    movers.push_back(Value::Object{{"id", each.id}, {"sampled", each.sampled}});
  return Value::Object{{"clock_movers", std::move(movers)}, {"samples", asked.samples}};
}

Result<void> read_clock_part(const Value& json, std::vector<MoverFound>& found) {
  const Problem none{"", "is no part of a clock"};
  if (json["clock_part"].whole() != 1 || !json["movers"].is_array()) return none;
  for (const Value& mover : json["movers"].items()) {
    PartReader reader;
    found.push_back(reader.mover(mover));
    if (reader.fails()) return none;
  }
  return {};
}

}  // namespace linesman
