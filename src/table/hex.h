// Hexes as the document names them. movement/grid/hex_grid.h computes where they lie.
#pragma once

#include <compare>

#include "base/names.h"

namespace linesman {

/// `column` counts eastward, `row` northward, both from 0: {0, 0} is the south-west hex.
struct Hex {
  int column = 0;
  int row = 0;
  friend auto operator<=>(const Hex&, const Hex&) = default;
};

/// Side 0 to 5 of a hex, clockwise. Each side has two names, one from each of its hexes.
struct Hexside {
  Hex hex;
  int side = 0;
  friend auto operator<=>(const Hexside&, const Hexside&) = default;
};

enum class HexOrientation { flat, pointy };
constexpr Names<HexOrientation::pointy> names_of(HexOrientation) { return {"flat", "pointy"}; }

enum class HexShift { odd, even };
constexpr Names<HexShift::even> names_of(HexShift) { return {"odd", "even"}; }

/// The `table.hex` of a document: a grid of equal regular hexes that begins at the table's south-west corner.
struct HexLayout {
  HexOrientation orientation = HexOrientation::flat;
  double size = 1;                 ///< inches between opposite sides, 0.25 to 100
  int columns = 1;                 ///< 1 to 500
  int rows = 1;                    ///< 1 to 500
  HexShift shift = HexShift::odd;  ///< the columns (flat) that lie half a hex north, or rows (pointy) half a hex east
  friend bool operator==(const HexLayout&, const HexLayout&) = default;
};

}  // namespace linesman
