#include "reach/feature_area.h"

namespace linesman {

Area area_of(const Feature& feature) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) return Area(*polygons);
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) return Area(*line, feature.width);
  return {};
}

}  // namespace linesman
