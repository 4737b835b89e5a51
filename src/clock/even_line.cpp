#include "clock/even_line.h"

#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

constexpr double STEP = 0.5;  // inches between places that are asked, at least
constexpr double MOST_PLACES = 60'000;

double least_of(const std::vector<const TurnBound*>& movers, Vec place) {
  double least = HUGE_VAL;
  for (const TurnBound* mover : movers) least = std::min(least, mover->to(place));
  return least;
}

}  // namespace

std::vector<Polyline> even_line(const Table& table, const std::vector<const TurnBound*>& a,
                                const std::vector<const TurnBound*>& b, int turns) {
  std::vector<Polyline> lines;
  if (a.empty() || b.empty()) return lines;
  double step = STEP;
  while (table.width * table.depth / (step * step) > MOST_PLACES) step *= 2;
  const int columns = static_cast<int>(table.width / step);
  const int rows = static_cast<int>(table.depth / step);
  const Vec origin{table.width / 2 - columns * step / 2, table.depth / 2 - rows * step / 2};
  const auto place = [&](int column, int row) { return origin + Vec{column * step, row * step}; };
  std::vector<double> ahead;  // turns by which `b` is later; not a number where one of them does not come
  for (int row = 0; row <= rows; ++row)
    for (int column = 0; column <= columns; ++column) {
      const double of_a = least_of(a, place(column, row));
      const double of_b = least_of(b, place(column, row));
      ahead.push_back(of_a <= turns && of_b <= turns ? of_b - of_a : NAN);
    }
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
