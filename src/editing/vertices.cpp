#include "editing/vertices.h"

namespace linesman {

namespace {

/// Calls f(part, ring, points, closed) for each line or ring.
template <class F>
void for_each_ring(const FeatureShape& shape, F&& f) {
  if (const auto* line = std::get_if<Polyline>(&shape)) f(std::size_t{0}, std::size_t{0}, *line, false);
  const auto* polygons = std::get_if<MultiPolygon>(&shape);
  for (std::size_t i = 0; polygons && i < polygons->size(); ++i) {
    const Polygon& polygon = (*polygons)[i];
    f(i, std::size_t{0}, polygon.outer, true);
    for (std::size_t j = 0; j < polygon.holes.size(); ++j) f(i, j + 1, polygon.holes[j], true);
  }
}

std::vector<Vec>& points_of(FeatureShape& shape, const VertexAt& at) {
  if (auto* line = std::get_if<Polyline>(&shape)) return *line;
  Polygon& polygon = std::get<MultiPolygon>(shape).at(at.part);
  return at.ring == 0 ? polygon.outer : polygon.holes.at(at.ring - 1);
}

}  // namespace

std::vector<std::pair<VertexAt, Vec>> vertices_of(const FeatureShape& shape) {
  std::vector<std::pair<VertexAt, Vec>> vertices;
  for_each_ring(shape, [&](std::size_t part, std::size_t ring, const std::vector<Vec>& points, bool) {
    for (std::size_t i = 0; i < points.size(); ++i) vertices.push_back({VertexAt{part, ring, i}, points[i]});
  });
  return vertices;
}

std::vector<SideAt> sides_of(const FeatureShape& shape) {
  std::vector<SideAt> sides;
  for_each_ring(shape, [&](std::size_t part, std::size_t ring, const std::vector<Vec>& points, bool closed) {
    const std::size_t n = points.size();
    for (std::size_t i = 0; i + (closed ? 0 : 1) < n; ++i)
      sides.push_back({{part, ring, i}, points[i], points[(i + 1) % n]});
  });
  return sides;
}

const std::vector<Vec>& points_at(const FeatureShape& shape, const VertexAt& at) {
  if (const auto* line = std::get_if<Polyline>(&shape)) return *line;
  const Polygon& polygon = std::get<MultiPolygon>(shape).at(at.part);
  return at.ring == 0 ? polygon.outer : polygon.holes.at(at.ring - 1);
}

FeatureShape with_vertex_moved(FeatureShape shape, const VertexAt& at, Vec to) {
  points_of(shape, at).at(at.index) = to;
  return shape;
}

FeatureShape with_vertex_inserted(FeatureShape shape, const VertexAt& from, Vec point) {
  std::vector<Vec>& points = points_of(shape, from);
  points.insert(points.begin() + static_cast<std::ptrdiff_t>(from.index) + 1, point);
  return shape;
}

Result<FeatureShape> without_vertex(FeatureShape shape, const VertexAt& at) {
  std::vector<Vec>& points = points_of(shape, at);
  const bool line = std::holds_alternative<Polyline>(shape);
  const std::size_t fewest = line ? 2 : 3;
  if (points.size() > fewest) {
    points.erase(points.begin() + static_cast<std::ptrdiff_t>(at.index));
    return shape;
  }
  if (line) return Problem{"", "a line needs its last two points"};
  if (at.ring == 0) return Problem{"", "an area needs its last three corners"};
  auto& holes = std::get<MultiPolygon>(shape)[at.part].holes;
  holes.erase(holes.begin() + static_cast<std::ptrdiff_t>(at.ring) - 1);
  return shape;
}

}  // namespace linesman
