// Shapes of files as shapes of features. Inside `exchange` only.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman::exchange {

struct TakenShape {
  FeatureShape shape;
  std::vector<std::string> mended;  ///< what was done to it; empty when it was taken as it is
};

/// Polygons with coordinates to six decimals, mended where they are not valid. Rings may be closed or not. A Problem
/// (only its reason is set) when there is nothing valid in them, or when a point lies beyond FARTHEST_COORDINATE.
Result<TakenShape> taken_polygons(const MultiPolygon& polygons);

Result<TakenShape> taken_line(const Polyline& line);

/// A closed polygon in an ellipse with these half axes about `centre`, its first corner at +x; corners lie on it.
/// Turned anticlockwise by `degrees`.
Ring ellipse(Vec centre, Vec half_axes, double degrees = 0);

}  // namespace linesman::exchange
