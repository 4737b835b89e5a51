#include "files/orders/form_json.h"
#include "files/orders/order_json.h"
#include "files/orders/question_json.h"
#include "files/writing.h"

namespace linesman {

using namespace files;

namespace {

/// The members of an order but for its piece.
Value::Object order_members(const Order& order) {
  const Value written = write_order(order);
  Value::Object members;
  for (const auto& member : written.members())
    if (member.first != "piece") members.push_back(member);
  return members;
}

Value end_value(const AskedEnd& end) {
  Value::Object members;
  if (end.hex)
    members.emplace_back("hex", hex_value(*end.hex));
  else
    members.emplace_back("at", exact(end.at));
  if (end.facing) members.emplace_back("facing", exact(*end.facing));
  if (end.altitude) members.emplace_back("altitude", exact(*end.altitude));
  return members;
}

Value ends_value(const PerPiece<AskedEnd>& ends) {
  if (ends.common()) return end_value(*ends.common());
  Value all = Value::empty_object();
  for (const auto& [id, end] : ends.own()) all = all.with(id, end_value(end));
  return all;
}

Value listed_value(const std::vector<AskedPlace>& places) {
  return list_of(places, [](const AskedPlace& place) {
    const Value end = end_value(place.end);
    return place.piece.empty() ? end : end.with("piece", Value(place.piece));
  });
}

struct AimWriter {
  Value operator()(const WayAsked& way) const {
    Order order;
    order.paths = way.paths;
    return order_members(order);
  }
  Value operator()(const PlaceAsked& place) const {
    Value::Object members{{"ends", place.listed.empty() ? ends_value(place.ends) : listed_value(place.listed)}};
    if (place.within) members.emplace_back("within", exact(*place.within));
    return members;
  }
  Value operator()(const FormAsked& shape) const { return Value::Object{{std::string(FORM), write_form(shape.form)}}; }
  Value operator()(const AnywhereAsked& anywhere) const {
    Value::Object members{{"anywhere", Value(true)}};
    if (anywhere.facing) members.emplace_back("facing", exact(*anywhere.facing));
    return members;
  }
  Value operator()(const ApartAsked& apart) const {
    return Value::Object{
        {"apart", Value(Value::Object{{"from", Value(apart.from)}, {"distance", exact(apart.distance)}})}};
  }
};

Value how_value(const HowAsked& how) {
  Order order;
  order.action = how.action;
  order.starts = how.starts;
  order.members = how.members;
  return order_members(order);
}

Value roll_value(const AskedRoll& roll) {
  Value::Object all;
  for (const auto& [purpose, faces] : roll)
    all.emplace_back(purpose,
                     list_of(faces, [](const std::optional<int>& face) { return face ? Value(*face) : Value(); }));
  return all;
}

Value under_value(const UnderAsked& under) {
  Value::Object all;
  if (!under.ruleset.empty()) all.emplace_back("ruleset", under.ruleset);
  if (under.options.size() > 0) all.emplace_back("options", under.options);
  if (!under.house.is_null()) all.emplace_back("house", under.house);
  if (!under.draft.is_null()) all.emplace_back("draft", under.draft);
  return all;
}

}  // namespace

Value write_question(const Question& question) {
  Value::Object all{{"who", Value(Value::Array(question.who.begin(), question.who.end()))}};
  if (question.from) all.emplace_back("from", *question.from);
  all.emplace_back("to", std::visit(AimWriter{}, question.to));
  if (const Value how = how_value(question.how); how.size() > 0) all.emplace_back("how", how);
  if (!question.roll.empty()) all.emplace_back("roll", roll_value(question.roll));
  if (!question.under.empty()) all.emplace_back("under", under_value(question.under));
  return all;
}

}  // namespace linesman
