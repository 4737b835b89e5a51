#include "clock/bands/even_line.h"

#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

constexpr double STEP = 0.5;  // inches between places that are asked, at least
constexpr double MOST_PLACES = 60'000;

/// Places from the table's middle outwards.
struct Places {
  Vec origin;
  double step = STEP;
  int columns = 0;
  int rows = 0;

  explicit Places(const Table& table) {
    while (table.width * table.depth / (step * step) > MOST_PLACES) step *= 2;
    columns = static_cast<int>(table.width / step);
    rows = static_cast<int>(table.depth / step);
    origin = {table.width / 2 - columns * step / 2, table.depth / 2 - rows * step / 2};
  }
  Vec at(int column, int row) const { return origin + Vec{column * step, row * step}; }
};

}  // namespace

std::vector<double> turns_by_place(const Table& table, const TurnBound& mover) {
  const Places places(table);
  std::vector<double> turns;
  for (int row = 0; row <= places.rows; ++row)
    for (int column = 0; column <= places.columns; ++column) turns.push_back(mover.to(places.at(column, row)));
  return turns;
}

std::vector<Polyline> even_line(const Table& table, const std::vector<double>& a, const std::vector<double>& b,
                                int turns) {
  std::vector<Polyline> lines;
  if (a.empty() || a.size() != b.size()) return lines;
  const Places places(table);
  const int columns = places.columns;
  const int rows = places.rows;
  const auto place = [&](int column, int row) { return places.at(column, row); };
  std::vector<double> ahead;  // turns by which `b` is later; not a number where one of them does not come
  for (std::size_t i = 0; i < a.size(); ++i) ahead.push_back(a[i] <= turns && b[i] <= turns ? b[i] - a[i] : NAN);
  const auto value = [&](int column, int row) {
    return ahead[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns + 1) +
                 static_cast<std::size_t>(column)];
  };
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      // Two triangles, on each of which the line is straight.
      const std::pair<int, int> corners[2][3] = {{{0, 0}, {1, 0}, {1, 1}}, {{0, 0}, {1, 1}, {0, 1}}};
      for (const auto& triangle : corners) {
        Polyline line;
        for (int i = 0; i < 3; ++i) {
          const auto [c, r] = triangle[i];
          const auto [d, s] = triangle[(i + 1) % 3];
          const double from = value(column + c, row + r);
          const double to = value(column + d, row + s);
          if (std::isnan(from) || std::isnan(to) || (from < 0) == (to < 0)) continue;
          const Vec start = place(column + c, row + r);
          line.push_back(start + (place(column + d, row + s) - start) * (from / (from - to)));
        }
        if (line.size() == 2) lines.push_back(std::move(line));
      }
    }
  return lines;
}

}  // namespace linesman
