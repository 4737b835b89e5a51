#include "answers/map_features.h"

#include "base/text.h"

namespace linesman {

Value map_place(Vec place) { return Value::Array{rounded(place.x), rounded(place.y)}; }

Value map_ring(const Ring& corners) {
  Value::Array all;
  for (const Vec corner : corners) all.push_back(map_place(corner));
  all.push_back(map_place(corners.front()));
  return all;
}

Value map_polygons(const MultiPolygon& area) {
  Value::Array all;
  for (const Polygon& polygon : area) {
    Value::Array rings{map_ring(polygon.outer)};
    for (const Ring& hole : polygon.holes) rings.push_back(map_ring(hole));
    all.emplace_back(std::move(rings));
  }
  return all;
}

Value map_feature(Value::Object properties, const char* type, Value coordinates) {
  return Value::Object{{"type", "Feature"},
                       {"properties", std::move(properties)},
                       {"geometry", Value::Object{{"type", type}, {"coordinates", std::move(coordinates)}}}};
}

}  // namespace linesman
