// Outlines that lie in one another. Inside `exchange` only.
#pragma once

#include <vector>

#include "base/vec.h"

namespace linesman::exchange {

/// One outline with those that lie in it as its yards.
struct WalledIn {
  std::size_t outline = 0;  ///< places in the list
  std::vector<std::size_t> yards;
};

/// Each outline that lies in none, or in a yard, with its yards: those that lie in it and in no other in between. What
/// crosses others is in none. Where so many lie over one another that it cannot be told soon, the rest are in none.
std::vector<WalledIn> with_yards(const std::vector<Ring>& outlines);

}  // namespace linesman::exchange
