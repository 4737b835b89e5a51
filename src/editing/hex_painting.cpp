#include "editing/hex_painting.h"

#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

template <class T>
void add_once(std::vector<T>& to, const T& one) {
  if (std::find(to.begin(), to.end(), one) == to.end()) to.push_back(one);
}

/// Calls f for points so close together that a stroke misses at most the corner of a hex.
template <class F>
void along(const HexGrid& grid, Vec from, Vec to, F&& f) {
  const int steps = std::max(1, static_cast<int>(std::ceil(distance(from, to) / (grid.layout().size / 12))));
  for (int i = 0; i <= steps; ++i) f(from + (to - from) * (static_cast<double>(i) / steps));
}

}  // namespace

std::optional<Hexside> hexside_at(const HexGrid& grid, Vec point) {
  const auto hex = grid.hex_at(point);
  if (!hex) return std::nullopt;
  int nearest = 0;
  for (int side = 1; side < 6; ++side)
    if (distance(grid.centre(grid.across(*hex, side)), point) <
        distance(grid.centre(grid.across(*hex, nearest)), point))
      nearest = side;
  const Hexside one{*hex, nearest};
  const Hexside other = grid.other_name(one);
  return grid.contains(other.hex) ? std::min(one, other) : one;
}

std::vector<Hex> hexes_between(const HexGrid& grid, Vec from, Vec to) {
  std::vector<Hex> hexes;
  along(grid, from, to, [&](Vec p) {
    if (const auto hex = grid.hex_at(p)) add_once(hexes, *hex);
  });
  return hexes;
}

std::vector<Hexside> hexsides_between(const HexGrid& grid, Vec from, Vec to) {
  std::vector<Hexside> sides;
  along(grid, from, to, [&](Vec p) {
    if (const auto side = hexside_at(grid, p)) add_once(sides, *side);
  });
  return sides;
}

void HexStroke::go_to(Vec point) {
  const Vec from = last_.value_or(point);
  last_ = point;
  if (sides_)
    for (const Hexside& side : hexsides_between(grid_, from, point)) add_once(hexsides, side);
  else
    for (const Hex hex : hexes_between(grid_, from, point)) add_once(hexes, hex);
}

}  // namespace linesman
