#include "table/feature_box.h"

namespace linesman {

Box box_of(const MultiPolygon& polygons) {
  Box box;
  for (const Polygon& polygon : polygons)
    for (const Vec p : polygon.outer) box.include(p);
  return box;
}

Box box_of(const FeatureShape& shape) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape)) return box_of(*polygons);
  Box box;
  if (const auto* line = std::get_if<Polyline>(&shape))
    for (const Vec p : *line) box.include(p);
  return box;
}

}  // namespace linesman
