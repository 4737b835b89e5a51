#include "table/footprint.h"

#include <algorithm>

namespace linesman {

Ring corners(const Footprint& footprint) {
  if (const auto* r = std::get_if<RectangleBase>(&footprint)) {
    const double w = r->width / 2;
    const double l = r->length / 2;
    return {{-w, -l}, {w, -l}, {w, l}, {-w, l}};
  }
  if (const auto* p = std::get_if<PolygonBase>(&footprint)) return p->points;
  return {};
}

Box frame_box(const Footprint& footprint) {
  Box box;
  if (const auto* c = std::get_if<CircleBase>(&footprint)) {
    const double r = c->diameter / 2;
    box.include(Vec{-r, -r});
    box.include(Vec{r, r});
  }
  for (const Vec p : corners(footprint)) box.include(p);
  return box;
}

double outer_radius(const Footprint& footprint) {
  if (const auto* c = std::get_if<CircleBase>(&footprint)) return c->diameter / 2;
  double r = 0;
  for (const Vec p : corners(footprint)) r = std::max(r, length(p));
  return r;
}

}  // namespace linesman
