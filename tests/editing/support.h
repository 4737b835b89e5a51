// Shapes on a bare table.
#pragma once

#include "editing/terrain_edits.h"
#include "support/bare_table.h"

namespace linesman {

inline Game hex_table() { return hex_table(1.5); }

inline FeatureShape square(double x, double y, double side) {
  return MultiPolygon{Polygon{{{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}}, {}}};
}

inline Brush brush_of(Kind kind) { return with_kind({}, kind); }

/// A table with a wood of 4 by 4 inches at each of these corners.
inline Game with_woods(const std::vector<Vec>& corners) {
  Game game = bare_table();
  for (const Vec at : corners) {
    auto wood = feature_of(game, brush_of(Kind::wood), square(at.x, at.y, 4));
    game = *with_features_added(game, {*std::move(wood)});
  }
  return game;
}

}  // namespace linesman
