#include "movement/standing_in_hex.h"

#include <cmath>

#include "base/heading.h"

namespace linesman {

double heading_to_hexside(const HexGrid& grid, double heading) {
  double nearest = grid.heading_of_side(0);
  for (int side = 1; side < 6; ++side)
    if (angle_between(heading, grid.heading_of_side(side)) < angle_between(heading, nearest))
      nearest = grid.heading_of_side(side);
  return nearest;
}

Hex hex_near(const HexGrid& grid, Vec place) {
  constexpr int STEPS = 400;
  const Vec middle = grid.extent() * 0.5;
  for (int i = 0; i < STEPS; ++i)
    if (const auto hex = grid.hex_at(place + (middle - place) * (static_cast<double>(i) / STEPS))) return *hex;
  return {};
}

void stand_in_hex(const HexGrid& grid, Piece& piece) {
  piece.hex = hex_near(grid, piece.pose.at);
  piece.pose.at = grid.centre(*piece.hex);
  piece.pose.facing = heading_to_hexside(grid, piece.pose.facing);
}

}  // namespace linesman
