// Numbers and points as JSON values. Inside `files` only.
#pragma once

#include <cstdint>
#include <optional>

#include "base/exact.h"
#include "base/text.h"
#include "base/value.h"
#include "base/vec.h"
#include "table/hex.h"

namespace linesman::files {

using linesman::exact;
inline Value exact(Vec p) { return Value::Array{exact(p.x), exact(p.y)}; }

inline Value count_value(std::size_t n) { return Value(static_cast<std::int64_t>(n)); }

/// A list of `write(item)` for each item.
template <class Items, class Write>
Value list_of(const Items& items, Write write) {
  Value::Array list;
  list.reserve(items.size());
  for (const auto& item : items) list.push_back(write(item));
  return list;
}

/// A number of a ruling or trace: rounded to six decimals.
inline Value six(double x) { return exact(rounded(x)); }
inline Value six(Vec p) { return Value::Array{six(p.x), six(p.y)}; }
inline Value six(const std::optional<double>& x) { return x ? six(*x) : Value(); }

/// A heading, rounded, but still below `full`.
inline Value six_heading(double degrees, double full = 360) {
  const double r = rounded(degrees);
  return exact(r >= full ? r - full : r);
}

/// A copy of the value with every number in it rounded.
inline Value six_throughout(const Value& value) {
  if (value.is_number() && !value.stored_whole()) return six(*value.number());
  if (value.is_array()) {
    Value::Array items;
    for (const Value& item : value.items()) items.push_back(six_throughout(item));
    return items;
  }
  if (!value.is_object()) return value;
  Value::Object members;
  for (const auto& [name, member] : value.members()) members.emplace_back(name, six_throughout(member));
  return members;
}

inline Value hex_value(Hex hex) { return Value::Array{hex.column, hex.row}; }

}  // namespace linesman::files
