// The places of the hexes of a grid. It is laid out from the table's south-west corner; a side of a hex has length
// a = size / sqrt(3). The formulas follow from the geometry of the regular hexagon.
#pragma once

#include <optional>
#include <vector>

#include "base/vec.h"
#include "table/game.h"
#include "table/hex.h"

namespace linesman {

class HexGrid {
 public:
  explicit HexGrid(const HexLayout& layout) : layout_(layout) {}
  const HexLayout& layout() const { return layout_; }

  bool contains(Hex hex) const;
  /// flat: (a (1 + 1.5 c), size (r + 1/2 + h)); pointy: (size (c + 1/2 + h), a (1 + 1.5 r)); h = 1/2 when shifted.
  Vec centre(Hex hex) const;
  /// flat: (a (1.5 columns + 1/2), size (rows + 1/2)); pointy: with x and y exchanged.
  Vec extent() const;
  /// The hex whose centre is nearest (of equals within EPS the lowest column, then row), if it is on the grid.
  std::optional<Hex> hex_at(Vec point) const;
  /// The hex across a side, 0 to 5; it may lie off the grid.
  Hex across(Hex hex, int side) const;
  /// The side of `from` that leads to `to`, when they are neighbours.
  std::optional<int> side_towards(Hex from, Hex to) const;
  /// 60 n (flat) or 60 n + 30 (pointy).
  double heading_of_side(int side) const;
  /// The side at which a heading points, within 0.001 degrees.
  std::optional<int> side_of_heading(double heading) const;
  /// The other name of the hexside, from the hex across it.
  Hexside other_name(Hexside side) const { return {across(side.hex, side.side), (side.side + 3) % 6}; }
  /// The hexes that a straight walk enters, each of them the neighbour nearest to `to`; empty when `from` is `to`, or
  /// one of both is off the grid.
  std::vector<Hex> straight(Hex from, Hex to) const;
  /// The six corners, anticlockwise.
  Ring outline(Hex hex) const;

 private:
  bool shifted(Hex hex) const;
  HexLayout layout_;
};

/// The heading of the hexside nearest to `heading`.
double heading_to_hexside(const HexGrid& grid, double heading);

/// The hex at a place. For a place off the grid: the first hex on the way to the grid's middle.
Hex hex_near(const HexGrid& grid, Vec place);

/// Moves the piece into the hex nearest to its place, facing the hexside nearest to its facing.
void stand_in_hex(const HexGrid& grid, Piece& piece);

}  // namespace linesman
