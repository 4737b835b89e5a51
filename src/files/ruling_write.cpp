#include "files/parts_write.h"
#include "files/ruling_json.h"
#include "files/writing.h"

namespace linesman {

using namespace files;

namespace {

constexpr std::int64_t PROTOCOL_VERSION = 1;

Value allowance_value(const Allowance& a) {
  const auto part = [](const AllowancePart& p) -> Value {
    return Value::Object{{"rule", p.rule}, {"amount", six(p.amount)}, {"text", p.text}};
  };
  return Value::Object{{"total", six(a.total)},
                       {"spent", six(a.spent)},
                       {"left", six(a.left)},
                       {"currency", a.currency},
                       {"parts", list_of(a.parts, part)}};
}

Value cost_value(const Cost& c, const Game& game) {
  return Value::Object{{"rule", c.rule},
                       {"amount", six(c.amount)},
                       {"piece", game.piece(c.piece).id},
                       {"step", count_value(c.step)},
                       {"from", six(c.from)},
                       {"to", six(c.to)},
                       {"text", c.text}};
}

Value fault_value(const Fault& f, const Game& game) {
  Value::Object members{{"rule", f.rule},
                        {"piece", game.piece(f.place.piece).id},
                        {"step", count_value(f.place.step)},
                        {"s", six(f.place.s)},
                        {"at", six(f.place.at)},
                        {"excess", six(f.excess)}};
  if (!f.with.empty()) members.emplace_back("with", f.with);
  members.emplace_back("text", f.text);
  return members;
}

Value dice_value(const DiceNeed& d) {
  Value given;
  if (d.given) given = list_of(*d.given, [](double face) { return six(face); });
  return Value::Object{{"rule", d.rule}, {"purpose", d.purpose}, {"need", d.need}, {"given", given}};
}

/// The width of ground along a line is always said: what lies there by itself has none.
Value added_value(const Feature& feature) {
  const Value value = feature_value(feature, nullptr, Value::empty_object());
  const bool strip = std::holds_alternative<Polyline>(feature.shape) && class_of(feature.kind) == FeatureClass::area;
  return strip ? value.with("width", six(feature.width)) : value;
}

Value replacement_value(const Effect& e) {
  const Value value = e.replace.is_object() ? e.replace : Value::empty_object();
  return e.geometry ? value.with("geometry", geometry_value(*e.geometry, Value())) : value;
}

Value effect_value(const Effect& e) {
  Value::Object members{{"rule", e.rule}, {"on", e.on}};
  if (e.remove)
    members.emplace_back("remove", Value(true));
  else if (e.add)
    members.emplace_back("add", six_throughout(added_value(*e.add)));
  else if (e.replace.is_object() || e.geometry)
    members.emplace_back("replace", six_throughout(replacement_value(e)));
  else
    members.emplace_back("set", six_throughout(e.set));
  return members;
}

Value end_value(const End& e, const Game& game) {
  Value::Object members{{"piece", game.piece(e.piece).id}, {"at", six(e.pose.at)}};
  if (e.hex) members.emplace_back("hex", hex_value(*e.hex));
  members.emplace_back("facing", six_heading(e.pose.facing));
  members.emplace_back("altitude", six(e.pose.altitude));
  return members;
}

Value furthest_value(const Furthest& f, const Game& game, bool several) {
  Value::Object members;
  if (several) members.emplace_back("piece", game.piece(f.piece).id);
  members.emplace_back("step", count_value(f.step));
  members.emplace_back("s", six(f.s));
  members.emplace_back("at", six(f.pose.at));
  if (f.hex) members.emplace_back("hex", hex_value(*f.hex));
  members.emplace_back("facing", six_heading(f.pose.facing));
  return members;
}

Value furthest_of(const Ruling& ruling, const Game& game) {
  if (ruling.furthest.empty()) return {};
  if (!ruling.several) return furthest_value(ruling.furthest.front(), game, false);
  return list_of(ruling.furthest, [&](const Furthest& f) { return furthest_value(f, game, true); });
}

}  // namespace

Value write_ruling(const Ruling& ruling, const Game& game) {
  const auto note = [](const Note& n) -> Value { return Value::Object{{"rule", n.rule}, {"text", n.text}}; };
  return Value::Object{{"linesman", PROTOCOL_VERSION},
                       {"ruleset", ruling.ruleset},
                       {"verdict", name_of(ruling.verdict)},
                       {"allowance", allowance_value(ruling.allowance)},
                       {"costs", list_of(ruling.costs, [&](const Cost& c) { return cost_value(c, game); })},
                       {"faults", list_of(ruling.faults, [&](const Fault& f) { return fault_value(f, game); })},
                       {"dice", list_of(ruling.dice, dice_value)},
                       {"effects", list_of(ruling.effects, effect_value)},
                       {"ends", list_of(ruling.ends, [&](const End& e) { return end_value(e, game); })},
                       {"notes", list_of(ruling.notes, note)},
                       {"furthest", furthest_of(ruling, game)}};
}

}  // namespace linesman
