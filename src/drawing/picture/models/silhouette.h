// The silhouette of a model from above, by its `troop`, `drive` and `gear`.
#pragma once

#include <QPainterPath>

#include "table/game.h"

namespace linesman {

/// Paths in the piece's frame, inches, y forward; they fit the base and are painted in this order.
struct Silhouette {
  QPainterPath dark;     ///< tracks, wheels, hooves
  QPainterPath body;     ///< hulls, shoulders
  QPainterPath light;    ///< turrets, heads
  QPainterPath line;     ///< barrels, weapons, seams: strokes
  double stroke = 0.05;  ///< inches
};

Silhouette silhouette_of(const Piece& piece, const Footprint& footprint);

}  // namespace linesman
