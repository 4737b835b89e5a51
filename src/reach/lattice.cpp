#include "reach/lattice.h"

#include <algorithm>
#include <cmath>

namespace linesman {

Lattice lattice_round(const Table& table, Vec start, double inches, double step, bool keeps_on_table) {
  const auto down = [&](double x) { return std::floor(x / step) * step; };
  Vec low{down(start.x - inches - step), down(start.y - inches - step)};
  Vec high{start.x + inches + 2 * step, start.y + inches + 2 * step};
  if (keeps_on_table) {
    low = {std::max(low.x, down(std::min(0.0, start.x))), std::max(low.y, down(std::min(0.0, start.y)))};
    high = {std::min(high.x, std::max(table.width, start.x) + step),
            std::min(high.y, std::max(table.depth, start.y) + step)};
  }
  const auto count = [&](double extent) { return std::max(1, static_cast<int>(std::ceil(extent / step))); };
  return {low, step, count(high.x - low.x), count(high.y - low.y)};
}

}  // namespace linesman
