// The table in cells that all sides share: which of them is first in each.
#pragma once

#include <cstdint>
#include <vector>

#include "clock/answer.h"
#include "reach/bounds/raster.h"

namespace linesman {

/// By cell the first turn in which a side can be in its middle; 0: in none.
class CommonTable {
 public:
  /// From the table's middle outwards, so that half a turn of the table changes nothing.
  CommonTable(const Table& table, std::size_t sides);

  /// The region of a side by the end of a turn; turns in ascending order.
  void take(std::size_t side, int turn, const Raster& region);

  /// Where two or more sides come in that turn and none before.
  std::vector<AreaTold> contested(int turn) const;

  /// Shares of the table: by side where it is first, then together, then where no side comes.
  std::vector<double> ground() const;

 private:
  std::vector<std::size_t> first_in(std::size_t cell) const;

  Lattice lattice_;
  std::vector<std::vector<std::int8_t>> turns_;  ///< by side and cell
};

}  // namespace linesman
