#include <array>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/search/way_labels.h"

namespace linesman {

namespace {

constexpr std::array LEGS{Manner::forward, Manner::reverse};

Vec ahead(double facing, Manner manner) { return direction(manner == Manner::reverse ? facing + 180 : facing); }

/// Where the way straight on meets the line of the last leg.
std::optional<Vec> meeting(const Pose& start, Vec first, Vec goal, Vec last) {
  const double across = cross(first, last);
  if (std::abs(across) < EPS) return std::nullopt;
  const Vec off = goal - start.at;
  const double before = cross(off, last) / across;
  const double after = cross(first, off) / across;
  return before > EPS && after > EPS ? std::optional(start.at + first * before) : std::nullopt;
}

}  // namespace

std::vector<Path> plain_ways(const Pose& start, Vec goal, std::optional<double> facing, double inches) {
  std::vector<Path> ways;
  const auto add = [&](const std::vector<PlannedLeg>& legs) {
    if (Path way = path_of(start, legs, facing); !way.empty()) ways.push_back(std::move(way));
  };
  for (const Manner manner : {Manner::forward, Manner::reverse, Manner::sideways}) add({{manner, goal}});
  if (facing) {
    for (const Manner first : LEGS)
      for (const Manner last : LEGS)
        if (const auto bend = meeting(start, ahead(start.facing, first), goal, ahead(*facing, last)))
          add({{first, *bend}, {last, goal}});
    for (double leg = effort::PLAIN_LEG; leg <= inches; leg += effort::PLAIN_LEG)
      for (const Manner manner : LEGS) add({{manner, goal - ahead(*facing, manner) * leg}, {manner, goal}});
    return ways;
  }
  for (const double turn : {0.0, 15.0, -15.0, 30.0, -30.0, 45.0, -45.0, 60.0, -60.0, 90.0, -90.0})
    for (double leg = 4 * effort::PLAIN_LEG; leg <= inches; leg += 4 * effort::PLAIN_LEG)
      add({{Manner::forward, start.at + direction(start.facing + turn) * leg}, {Manner::forward, goal}});
  return ways;
}

}  // namespace linesman
