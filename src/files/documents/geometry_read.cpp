#include <array>

#include "files/documents/parts.h"
#include "geometry/boost/validity.h"

namespace linesman::files {

namespace {

std::string point_text(Vec p) { return "[" + number_text(p.x) + ", " + number_text(p.y) + "]"; }

/// The points of a list without repetitions of the point before.
std::optional<Polyline> read_points(const JsonPlace& list, Mistakes& problems) {
  if (!need_list(list, problems)) return std::nullopt;
  Polyline points;
  points.reserve(list.value().size());
  bool good = true;
  for (std::size_t i = 0; i < list.value().size(); ++i) {
    const auto p = need_point(list.item(i), problems);
    good = good && p;
    if (p && (points.empty() || points.back() != *p)) points.push_back(*p);
  }
  return good ? std::optional(std::move(points)) : std::nullopt;
}

/// A closed ring, without its repeated last point.
std::optional<Ring> read_ring(const JsonPlace& list, Mistakes& problems) {
  auto points = read_points(list, problems);
  if (!points) return std::nullopt;
  constexpr std::size_t MIN_POINTS = 4;
  if (list.value().size() < MIN_POINTS) {
    problems.add(list, "a ring has at least 4 points, the last the same as the first");
    return std::nullopt;
  }
  if (points->front() != points->back()) {
    problems.add(list, said<"the ring is not closed: it begins at {a} and ends at {b}">(point_text(points->front()),
                                                                                        point_text(points->back())));
    return std::nullopt;
  }
  if (points->size() > 1) points->pop_back();
  return points;
}

std::optional<Polygon> read_polygon(const JsonPlace& rings, Mistakes& problems) {
  if (!need_list(rings, problems)) return std::nullopt;
  if (rings.value().size() == 0) {
    problems.add(rings, "a polygon has at least its outer ring");
    return std::nullopt;
  }
  const std::size_t before = problems.count();
  Polygon polygon;
  for (std::size_t i = 0; i < rings.value().size(); ++i) {
    auto ring = read_ring(rings.item(i), problems);
    if (!ring) continue;
    if (i == 0)
      polygon.outer = std::move(*ring);
    else
      polygon.holes.push_back(std::move(*ring));
  }
  if (problems.count() > before) return std::nullopt;
  if (const auto fault = why_invalid_polygon(polygon)) {
    problems.add(rings.item(fault->ring), fault->reason);
    return std::nullopt;
  }
  return polygon;
}

FeatureShape read_multi_polygon(const JsonPlace& list, Mistakes& problems) {
  if (!need_list(list, problems)) return {};
  if (list.value().size() == 0) problems.add(list, "a MultiPolygon has at least one polygon");
  MultiPolygon parts;
  for (std::size_t i = 0; i < list.value().size(); ++i) {
    const JsonPlace part = list.item(i);
    if (auto polygon = read_polygon(part, problems)) parts.push_back(std::move(*polygon));
  }
  return parts;
}

FeatureShape read_line(const JsonPlace& list, Mistakes& problems) {
  auto points = read_points(list, problems);
  if (!points) return {};
  if (const auto reason = why_invalid_line(*points)) {
    problems.add(list, *reason);
    return {};
  }
  return std::move(*points);
}

}  // namespace

FeatureShape read_geometry(const JsonPlace& geometry, Kind kind, Mistakes& problems) {
  if (!need_object(geometry, problems)) return {};
  constexpr std::array<std::string_view, 3> TYPES{"Polygon", "MultiPolygon", "LineString"};
  const JsonPlace type_place = geometry.member("type");
  const auto type = need_word(type_place, problems, TYPES);
  const JsonPlace coordinates = geometry.member("coordinates");
  if (!coordinates.given()) problems.must_be(coordinates, "a list");
  if (!type || !coordinates.given()) return {};
  const bool line = *type == "LineString";
  if ((kind == Kind::slope && line) || (kind == Kind::contour && !line)) {
    problems.add(type_place, line ? "a slope is a Polygon, not a LineString"
                                  : "a contour is a LineString, not a " + std::string(*type));
    return {};
  }
  if (line) return read_line(coordinates, problems);
  if (*type == "MultiPolygon") return read_multi_polygon(coordinates, problems);
  if (auto polygon = read_polygon(coordinates, problems)) return MultiPolygon{std::move(*polygon)};
  return {};
}

}  // namespace linesman::files
