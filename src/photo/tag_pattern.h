// The patterns of printed markers.
#pragma once

#include <vector>

#include "table/marker.h"

namespace linesman {

/// A marker as the library draws it, with the cells round its square.
struct TagPattern {
  int square = 8;                        ///< cells along a side of the square whose corners are found
  std::vector<std::vector<bool>> black;  ///< rows from the top, cells from the left

  int across() const { return static_cast<int>(black.size()); }
};

/// `id` is below `ids_in(family)` (checked).
TagPattern tag_pattern(MarkerFamily family, int id);

}  // namespace linesman
