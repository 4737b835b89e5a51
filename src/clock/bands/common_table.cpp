#include "clock/bands/common_table.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace linesman {

namespace {

constexpr double COMMON_CELL = 1.0 / 8;  // inches
constexpr double MOST_CELLS = 1'000'000;

Lattice lattice_over(const Table& table) {
  double step = COMMON_CELL;
  while (table.width * table.depth / (step * step) > MOST_CELLS) step *= 2;
  const int columns = 2 * static_cast<int>(std::ceil(table.width / 2 / step - 1e-9));
  const int rows = 2 * static_cast<int>(std::ceil(table.depth / 2 / step - 1e-9));
  return {{table.width / 2 - columns / 2 * step, table.depth / 2 - rows / 2 * step}, step, columns, rows};
}

}  // namespace

CommonTable::CommonTable(const Table& table, std::size_t sides)
    : lattice_(lattice_over(table)), turns_(sides, std::vector<std::int8_t>(lattice_.cells(), 0)) {}

void CommonTable::take(std::size_t side, int turn, const Raster& region) {
  if (region.in.empty()) return;
  for (std::size_t cell = 0; cell < lattice_.cells(); ++cell)
    if (turns_[side][cell] == 0 && region.holds(lattice_.middle(cell)))
      turns_[side][cell] = static_cast<std::int8_t>(turn);
}

std::vector<std::size_t> CommonTable::first_in(std::size_t cell) const {
  int first = 0;
  for (const auto& side : turns_)
    if (side[cell] > 0 && (first == 0 || side[cell] < first)) first = side[cell];
  std::vector<std::size_t> sides;
  for (std::size_t side = 0; side < turns_.size() && first > 0; ++side)
    if (turns_[side][cell] == first) sides.push_back(side);
  return sides;
}

std::vector<AreaTold> CommonTable::contested(int turn) const {
  std::map<std::vector<std::size_t>, Raster> regions;
  for (std::size_t cell = 0; cell < lattice_.cells(); ++cell) {
    const auto sides = first_in(cell);
    if (sides.size() < 2 || turns_[sides.front()][cell] != turn) continue;
    Raster& region = regions[sides];
    if (region.in.empty()) region = {lattice_, Flags(lattice_.cells())};
    region.in[cell] = 1;
  }
  std::vector<AreaTold> all;
  for (const auto& [sides, region] : regions) all.push_back({BandKind::contested, sides, turn, 0, outlined(region)});
  return all;
}

std::vector<double> CommonTable::ground() const {
  std::vector<double> cells(turns_.size() + 2, 0);
  for (std::size_t cell = 0; cell < lattice_.cells(); ++cell) {
    const auto sides = first_in(cell);
    ++cells[sides.empty() ? turns_.size() + 1 : sides.size() > 1 ? turns_.size() : sides.front()];
  }
  for (double& each : cells) each /= static_cast<double>(lattice_.cells());
  return cells;
}

}  // namespace linesman
