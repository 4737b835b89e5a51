#include "lab/number_places.h"

namespace linesman::lab {

namespace {

void find_numbers(const Value& value, NumberPlace& here, std::vector<NumberPlace>& found) {
  if (value.is_number()) {
    here.number = *value.number();
    found.push_back(here);
    return;
  }
  const bool heading = here.heading;
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) {
      here.path.emplace_back(i);
      find_numbers(value[i], here, found);
      here.path.pop_back();
    }
  for (const auto& [name, member] : value.members()) {
    if (name == "dice") continue;
    here.path.emplace_back(std::string(name));
    here.heading = name == "facing" || name == "pivot" || name == "uphill";
    find_numbers(member, here, found);
    here.path.pop_back();
    here.heading = heading;
  }
}

}  // namespace

std::vector<NumberPlace> numbers_in(const Value& value) {
  std::vector<NumberPlace> found;
  NumberPlace here;
  find_numbers(value, here, found);
  return found;
}

Value with_item(const Value& list, std::size_t at, Value item) {
  Value::Array all;
  for (std::size_t i = 0; i < list.size(); ++i) all.push_back(i == at ? std::move(item) : list[i]);
  return Value(std::move(all));
}

Value with_number(const Value& value, std::span<const PlaceInValue::value_type> path, Value number) {
  if (path.empty()) return number;
  if (const auto* name = std::get_if<std::string>(&path.front()))
    return value.with(*name, with_number(value[*name], path.subspan(1), std::move(number)));
  const std::size_t at = std::get<std::size_t>(path.front());
  return with_item(value, at, with_number(value[at], path.subspan(1), std::move(number)));
}

}  // namespace linesman::lab
