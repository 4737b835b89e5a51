// The reader of JSON as the charts' readers call it.
#pragma once

#include <string>
#include <vector>

#include "base/json_reader.h"

namespace linesman::chart {

using Range = NumberRange;

/// The names of an enum's values, for a table that lists them.
template <Named Enum>
std::vector<std::string> all_names() {
  constexpr auto NAMES = names_of(Enum{});
  return {NAMES.begin(), NAMES.end()};
}

}  // namespace linesman::chart
