// How many random tables or shapes a property is tried on.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "base/text.h"

namespace linesman {

/// `usual`, times the environment's LINESMAN_TABLES: 10 for a hunt by night, 0.1 under
/// sanitizers. The first are always the same.
inline std::uint64_t tables_tried(std::uint64_t usual) {
  const char* factor = std::getenv("LINESMAN_TABLES");
  const double times = factor ? parse_number(factor).value_or(1) : 1;
  return static_cast<std::uint64_t>(static_cast<double>(usual) * times);
}

}  // namespace linesman
