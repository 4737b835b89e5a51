#include "files/pose_read.h"

#include <algorithm>

#include "base/heading.h"

namespace linesman::files {

std::optional<double> need_heading(const Spot& spot, Findings& findings) {
  constexpr double MANY_TURNS = 1e6;
  const auto degrees = need_number(spot, findings, {-MANY_TURNS, MANY_TURNS}, "a heading in degrees");
  return degrees ? std::optional(normalised(*degrees)) : std::nullopt;
}

std::optional<double> need_altitude(const Spot& spot, Findings& findings) {
  return need_number(spot, findings, {0, FARTHEST_COORDINATE}, "a number of inches, 0 to 10000");
}

std::optional<Hex> need_hex(const Spot& spot, Findings& findings) {
  constexpr std::int64_t FARTHEST_HEX = 100'000;
  const auto column = spot.value()[0].whole();
  const auto row = spot.value()[1].whole();
  if (spot.value().size() != 2 || !column || !row) {
    findings.must_be(spot, "a hex: a pair of whole numbers");
    return std::nullopt;
  }
  // Farther off than that is no farther off any grid.
  const auto near = [=](std::int64_t n) { return static_cast<int>(std::clamp(n, -FARTHEST_HEX, FARTHEST_HEX)); };
  return Hex{near(*column), near(*row)};
}

}  // namespace linesman::files
