// The numbers of a document, each with its place, so that one can be changed by itself. Inside `lab` only.
#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "base/value.h"

namespace linesman::lab {

using PlaceInValue = std::vector<std::variant<std::string, std::size_t>>;

/// A number in a value, with the members and items that lead to it.
struct NumberPlace {
  PlaceInValue path{};
  double number = 0;
  bool heading = false;
};

/// All numbers of a value but those of dice.
std::vector<NumberPlace> numbers_in(const Value& value);

/// The value with another number at a place of it.
Value with_number(const Value& value, std::span<const PlaceInValue::value_type> path, Value number);

/// The list with another item.
Value with_item(const Value& list, std::size_t at, Value item);

}  // namespace linesman::lab
