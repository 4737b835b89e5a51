// The boxes of shapes, in inches.
#pragma once

#include "table/game.h"

namespace linesman {

/// Empty without polygons.
Box box_of(const MultiPolygon& polygons);
/// For a line without its width. Empty without a shape.
Box box_of(const FeatureShape& shape);

}  // namespace linesman
