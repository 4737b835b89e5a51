// The first place at which two JSON values differ.
#pragma once

#include <optional>
#include <string>

#include "base/value.h"

namespace linesman {

struct Difference {
  std::size_t entry = 0;  ///< index in the history, from 0
  std::string pointer;    ///< JSON pointer into the compared value
  std::string was;        ///< the old value there, as JSON
  std::string is;         ///< the new value there, as JSON
};

/// Compares numbers by value and members in their order; nothing when the values are equal. `entry` is only copied.
std::optional<Difference> difference(std::size_t entry, const Value& was, const Value& is);

}  // namespace linesman
