#include "movement/grid/hex_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr double ROOT3 = std::numbers::sqrt3;

/// The step in column and row to the hex across a side, for a flat grid; a pointy grid is its mirror image in a
/// diagonal.
struct Offset {
  int column;
  int row;
};

constexpr std::array<Offset, 6> FLAT{{{0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}}};
constexpr std::array<Offset, 6> FLAT_SHIFTED{{{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<Offset, 6> POINTY{{{0, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<Offset, 6> POINTY_SHIFTED{{{1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {0, 1}}};

}  // namespace

bool HexGrid::shifted(Hex hex) const {
  const int line = layout_.orientation == HexOrientation::flat ? hex.column : hex.row;
  const bool odd = line % 2 != 0;
  return odd == (layout_.shift == HexShift::odd);
}

bool HexGrid::contains(Hex hex) const {
  return hex.column >= 0 && hex.row >= 0 && hex.column < layout_.columns && hex.row < layout_.rows;
}

Vec HexGrid::centre(Hex hex) const {
  const double a = layout_.size / ROOT3;
  const double h = shifted(hex) ? 0.5 : 0;
  if (layout_.orientation == HexOrientation::flat)
    return {a * (1 + 1.5 * hex.column), layout_.size * (hex.row + 0.5 + h)};
  return {layout_.size * (hex.column + 0.5 + h), a * (1 + 1.5 * hex.row)};
}

Vec HexGrid::extent() const {
  const double a = layout_.size / ROOT3;
  if (layout_.orientation == HexOrientation::flat)
    return {a * (1.5 * layout_.columns + 0.5), layout_.size * (layout_.rows + 0.5)};
  return {layout_.size * (layout_.columns + 0.5), a * (1.5 * layout_.rows + 0.5)};
}

std::optional<Hex> HexGrid::hex_at(Vec point) const {
  const double a = layout_.size / ROOT3;
  const bool flat = layout_.orientation == HexOrientation::flat;
  const double column = flat ? (point.x / a - 1) / 1.5 : point.x / layout_.size - 0.5;
  const double row = flat ? point.y / layout_.size - 0.5 : (point.y / a - 1) / 1.5;
  if (!(std::abs(column) < 1e6 && std::abs(row) < 1e6)) return std::nullopt;
  const int c = static_cast<int>(std::floor(column));
  const int r = static_cast<int>(std::floor(row));
  Hex best{c, r};
  double least = HUGE_VAL;
  // In order of column, then row, so that the first of equals stays.
  for (int i = c - 1; i <= c + 2; ++i)
    for (int j = r - 1; j <= r + 2; ++j) {
      const double d = distance(centre({i, j}), point);
      if (d >= least - EPS) continue;
      least = d;
      best = {i, j};
    }
  if (!contains(best)) return std::nullopt;
  return best;
}

Hex HexGrid::across(Hex hex, int side) const {
  const bool flat = layout_.orientation == HexOrientation::flat;
  const auto& offsets = shifted(hex) ? (flat ? FLAT_SHIFTED : POINTY_SHIFTED) : (flat ? FLAT : POINTY);
  const Offset o = offsets[static_cast<std::size_t>(((side % 6) + 6) % 6)];
  return {hex.column + o.column, hex.row + o.row};
}

std::optional<int> HexGrid::side_towards(Hex from, Hex to) const {
  for (int side = 0; side < 6; ++side)
    if (across(from, side) == to) return side;
  return std::nullopt;
}

double HexGrid::heading_of_side(int side) const {
  return 60.0 * side + (layout_.orientation == HexOrientation::flat ? 0 : 30);
}

std::optional<int> HexGrid::side_of_heading(double heading) const {
  for (int side = 0; side < 6; ++side)
    if (angle_between(heading, heading_of_side(side)) <= ANGLE_EPS) return side;
  return std::nullopt;
}

std::vector<Hex> HexGrid::straight(Hex from, Hex to) const {
  std::vector<Hex> hexes;
  if (!contains(from) || !contains(to)) return hexes;
  const auto off = [&](Hex hex) { return distance(centre(hex), centre(to)); };
  while (from != to) {
    Hex nearest = from;
    for (int side = 0; side < 6; ++side) {
      const Hex next = across(from, side);
      if (contains(next) && off(next) < off(nearest) - EPS) nearest = next;
    }
    if (nearest == from) break;
    from = nearest;
    hexes.push_back(from);
  }
  return hexes;
}

Ring HexGrid::outline(Hex hex) const {
  const double a = layout_.size / ROOT3;
  const double half = layout_.size / 2;
  const Vec c = centre(hex);
  if (layout_.orientation == HexOrientation::flat)
    return {c + Vec{a, 0},  c + Vec{a / 2, half},   c + Vec{-a / 2, half},
            c + Vec{-a, 0}, c + Vec{-a / 2, -half}, c + Vec{a / 2, -half}};
  return {c + Vec{0, a},  c + Vec{-half, a / 2}, c + Vec{-half, -a / 2},
          c + Vec{0, -a}, c + Vec{half, -a / 2}, c + Vec{half, a / 2}};
}

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
