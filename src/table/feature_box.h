// The boxes of shapes as a document says them.
#pragma once

#include "table/game.h"

namespace linesman {

/// Empty without polygons.
Box box_of(const MultiPolygon& polygons);
/// Of a line without its width. Empty without a shape.
Box box_of(const FeatureShape& shape);

}  // namespace linesman
