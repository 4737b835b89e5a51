// Makes valid shapes of features from shapes of files. Inside `exchange` only.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman::exchange {

struct TakenShape {
  FeatureShape shape;
  std::vector<Sentence> mended;  ///< the changes, a phrase each; empty when it was valid
};

/// The polygons with coordinates rounded to six decimals, and mended where they are not valid. Rings may be closed or
/// not. A Problem (only its reason is set) when no valid polygon comes of them, or a point lies beyond
/// FARTHEST_COORDINATE.
Result<TakenShape> taken_polygons(const MultiPolygon& polygons);

Result<TakenShape> taken_line(const Polyline& line);

/// A ring whose corners lie on an ellipse with these half axes about `centre`, the first at +x, turned anticlockwise by
/// `degrees`.
Ring ellipse(Vec centre, Vec half_axes, double degrees = 0);

}  // namespace linesman::exchange
