// Paints terrain on a hex grid, hex by hex or hexside by hexside.
#pragma once

#include <vector>

#include "movement/grid/hex_grid.h"
#include "table/game.h"

namespace linesman {

/// The hexside nearest to a point, by the first of its two names (among the hexes on the grid).
std::optional<Hexside> hexside_at(const HexGrid& grid, Vec point);

/// The hexes, or hexsides, under a stroke between two points, both ends included.
std::vector<Hex> hexes_between(const HexGrid& grid, Vec from, Vec to);
std::vector<Hexside> hexsides_between(const HexGrid& grid, Vec from, Vec to);

/// The hexes or hexsides under a stroke: each once, in the order of the stroke.
class HexStroke {
 public:
  HexStroke(const HexLayout& layout, bool sides) : grid_(layout), sides_(sides) {}
  /// Draws the stroke on to a point; the first point begins it.
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
