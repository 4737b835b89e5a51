#include "measuring/outline.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "base/heading.h"
#include "base/vec.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

Vec placed(Vec local, const Pose& pose) { return pose.at + rotated(local, pose.facing); }

Ring placed_corners(const Footprint& base, const Pose& pose) {
  Ring ring = corners(base);
  for (Vec& corner : ring) corner = placed(corner, pose);
  return ring;
}

Polygon bar(Vec from, Vec to, double half_width) {
  const Vec along = (to - from) * (1 / distance(from, to));
  const Vec aside = Vec{-along.y, along.x} * half_width;
  return {{from - aside, to - aside, to + aside, from + aside}, {}};
}

Measurable outline_of_strip(const Polyline& line, double width) {
  if (!(width > 0)) return {{line, 0}};
  MultiPolygon bars;
  for (std::size_t i = 0; i + 1 < line.size(); ++i)
    if (line[i] != line[i + 1]) bars.push_back(bar(line[i], line[i + 1], width / 2));
  Measurable outline{{std::move(bars), 0}};
  for (std::size_t i = 1; i + 1 < line.size(); ++i) outline.push_back({line[i], width / 2});
  return outline;
}

/// The two ends of a hexside: the neighbouring corners of its hex between which it lies.
Polyline line_of(const HexGrid& grid, const Hexside& side) {
  const Ring ring = grid.outline(side.hex);
  const Vec middle = (grid.centre(side.hex) + grid.centre(grid.across(side.hex, side.side))) * 0.5;
  std::size_t best = 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const double off = distance((ring[i] + ring[(i + 1) % ring.size()]) * 0.5, middle);
    if (off < least) best = i;
    least = std::min(least, off);
  }
  return {ring[best], ring[(best + 1) % ring.size()]};
}

Measurable outline_on_grid(const Feature& feature, const HexGrid& grid) {
  Measurable outline;
  MultiPolygon hexes;
  for (const Hex hex : feature.hexes) hexes.push_back({grid.outline(hex), {}});
  if (!hexes.empty()) outline.push_back({std::move(hexes), 0});
  for (const Hexside& side : feature.hexsides) outline.push_back({line_of(grid, side), 0});
  return outline;
}

Measurable borders(const MultiPolygon& polygons) {
  Measurable border;
  for (const Polygon& polygon : polygons) {
    border.push_back({closed_line(polygon.outer), 0});
    for (const Ring& hole : polygon.holes) border.push_back({closed_line(hole), 0});
  }
  return border;
}

}  // namespace

Measurable outline_of(Vec point) { return {{point, 0}}; }

Measurable outline_of(const Footprint& base, const Pose& pose) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) return {{pose.at, circle->diameter / 2}};
  return {{MultiPolygon{{placed_corners(base, pose), {}}}, 0}};
}

Measurable outline_of(const Feature& feature, const Table& table) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) return {{*polygons, 0}};
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) return outline_of_strip(*line, feature.width);
  return table.hex ? outline_on_grid(feature, HexGrid(*table.hex)) : Measurable{};
}

Measurable border_of(const Footprint& base, const Pose& pose) {
  if (std::holds_alternative<CircleBase>(base)) return outline_of(base, pose);
  return {{closed_line(placed_corners(base, pose)), 0}};
}

Measurable border_of(const Feature& feature, const Table& table) {
  Measurable border;
  for (const Measured& part : outline_of(feature, table)) {
    const auto* polygons = std::get_if<MultiPolygon>(&part.shape);
    const Measurable of_part = polygons ? borders(*polygons) : Measurable{part};
    border.insert(border.end(), of_part.begin(), of_part.end());
  }
  return border;
}

std::vector<Vec> marked_points(const Footprint& base, const Pose& pose) {
  std::vector<Vec> points = placed_corners(base, pose);
  points.push_back(placed({0, frame_box(base).max.y}, pose));
  points.push_back(pose.at);
  return points;
}

Result<ClosestPoints> closest_points(const Measurable& a, const Measurable& b) {
  std::optional<ClosestPoints> nearest;
  for (const Measured& one : a)
    for (const Measured& other : b) {
      auto found = closest_points(one, other);
      if (!found) return found.problem();
      if (!nearest || found->distance < nearest->distance) nearest = *found;
    }
  if (!nearest) return Problem{"", "there is nothing to measure"};
  return *nearest;
}

Box box_of(const Measurable& outline) {
  Box all;
  for (const Measured& part : outline) {
    Box box;
    if (const auto* point = std::get_if<Vec>(&part.shape)) box.include(*point);
    if (const auto* line = std::get_if<Polyline>(&part.shape))
      for (const Vec p : *line) box.include(p);
    if (const auto* polygons = std::get_if<MultiPolygon>(&part.shape))
      for (const Polygon& polygon : *polygons)
        for (const Vec p : polygon.outer) box.include(p);
    if (!box.empty()) all.include(box.grown(part.radius));
  }
  return all;
}

}  // namespace linesman
