#include "geometry/boost/measure.h"

// 1.81's closest_points.hpp stands only behind these two.
#include <boost/geometry/algorithms/assign.hpp>
#include <boost/geometry/util/algorithm.hpp>

#include <algorithm>
#include <boost/geometry/algorithms/area.hpp>
#include <boost/geometry/algorithms/closest_points.hpp>
#include <boost/geometry/algorithms/covered_by.hpp>
#include <boost/geometry/geometries/segment.hpp>
#include <optional>

#include "geometry/boost/boost_guard.h"
#include "geometry/boost/boost_models.h"
#include "geometry/boost/overlay.h"

namespace linesman {

namespace {

using Segment = bg::model::segment<Vec>;

LineModel model_of(const Polyline& line) { return LineModel(line); }
MultiPolygon model_of(const MultiPolygon& polygons) { return corrected(polygons); }
Vec model_of(Vec point) { return point; }

/// The closest points of the shapes without their radii.
Result<Segment> closest_cores(const Measured& a, const Measured& b) {
  return without_exceptions([&]() -> Segment {
    Segment shortest;
    std::visit([&](const auto& p, const auto& q) { bg::closest_points(model_of(p), model_of(q), shortest); }, a.shape,
               b.shape);
    return shortest;
  });
}

std::optional<Problem> why_unmeasurable(const Measured& m) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&m.shape); polygons && polygons->empty())
    return Problem{"", "there is nothing to measure"};
  return std::visit([](const auto& shape) { return why_unfit(shape); }, m.shape);
}

ClosestPoints within_radii(Vec from, double from_radius, Vec to, double to_radius) {
  const double apart = distance(from, to);
  const Vec along = apart > 0 ? (to - from) * (1 / apart) : Vec{};
  const double gap = apart - from_radius - to_radius;
  if (gap > 0) return {from + along * from_radius, to - along * to_radius, gap};
  const Vec common = from + along * std::clamp((apart + from_radius - to_radius) / 2, 0.0, apart);
  return {common, common, 0};
}

template <class Shape>
Result<bool> is_covered(const Shape& shape, const MultiPolygon& polygons) {
  if (auto why = why_unfit(shape)) return *std::move(why);
  const Result<MultiPolygon> whole = united(polygons);
  if (!whole.ok()) return whole.problem();
  return without_exceptions([&] { return bg::covered_by(model_of(shape), *whole); });
}

}  // namespace

Result<ClosestPoints> closest_points(const Measured& a, const Measured& b) {
  for (const Measured* m : {&a, &b})
    if (auto why = why_unmeasurable(*m)) return *std::move(why);
  const Result<Segment> shortest = closest_cores(a, b);
  if (!shortest.ok()) return shortest.problem();
  return within_radii(shortest->first, a.radius, shortest->second, b.radius);
}

double area_of(const Ring& ring) { return std::abs(bg::area(ring)); }
double area_of(const Polygon& polygon) { return std::abs(bg::area(corrected(polygon))); }
double area_of(const MultiPolygon& polygons) { return std::abs(bg::area(corrected(polygons))); }

Result<bool> covered_by(Vec point, const MultiPolygon& polygons) { return is_covered(point, polygons); }
Result<bool> covered_by(const Polyline& line, const MultiPolygon& polygons) { return is_covered(line, polygons); }
Result<bool> covered_by(const MultiPolygon& inner, const MultiPolygon& outer) { return is_covered(inner, outer); }

}  // namespace linesman
