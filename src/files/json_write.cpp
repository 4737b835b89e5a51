#include <cmath>
#include <nlohmann/json.hpp>

#include "files/json.h"

namespace linesman {

namespace {

/// Written values are at most this deep; what is saved in a file is held to DEEPEST_NESTING besides.
constexpr std::size_t DEEPEST_WRITTEN = 2 * DEEPEST_NESTING;

using Json = nlohmann::ordered_json;

Json json_of(const Value& value, std::size_t depth) {
  LINESMAN_CHECK(depth <= DEEPEST_WRITTEN);
  if (const auto b = value.boolean()) return *b;
  if (value.stored_whole()) return *value.whole();
  if (const auto x = value.number()) {
    LINESMAN_CHECK(std::isfinite(*x));
    return *x;
  }
  if (const auto s = value.text()) return std::string(*s);
  if (value.is_array()) {
    Json::array_t items;
    items.reserve(value.items().size());
    for (const Value& item : value.items()) items.push_back(json_of(item, depth + 1));
    return items;
  }
  if (value.is_object()) {
    Json::object_t members;
    members.reserve(value.members().size());
    // Appended, not assigned by name, which would look for each name among all before it.
    for (const auto& [name, member] : value.members()) members.push_back({name, json_of(member, depth + 1)});
    return members;
  }
  return nullptr;
}

}  // namespace

std::size_t depth_of(const Value& value) {
  std::size_t deepest = 0;
  for (const Value& item : value.items()) deepest = std::max(deepest, depth_of(item));
  for (const auto& [name, member] : value.members()) deepest = std::max(deepest, depth_of(member));
  return value.is_array() || value.is_object() ? deepest + 1 : 0;
}

std::string write_json(const Value& value, int indent) {
  return json_of(value, 0).dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace linesman
