#include "reach/bounds/ground_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "reach/effort.h"

namespace linesman {

namespace {

/// The box round a feature, and how many sides it has.
struct GroundOutline {
  Box box;
  std::uint64_t sides = 1;

  explicit GroundOutline(const Feature& feature) {
    const auto add = [&](const std::vector<Vec>& corners) {
      sides += corners.size();
      for (const Vec corner : corners) box.include(corner);
    };
    if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape))
      for (const Polygon& polygon : *polygons) {
        add(polygon.outer);
        for (const Ring& hole : polygon.holes) add(hole);
      }
    if (const auto* line = std::get_if<Polyline>(&feature.shape)) add(*line);
    if (!box.empty()) box = box.grown(feature.width / 2);
  }
};

std::uint64_t cells_in(const Lattice& lattice, const Box& box) {
  const Box whole{lattice.origin, lattice.place(lattice.columns, lattice.rows)};
  if (box.empty() || !box.meets(whole)) return 0;
  const int columns = lattice.column_at(box.max.x) - lattice.column_at(box.min.x) + 1;
  const int rows = lattice.row_at(box.max.y) - lattice.row_at(box.min.y) + 1;
  return static_cast<std::uint64_t>(columns) * static_cast<std::uint64_t>(rows);
}

}  // namespace

std::uint64_t looks_of_map(const Game& game, double outer, const Fare& fare, const Lattice& lattice) {
  std::uint64_t looks = lattice.cells() * effort::LOOKS_OF_A_CELL;
  const auto add = [&](FeatureIndex index) {
    const GroundOutline outline(game.feature(index));
    if (!outline.box.empty())
      looks += cells_in(lattice, outline.box.grown(outer)) * outline.sides / effort::SIDES_A_LOOK;
  };
  for (const GroundFare& ground : fare.grounds) add(ground.feature);
  for (const WayFare& way : fare.ways) add(way.feature);
  for (const LineFare& line : fare.lines) add(line.feature);
  return looks;
}

double GroundMap::cheapest() const {
  const double price = least.empty() ? HUGE_VAL : static_cast<double>(*std::min_element(least.begin(), least.end()));
  return std::isinf(price) ? 0 : price;
}

double GroundMap::dearest() const {
  double most = 0;
  for (const float price : least)
    if (!std::isinf(price)) most = std::max(most, static_cast<double>(price));
  return most;
}

GroundMap::Along GroundMap::along(Vec from, Vec to, double most) const {
  constexpr double HAIR = 1e-6;  // of a cell, inside the edge of the lattice
  const double length = distance(from, to);
  const int samples = std::max(1, static_cast<int>(std::ceil(length / lattice.step)));
  const double each = length / samples;
  const auto held = [&](Vec place) {
    const Vec p = (place - lattice.origin) * (1 / lattice.step);
    return Vec{std::clamp(p.x, HAIR, lattice.columns - HAIR), std::clamp(p.y, HAIR, lattice.rows - HAIR)};
  };
  const Vec first = held(from);
  const Vec stride = (held(to) - first) * (1.0 / samples);
  Vec p = first + stride * 0.5;
  Along way;  // in samples
  const double enough = most / each;
  for (int i = 0; i < samples; ++i, p = p + stride) {
    const Inch& inch = inches[lattice.cell(static_cast<int>(p.x), static_cast<int>(p.y))];
    way.price += static_cast<double>(inch.price);
    if (way.price > enough) return {HUGE_VAL, HUGE_VAL, 0};
    way.least += static_cast<double>(inch.least);
    way.doubt += static_cast<double>(inch.doubt);
  }
  return {way.price * each, way.least * each, way.doubt * each};
}

GroundMap GroundMap::of_legs(int parts) const {
  GroundMap map;
  const auto count = [&](int cells) { return (cells + parts - 1) / parts; };
  map.lattice = {lattice.origin, lattice.step * parts, count(lattice.columns), count(lattice.rows)};
  map.least.assign(map.lattice.cells(), std::numeric_limits<float>::infinity());
  for (int row = 0; row < lattice.rows; ++row)
    for (int column = 0; column < lattice.columns; ++column) {
      const std::size_t cell = lattice.cell(column, row);
      if (!no_leg.empty() && no_leg[cell]) continue;
      float& large = map.least[map.lattice.cell(column / parts, row / parts)];
      large = std::min(large, least[cell]);
    }
  return map;
}

}  // namespace linesman
