// Tables with nothing on them, and whether what comes to stand on one can be read back.
#pragma once

#include "files/documents/document.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

/// Inches from west to east and from south to north.
inline Game bare_table(double width = 72, double depth = 48) {
  Game::Parts parts;
  parts.ruleset = "pips";
  parts.table = {width, depth, {}};
  return Game(std::move(parts));
}

/// 12 by 10 hexes, `inches` across; the table has the size of all of them, or `size`.
inline Game hex_table(double hex, std::optional<Vec> size = {}) {
  Game::Parts parts;
  parts.ruleset = "hexes";
  parts.table.hex = HexLayout{HexOrientation::flat, hex, 12, 10, HexShift::odd};
  const Vec extent = size.value_or(HexGrid(*parts.table.hex).extent());
  parts.table.width = extent.x;
  parts.table.depth = extent.y;
  return Game(std::move(parts));
}

/// The first problem that the reader has with the written game; nothing when it has none.
inline std::string read_back(const Game& game) {
  const auto problems = check_document(write_document({game, Value()}), "");
  return problems.empty() ? "" : problems.front().sentence();
}

}  // namespace linesman
