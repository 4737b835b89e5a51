// Counts what this program allocates with new: the one measure of work that is the same on every machine.
#pragma once

#include <cstddef>

namespace linesman {

struct MemoryUse {
  std::size_t allocations = 0;
  std::size_t bytes = 0;  ///< of all allocations together, also of those that were freed
  std::size_t peak = 0;   ///< the most bytes that were held at once, above what was held at the beginning
};

/// From here on it is counted anew.
void begin_to_count();
MemoryUse counted_since();

}  // namespace linesman
