#include "files/documents/parts_read.h"

namespace linesman::files {

namespace {

constexpr double MIN_SIDE = 1;
constexpr double MAX_SIDE = 1200;
constexpr double GRID_SLACK = 0.01;  ///< inches by which a table may be smaller than its grid

std::optional<double> side(const JsonPlace& place, ProblemList& problems) {
  return need_number(place, problems, {MIN_SIDE, MAX_SIDE}, "1 to 1200 inches");
}

std::optional<HexLayout> read_layout(const JsonPlace& hex, ProblemList& problems) {
  if (!need_object(hex, problems)) return std::nullopt;
  constexpr std::int64_t MOST = 500;
  const auto orientation = need_named<HexOrientation>(hex.member("orientation"), problems);
  const auto size = need_number(hex.member("size"), problems, {0.25, 100}, "0.25 to 100 inches");
  const auto columns = need_whole(hex.member("columns"), problems, 1, MOST, "a whole number, 1 to 500");
  const auto rows = need_whole(hex.member("rows"), problems, 1, MOST, "a whole number, 1 to 500");
  const auto shift = need_named<HexShift>(hex.member("shift"), problems);
  if (!orientation || !size || !columns || !rows || !shift) return std::nullopt;
  return HexLayout{*orientation, *size, static_cast<int>(*columns), static_cast<int>(*rows), *shift};
}

/// A side of a table with a grid: as given, else that of the grid.
double side_round_grid(const JsonPlace& table, std::string_view name, double of_grid, ProblemList& problems) {
  const JsonPlace place = table.member(name);
  if (place.given()) {
    const double given = side(place, problems).value_or(of_grid);
    if (given < of_grid - GRID_SLACK)
      problems.add(place, place.label() + " is smaller than the grid, which takes " + number_text(of_grid) + " inches");
    return given;
  }
  if (of_grid > MAX_SIDE)
    problems.add(table.member("hex"), "the grid takes " + number_text(of_grid, 2) +
                                          " inches, and a table has at most " + number_text(MAX_SIDE));
  return of_grid;
}

}  // namespace

Table read_table(const JsonPlace& place, Reading& reading) {
  Table table;
  if (!need_object(place, reading.problems)) return table;
  const JsonPlace hex = place.member("hex");
  if (hex.given()) {
    table.hex = read_layout(hex, reading.problems);
    if (!table.hex) return table;
    reading.grid.emplace(*table.hex);
    const Vec extent = reading.grid->extent();
    table.width = side_round_grid(place, "width", extent.x, reading.problems);
    table.depth = side_round_grid(place, "depth", extent.y, reading.problems);
    return table;
  }
  table.width = side(place.member("width"), reading.problems).value_or(table.width);
  table.depth = side(place.member("depth"), reading.problems).value_or(table.depth);
  return table;
}

}  // namespace linesman::files
