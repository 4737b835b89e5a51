// Terrain painted on a hex grid: hex by hex, or hexside by hexside.
#pragma once

#include <vector>

#include "movement/hex_grid.h"
#include "table/game.h"

namespace linesman {

/// The hexside nearest to a point, by the name that comes first of its two (of the hexes on the grid).
std::optional<Hexside> hexside_at(const HexGrid& grid, Vec point);

/// The hexes, or hexsides, that the way between two points of a stroke goes over; both ends included.
std::vector<Hex> hexes_between(const HexGrid& grid, Vec from, Vec to);
std::vector<Hexside> hexsides_between(const HexGrid& grid, Vec from, Vec to);

/// What a stroke has gone over: each once, in the order met.
class HexStroke {
 public:
  HexStroke(const HexLayout& layout, bool sides) : grid_(layout), sides_(sides) {}
  /// Goes on to a point; the first one begins it.
  void go_to(Vec point);
  bool empty() const { return hexes.empty() && hexsides.empty(); }

  std::vector<Hex> hexes;
  std::vector<Hexside> hexsides;

 private:
  HexGrid grid_;
  bool sides_;
  std::optional<Vec> last_;
};

}  // namespace linesman
