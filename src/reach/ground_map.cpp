#include "reach/ground_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linesman {

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
