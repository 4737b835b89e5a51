#include "editing/feature_check.h"

#include <algorithm>
#include <cmath>

#include "base/vec.h"
#include "geometry/boost/validity.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

std::string the(Kind kind) { return "a " + std::string(name_of(kind)); }

std::optional<std::string> why_far(const std::vector<Vec>& points) {
  if (std::all_of(points.begin(), points.end(), is_point)) return std::nullopt;
  return "a point lies more than 10000 inches away";
}

std::optional<std::string> why_bad(const Polygon& polygon) {
  if (auto why = why_far(polygon.outer)) return why;
  for (const Ring& hole : polygon.holes)
    if (auto why = why_far(hole)) return why;
  if (const auto fault = why_invalid_polygon(polygon)) return fault->reason;
  return std::nullopt;
}

std::optional<std::string> why_bad(const MultiPolygon& polygons, Kind kind) {
  if (kind == Kind::contour) return "a contour is a line, not an area";
  if (polygons.empty()) return the(kind) + " needs an area";
  for (const Polygon& polygon : polygons)
    if (auto why = why_bad(polygon)) return why;
  return std::nullopt;
}

std::optional<std::string> why_bad(const Polyline& line, Kind kind) {
  if (kind == Kind::slope) return "a slope is an area, not a line";
  if (auto why = why_far(line)) return why;
  return why_invalid_line(line);
}

std::optional<std::string> why_bad_shape(const Feature& feature) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) return why_bad(*polygons, feature.kind);
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) return why_bad(*line, feature.kind);
  return std::nullopt;
}

std::optional<std::string> why_bad_on_grid(const Table& table, const Feature& feature) {
  const bool listed = !feature.hexes.empty() || !feature.hexsides.empty();
  if (!table.hex) {
    if (listed) return "hexes need a table with a hex grid";
    if (std::holds_alternative<std::monostate>(feature.shape)) return the(feature.kind) + " needs a shape";
    return std::nullopt;
  }
  if (lies_on_hexsides(feature.kind) ? !feature.hexes.empty() : !feature.hexsides.empty())
    return the(feature.kind) +
           (lies_on_hexsides(feature.kind) ? " lies on hexsides and covers no hexes" : " covers hexes");
  const HexGrid grid(*table.hex);
  const auto off = [&](const Hex hex) { return !grid.contains(hex); };
  const auto side_off = [&](const Hexside& s) { return off(s.hex) || s.side < 0 || s.side > 5; };
  if (std::any_of(feature.hexes.begin(), feature.hexes.end(), off) ||
      std::any_of(feature.hexsides.begin(), feature.hexsides.end(), side_off))
    return "it would leave the hex grid";
  return std::nullopt;
}

std::optional<std::string> why_bad_measures(const Feature& feature) {
  const auto good = [](double x) { return x >= 0 && is_coordinate(x); };
  if (!good(feature.width)) return "the width must be a number of inches, 0 to 10000";
  if (!good(feature.height)) return "the height must be a number of inches, 0 to 10000";
  return std::nullopt;
}

std::optional<std::string> why_bad_relief(const Table& table, const Feature& feature) {
  const Value* uphill = feature.traits.find("uphill");
  if (feature.kind == Kind::slope && (uphill ? !uphill->is_number() : !table.hex))
    return "a slope needs the heading that goes up";
  const Value* level = feature.traits.find("level");
  if (feature.kind == Kind::contour && level && !(std::abs(level->number().value_or(1e10)) <= 1e9))
    return "the level of a contour is a number";
  return std::nullopt;
}

}  // namespace

Result<void> check_feature(const Table& table, const Feature& feature) {
  for (auto why : {why_bad_measures(feature), why_bad_on_grid(table, feature), why_bad_relief(table, feature)})
    if (why) return Problem{"", *std::move(why)};
  if (auto why = why_bad_shape(feature)) return Problem{"", *std::move(why)};
  return {};
}

}  // namespace linesman
