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
  const double inches = distance(from, to);
  const int samples = std::max(1, static_cast<int>(std::ceil(inches / lattice.step)));
  const double each = inches / samples;
  const Vec stride = (to - from) * (1 / (lattice.step * samples));
  Vec p = (from - lattice.origin) * (1 / lattice.step) + stride * 0.5;
  Along way;
  for (int i = 0; i < samples; ++i, p = p + stride) {
    const int column = std::clamp(static_cast<int>(p.x), 0, lattice.columns - 1);
    const int row = std::clamp(static_cast<int>(p.y), 0, lattice.rows - 1);
    const std::size_t cell = lattice.cell(column, row);
    // The middle of a cell may be closed while the corner that the way cuts is open: the judge has the last word.
    if (std::isinf(likely[cell]) && std::isinf(least[cell])) return {HUGE_VAL, HUGE_VAL, 0};
    const double price = std::isinf(likely[cell]) ? each : each * static_cast<double>(likely[cell]);
    way.price += price;
    way.least += uneven[cell] ? std::min(price, each * static_cast<double>(least[cell])) : price;
    if (uneven[cell]) way.doubt += each;
    if (way.price > most) return {HUGE_VAL, HUGE_VAL, 0};
  }
  return way;
}

bool Border::may_hold(double away, double inches) const {
  return std::any_of(zones.begin(), zones.end(),
                     [&](const Zone& zone) { return away > zone.least - inches && away < zone.most + inches; });
}

bool Border::surely_holds(double away, double inches) const {
  return std::any_of(zones.begin(), zones.end(),
                     [&](const Zone& zone) { return away > zone.least + inches && away < zone.most - inches; });
}

bool GroundMap::uneven_within(Vec place, double inches) const {
  const std::size_t cell = lattice.cell_at(place);
  if (!uneven[cell] || rough[cell]) return uneven[cell];
  const double aside = distance(place, lattice.middle(cell));
  return std::any_of(near.begin() + static_cast<std::ptrdiff_t>(first_near[cell]),
                     near.begin() + static_cast<std::ptrdiff_t>(first_near[cell + 1]), [&](const Near& there) {
                       const Border& border = borders[there.border];
                       // What the middle of the cell says spares most places a measurement.
                       if (!border.may_hold(there.off, inches + aside)) return false;
                       return border.surely_holds(there.off, aside) || border.may_hold(border.off(place), inches);
                     });
}

bool GroundMap::uneven_along(Vec from, Vec to) const {
  const double inches = distance(from, to);
  const int parts = std::max(1, static_cast<int>(std::ceil(inches / lattice.step)));
  const Vec part = (to - from) * (1.0 / parts);
  for (int i = 0; i < parts; ++i)
    if (uneven_on(from + part * i, from + part * (i + 1), inches / parts / 2)) return true;
  return false;
}

/// Of a stretch of so many inches to either side of its middle: told in halves where it may be.
bool GroundMap::uneven_on(Vec from, Vec to, double half) const {
  constexpr double SHORTEST = 1.0 / 64;  // inches
  const Vec middle = (from + to) * 0.5;
  if (!uneven_within(middle, half)) return false;
  return half <= SHORTEST || uneven_on(from, middle, half / 2) || uneven_on(middle, to, half / 2);
}

GroundMap GroundMap::coarser(int parts) const {
  GroundMap map;
  const auto count = [&](int cells) { return (cells + parts - 1) / parts; };
  map.lattice = {lattice.origin, lattice.step * parts, count(lattice.columns), count(lattice.rows)};
  map.least.assign(map.lattice.cells(), std::numeric_limits<float>::infinity());
  for (int row = 0; row < lattice.rows; ++row)
    for (int column = 0; column < lattice.columns; ++column) {
      float& large = map.least[map.lattice.cell(column / parts, row / parts)];
      large = std::min(large, least[lattice.cell(column, row)]);
    }
  return map;
}

}  // namespace linesman
