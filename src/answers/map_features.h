// Places and areas of the table as answers write them: GeoJSON in inches, rounded as every figure of an answer.
#pragma once

#include "base/value.h"
#include "base/vec.h"

namespace linesman {

/// [x, y].
Value map_place(Vec place);

/// The corners, and the first once more.
Value map_ring(const Ring& corners);

/// The coordinates of a MultiPolygon.
Value map_polygons(const MultiPolygon& area);

/// A Feature whose geometry is of that type: "Point", "MultiPolygon".
Value map_feature(Value::Object properties, const char* type, Value coordinates);

}  // namespace linesman
