// A bare table and shapes for it.
#pragma once

#include "editing/terrain_edits.h"
#include "files/document.h"
#include "movement/hex_grid.h"

namespace linesman {

inline Game bare_table() {
  Game::Parts parts;
  parts.ruleset = "pips";
  parts.table = {72, 48, {}};
  return Game(std::move(parts));
}

inline Game hex_table() {
  Game::Parts parts;
  parts.ruleset = "hexes";
  parts.table = {24, 24, HexLayout{}};
  parts.table.hex->size = 1.5;
  parts.table.hex->columns = 12;
  parts.table.hex->rows = 10;
  const Vec extent = HexGrid(*parts.table.hex).extent();
  parts.table.width = extent.x;
  parts.table.depth = extent.y;
  return Game(std::move(parts));
}

inline FeatureShape square(double x, double y, double side) {
  return MultiPolygon{Polygon{{{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}}, {}}};
}

inline Brush brush_of(Kind kind) { return with_kind({}, kind); }

/// The table with a wood 4 by 4 at each of these corners.
inline Game with_woods(const std::vector<Vec>& corners) {
  Game game = bare_table();
  for (const Vec at : corners) {
    auto wood = feature_of(game, brush_of(Kind::wood), square(at.x, at.y, 4));
    game = *with_features_added(game, {*std::move(wood)});
  }
  return game;
}

/// What a reader makes of the written game; its first problem where there is one.
inline std::string read_back(const Game& game) {
  const auto problems = check_document(write_document({game, Value()}), "");
  return problems.empty() ? "" : problems.front().sentence();
}

}  // namespace linesman
