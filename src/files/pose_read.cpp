#include "files/pose_read.h"

#include <algorithm>

#include "base/heading.h"

namespace linesman::files {

std::optional<double> need_heading(const JsonPlace& place, ProblemList& problems) {
  constexpr double MANY_TURNS = 1e6;
  const auto degrees = need_number(place, problems, {-MANY_TURNS, MANY_TURNS}, "a heading in degrees");
  return degrees ? std::optional(normalised(*degrees)) : std::nullopt;
}

std::optional<double> need_altitude(const JsonPlace& place, ProblemList& problems) {
  return need_number(place, problems, {0, FARTHEST_COORDINATE}, "a number of inches, 0 to 10000");
}

std::optional<Hex> need_hex(const JsonPlace& place, ProblemList& problems) {
  constexpr std::int64_t FARTHEST_HEX = 100'000;
  const auto column = place.value()[0].whole();
  const auto row = place.value()[1].whole();
  if (place.value().size() != 2 || !column || !row) {
    problems.must_be(place, "a hex: a pair of whole numbers");
    return std::nullopt;
  }
  // Farther off than that is no farther off any grid.
  const auto near = [=](std::int64_t n) { return static_cast<int>(std::clamp(n, -FARTHEST_HEX, FARTHEST_HEX)); };
  return Hex{near(*column), near(*row)};
}

}  // namespace linesman::files
