#include "exchange/json_parts.h"

#include <cstdint>

namespace linesman::exchange {

std::optional<std::int64_t> whole_in(const Value& object, std::string_view name, std::int64_t least,
                                     std::int64_t most) {
  const auto n = object[name].whole();
  return n && *n >= least && *n <= most ? n : std::nullopt;
}

std::string text_in(const Value& object, std::string_view name) {
  return std::string(object[name].text().value_or(std::string_view()));
}

std::optional<Vec> xy(const Value& point) {
  const auto x = number_in(point["x"]);
  const auto y = number_in(point["y"]);
  if (!x || !y) return std::nullopt;
  return Vec{*x, *y};
}

std::optional<Polyline> xy_list(const Value& list) {
  if (!list.is_array()) return std::nullopt;
  Polyline points;
  points.reserve(list.items().size());
  for (const Value& item : list.items()) {
    const auto p = xy(item);
    if (!p) return std::nullopt;
    points.push_back(*p);
  }
  return points;
}

Result<Value> list_in(const Value& object, std::string_view name, const std::string& pointer) {
  const Value& list = object[name];
  if (list.is_null()) return Value::empty_array();
  if (list.is_array()) return list;
  return must_be(pointer, name, "a list", list);
}

Problem must_be(const std::string& pointer, std::string_view name, std::string_view what, const Value& is) {
  const std::string label = describe(Value(name));
  if (is.is_null()) return {"", pointer, label + " is missing: it must be " + std::string(what)};
  return {"", pointer_to(pointer, name), label + " must be " + std::string(what) + ", not " + describe(is)};
}

void ObjectBuilder::set(const std::string& name, Value value) {
  const auto [it, is_new] = places_.emplace(name, members_.size());
  if (is_new)
    members_.emplace_back(name, std::move(value));
  else
    members_[it->second].second = std::move(value);
}

}  // namespace linesman::exchange
