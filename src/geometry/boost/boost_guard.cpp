#include "geometry/boost/boost_guard.h"

#include <algorithm>
#include <cmath>

#include "geometry/boost/validity.h"

namespace linesman {

namespace {

bool finite(Vec p) { return std::isfinite(p.x) && std::isfinite(p.y); }
bool finite(const Ring& points) {
  return std::all_of(points.begin(), points.end(), [](Vec p) { return finite(p); });
}

Problem problem(std::string reason) { return {"", "", std::move(reason)}; }
Problem not_finite() { return problem("a coordinate is no finite number"); }

}  // namespace

std::optional<Problem> why_unfit(Vec point) {
  if (!finite(point)) return not_finite();
  return std::nullopt;
}

std::optional<Problem> why_unfit(const Polyline& line) {
  if (!finite(line)) return not_finite();
  if (auto why = why_invalid_line(line)) return problem(*std::move(why));
  return std::nullopt;
}

std::optional<Problem> why_unfit(const MultiPolygon& polygons) {
  for (const Polygon& polygon : polygons) {
    if (!finite(polygon.outer) ||
        !std::all_of(polygon.holes.begin(), polygon.holes.end(), [](const Ring& hole) { return finite(hole); }))
      return not_finite();
    if (auto fault = why_invalid_polygon(polygon)) return problem(std::move(fault->reason));
  }
  return std::nullopt;
}

}  // namespace linesman
