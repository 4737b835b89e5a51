#include <array>

#include "files/parts_read.h"

namespace linesman::files {

namespace {

constexpr double SMALLEST_SIDE = 1;
constexpr double LARGEST_SIDE = 1200;
constexpr double GRID_SLACK = 0.01;  ///< inches by which a table may be smaller than its grid

std::optional<double> side(const Spot& spot, Findings& findings) {
  return need_number(spot, findings, {SMALLEST_SIDE, LARGEST_SIDE}, "1 to 1200 inches");
}

std::optional<HexLayout> read_layout(const Spot& hex, Findings& findings) {
  if (!need_object(hex, findings)) return std::nullopt;
  constexpr std::array<std::string_view, 2> ORIENTATIONS{"flat", "pointy"};
  constexpr std::array<std::string_view, 2> SHIFTS{"odd", "even"};
  constexpr std::int64_t MOST = 500;
  const auto orientation = need_word(hex.member("orientation"), findings, ORIENTATIONS);
  const auto size = need_number(hex.member("size"), findings, {0.25, 100}, "0.25 to 100 inches");
  const auto columns = need_whole(hex.member("columns"), findings, 1, MOST, "a whole number, 1 to 500");
  const auto rows = need_whole(hex.member("rows"), findings, 1, MOST, "a whole number, 1 to 500");
  const auto shift = need_word(hex.member("shift"), findings, SHIFTS);
  if (!orientation || !size || !columns || !rows || !shift) return std::nullopt;
  return HexLayout{*orientation == "flat" ? HexOrientation::flat : HexOrientation::pointy, *size,
                   static_cast<int>(*columns), static_cast<int>(*rows),
                   *shift == "odd" ? HexShift::odd : HexShift::even};
}

/// A side of a table with a grid: as given, else that of the grid.
double side_round_grid(const Spot& table, std::string_view name, double of_grid, Findings& findings) {
  const Spot spot = table.member(name);
  if (spot.given()) {
    const double given = side(spot, findings).value_or(of_grid);
    if (given < of_grid - GRID_SLACK)
      findings.add(spot, spot.label() + " is smaller than the grid, which takes " + number_text(of_grid) + " inches");
    return given;
  }
  if (of_grid > LARGEST_SIDE)
    findings.add(table.member("hex"), "the grid takes " + number_text(of_grid, 2) +
                                          " inches, and a table has at most " + number_text(LARGEST_SIDE));
  return of_grid;
}

}  // namespace

Table read_table(const Spot& spot, Reading& reading) {
  Table table;
  if (!need_object(spot, reading.findings)) return table;
  const Spot hex = spot.member("hex");
  if (hex.given()) {
    table.hex = read_layout(hex, reading.findings);
    if (!table.hex) return table;
    reading.grid.emplace(*table.hex);
    const Vec extent = reading.grid->extent();
    table.width = side_round_grid(spot, "width", extent.x, reading.findings);
    table.depth = side_round_grid(spot, "depth", extent.y, reading.findings);
    return table;
  }
  table.width = side(spot.member("width"), reading.findings).value_or(table.width);
  table.depth = side(spot.member("depth"), reading.findings).value_or(table.depth);
  return table;
}

}  // namespace linesman::files
