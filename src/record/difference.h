// The first place at which two JSON values differ.
#pragma once

#include <optional>
#include <string>

#include "base/value.h"

namespace linesman {

struct Difference {
  std::size_t entry = 0;  ///< of the history, from 0
  std::string pointer;    ///< into the ruling
  std::string was;        ///< what the history says there, as JSON
  std::string is;         ///< what the referee says now
};

/// Numbers are compared by value, members in their order. `entry` is passed on.
std::optional<Difference> difference(std::size_t entry, const Value& was, const Value& is);

}  // namespace linesman
