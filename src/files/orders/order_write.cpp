#include <cmath>

#include "files/orders/order_json.h"
#include "files/writing.h"

namespace linesman {

using namespace files;

namespace {

Value figure(const ForwardStep& s) { return exact(s.distance); }
Value figure(const ReverseStep& s) { return exact(s.distance); }
Value figure(const SidewaysStep& s) { return exact(s.distance); }
Value figure(const ToStep& s) { return exact(s.point); }
Value figure(const ReverseToStep& s) { return exact(s.point); }
Value figure(const SlideStep& s) { return exact(s.point); }
Value figure(const PivotStep& s) { return exact(s.angle); }
Value figure(const WheelStep& s) { return exact(s.angle); }
Value figure(const ClimbStep& s) { return exact(s.height); }
Value figure(const HexStep& s) { return hex_value(s.hex); }
Value figure(const TurnStep& s) { return s.sides; }
Value figure(const ActStep& s) { return s.name; }

Value path_value(const Path& path) {
  Value::Array steps;
  for (const Step& step : path) steps.push_back(write_step(step));
  return steps;
}

Value start_value(const StartPose& start) {
  Value::Object members;
  members.emplace_back("at", exact(start.at));
  if (start.facing) members.emplace_back("facing", exact(*start.facing));
  if (start.altitude) members.emplace_back("altitude", exact(*start.altitude));
  return members;
}

Value who_value(const Who& who) {
  std::vector<std::string> ids = ids_of(who);
  if (std::holds_alternative<Pieces>(who)) return Value::Array(ids.begin(), ids.end());
  return ids.front();
}

/// Adds an object with the entries of a map; nothing for an empty map.
template <class Map, class Write>
void write_map(Value::Object& into, const char* name, const Map& map, Write write) {
  if (map.empty()) return;
  Value::Object members;
  for (const auto& [key, content] : map) members.emplace_back(key, write(content));
  into.emplace_back(name, Value(std::move(members)));
}

template <class T, class Write>
void write_per_piece(Value::Object& into, const char* common, const char* own, const PerPiece<T>& values, Write write) {
  if (values.common()) into.emplace_back(common, write(*values.common()));
  write_map(into, own, values.own(), write);
}

Value faces_value(const std::vector<double>& faces) {
  Value::Array items;
  for (const double face : faces) items.push_back(exact(face));
  return items;
}

}  // namespace

Value write_step(const Step& step) {
  if (const auto* act = std::get_if<ActStep>(&step); act && act->members.is_object())
    return act->members.with("act", act->name);
  Value::Object members;
  members.emplace_back(std::string(name_of(step)), std::visit([](const auto& s) { return figure(s); }, step));
  if (const auto* pivot = std::get_if<PivotStep>(&step); pivot && pivot->about)
    members.emplace_back("about", exact(*pivot->about));
  if (const auto* hex = std::get_if<HexStep>(&step); hex && hex->rear) members.emplace_back("rear", Value(true));
  return members;
}

Value write_order(const Order& order) {
  Value::Object members;
  members.emplace_back(std::string(key_of(order.who)), who_value(order.who));
  if (!order.action.empty()) members.emplace_back("action", order.action);
  write_per_piece(members, "path", "paths", order.paths, path_value);
  write_map(members, "dice", order.dice, faces_value);
  write_per_piece(members, "start", "starts", order.starts, start_value);
  for (const auto& member : order.members.members()) members.push_back(member);
  return members;
}

}  // namespace linesman
