#include "geometry/simplify.h"

#include <boost/geometry/algorithms/convex_hull.hpp>
#include <boost/geometry/algorithms/simplify.hpp>

#include "geometry/boost_models.h"
#include "geometry/validity.h"

namespace linesman {

namespace {

Ring simplified_ring(const Ring& ring, double tolerance) {
  Ring fewer;
  bg::simplify(ring, fewer, tolerance);
  return fewer;
}

Polygon simplified_once(const Polygon& polygon, double tolerance) {
  Polygon fewer{simplified_ring(polygon.outer, tolerance), {}};
  for (const Ring& hole : polygon.holes)
    if (Ring ring = simplified_ring(hole, tolerance); !why_invalid_ring(ring)) fewer.holes.push_back(std::move(ring));
  return fewer;
}

}  // namespace

Polyline simplified_line(const Polyline& line, double tolerance) {
  LineModel fewer;
  bg::simplify(LineModel(line), fewer, tolerance);
  return std::move(static_cast<Polyline&>(fewer));
}

Polygon simplified(const Polygon& polygon, double tolerance) {
  constexpr int ATTEMPTS = 20;
  for (int i = 0; i < ATTEMPTS; ++i, tolerance /= 2)
    if (Polygon fewer = simplified_once(polygon, tolerance); !why_invalid_polygon(fewer)) return fewer;
  return polygon;
}

Ring convex_hull(const MultiPolygon& polygons) {
  Ring hull;
  bg::convex_hull(polygons, hull);
  return hull;
}

}  // namespace linesman
