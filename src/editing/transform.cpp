#include "editing/transform.h"

#include <cmath>

#include "base/heading.h"
#include "editing/feature_check.h"
#include "movement/grid/hex_grid.h"
#include "table/game.h"

namespace linesman {

namespace {

constexpr double PER_INCH = 10'000;

double tidy(double x) { return std::round(x * PER_INCH) / PER_INCH; }

Vec put(const Affine& by, Vec p) {
  const Vec q = by(p);
  return {tidy(q.x), tidy(q.y)};
}

std::vector<Vec> put(const Affine& by, std::vector<Vec> points) {
  for (Vec& p : points) p = put(by, p);
  return points;
}

bool on_hexes(const Feature& feature) { return !feature.hexes.empty() || !feature.hexsides.empty(); }

std::optional<Hex> any_hex(const Feature& feature) {
  if (!feature.hexes.empty()) return feature.hexes.front();
  if (!feature.hexsides.empty()) return feature.hexsides.front().hex;
  return std::nullopt;
}

/// The shift between middles of hexes that is nearest to `by`, for a feature on the hex `from`.
std::optional<Vec> hex_shift(const HexGrid& grid, Hex from, Vec by) {
  const auto goal = grid.hex_at(grid.centre(from) + by);
  if (!goal) return std::nullopt;
  return grid.centre(*goal) - grid.centre(from);
}

Result<Feature> checked(const Table& table, Feature feature) {
  if (auto fit = check_feature(table, feature); !fit) return fit.problem();
  return feature;
}

Result<Feature> moved_on_hexes(const Table& table, Feature feature, Vec by) {
  const HexGrid grid(*table.hex);
  const Problem left{"", "it would leave the hex grid"};
  const auto shift = hex_shift(grid, *any_hex(feature), by);
  if (!shift) return left;
  for (Hex& hex : feature.hexes) {
    const auto to = grid.hex_at(grid.centre(hex) + *shift);
    if (!to) return left;
    hex = *to;
  }
  for (Hexside& side : feature.hexsides) {
    const auto to = grid.hex_at(grid.centre(side.hex) + *shift);
    if (!to) return left;
    side.hex = *to;
  }
  feature.shape = mapped(feature.shape, Affine::shift(*shift));
  return checked(table, std::move(feature));
}

Vec turned_heading(const Affine& by, double heading) {
  const Vec d = direction(heading);
  return {by.a * d.x + by.b * d.y, by.c * d.x + by.d * d.y};
}

double shift_to(double low, double high, double goal_low, double goal_high, int where) {
  if (where == 0) return goal_low - low;
  if (where == 2) return goal_high - high;
  return (goal_low + goal_high - low - high) / 2;
}

}  // namespace

Affine Affine::turn(Vec about, double degrees) {
  const Vec north = direction(degrees);
  Affine t{north.y, north.x, -north.x, north.y, 0, 0};
  const Vec rest = about - t(about);
  t.e = rest.x;
  t.f = rest.y;
  return t;
}

Affine Affine::scale(Vec about, double east, double north) {
  return {east, 0, 0, north, about.x * (1 - east), about.y * (1 - north)};
}

FeatureShape mapped(const FeatureShape& shape, const Affine& by) {
  if (const auto* line = std::get_if<Polyline>(&shape)) return put(by, *line);
  const auto* polygons = std::get_if<MultiPolygon>(&shape);
  if (!polygons) return shape;
  MultiPolygon mapped = *polygons;
  for (Polygon& polygon : mapped) {
    polygon.outer = put(by, std::move(polygon.outer));
    for (Ring& hole : polygon.holes) hole = put(by, std::move(hole));
  }
  return mapped;
}

Result<Feature> moved(const Table& table, const Feature& feature, Vec by) {
  if (table.hex && on_hexes(feature)) return moved_on_hexes(table, feature, by);
  return transformed(table, feature, Affine::shift(by));
}

Result<Feature> transformed(const Table& table, const Feature& feature, const Affine& by) {
  if (on_hexes(feature)) return Problem{"", "terrain on hexes cannot be turned or scaled"};
  Feature after = feature;
  after.shape = mapped(feature.shape, by);
  const auto uphill = feature.traits["uphill"].number();
  const bool turns = by.a != 1 || by.b != 0 || by.c != 0 || by.d != 1;
  if (uphill && turns)
    after.traits = after.traits.with("uphill", tidy(normalised(heading_of(turned_heading(by, *uphill)))));
  return checked(table, std::move(after));
}

Box box_of(const Table& table, const Feature& feature) {
  Box box = box_of(feature.shape);
  if (std::holds_alternative<Polyline>(feature.shape)) box = box.grown(feature.width / 2);
  if (!table.hex || !box.empty()) return box;
  const HexGrid grid(*table.hex);
  for (const Hex hex : feature.hexes)
    for (const Vec p : grid.outline(hex)) box.include(p);
  for (const Hexside& side : feature.hexsides) {
    box.include(grid.centre(side.hex));
    box.include(grid.centre(grid.across(side.hex, side.side)));
  }
  return box;
}

Result<std::vector<Feature>> aligned(const Table& table, const std::vector<Feature>& features, Alignment where) {
  Box all;
  for (const Feature& feature : features) all.include(box_of(table, feature));
  std::vector<Feature> after;
  for (const Feature& feature : features) {
    const Box box = box_of(table, feature);
    const int place = static_cast<int>(where) % 3;
    const bool across = where <= Alignment::east;
    const Vec by = across ? Vec{shift_to(box.min.x, box.max.x, all.min.x, all.max.x, place), 0}
                          : Vec{0, shift_to(box.min.y, box.max.y, all.min.y, all.max.y, place)};
    auto put_there = moved(table, feature, by);
    if (!put_there) return put_there.problem();
    after.push_back(*std::move(put_there));
  }
  return after;
}

}  // namespace linesman
