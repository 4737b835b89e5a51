#include "chart/places.h"

#include <charconv>
#include <optional>

#include "base/text.h"

namespace linesman::chart {

namespace {

/// The first step of a pointer, and the rest of it.
struct Steps {
  std::string first;
  std::string_view rest;
};

Steps steps_of(std::string_view pointer) {
  const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
  return {unescaped(pointer.substr(1, end - 1)), pointer.substr(end)};
}

std::optional<std::size_t> index_of(const std::string& step) {
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
  if (error != std::errc() || end != step.data() + step.size()) return std::nullopt;
  return index;
}

Value with_item(const Value& list, std::size_t index, std::string_view rest, const Value& value) {
  Value::Array items(list.items().begin(), list.items().end());
  if (index > items.size()) return list;
  if (rest.empty() && value.is_null()) {
    if (index < items.size()) items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
    return items;
  }
  if (index == items.size()) items.emplace_back();
  items[index] = with_value(items[index], rest, value);
  return items;
}

}  // namespace

Value value_at(const Value& root, std::string_view pointer) {
  if (pointer.empty()) return root;
  const Steps steps = steps_of(pointer);
  if (!root.is_array()) return value_at(root[steps.first], steps.rest);
  const auto index = index_of(steps.first);
  return index && *index < root.size() ? value_at(root[*index], steps.rest) : Value();
}

Value with_value(const Value& root, std::string_view pointer, const Value& value) {
  if (pointer.empty()) return value;
  const Steps steps = steps_of(pointer);
  if (root.is_array()) {
    const auto index = index_of(steps.first);
    return index ? with_item(root, *index, steps.rest, value) : root;
  }
  if (!root.is_object() && !root.is_null()) return root;
  const Value changed = with_value(root[steps.first], steps.rest, value);
  return changed.is_null() ? root.without(steps.first) : root.with(steps.first, changed);
}

}  // namespace linesman::chart
