#include "exchange/wall_gaps.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"

namespace linesman::exchange {

namespace {

constexpr double BESIDE = 0.01;  // inches that a door may lie beside its wall

/// A segment that is cut out of lines: where a point lies along it, and how far beside it.
struct Gap {
  Vec from;
  Vec along;  ///< of length 1
  double length = 0;

  double at(Vec p) const { return dot(p - from, along); }
  bool holds(Vec p) const { return std::abs(cross(along, p - from)) <= BESIDE; }
};

Vec point_at(Vec a, Vec b, double from_a, double from_b, double at) {
  return a + (at - from_a) / (from_b - from_a) * (b - a);
}

void begin(std::vector<Polyline>& parts, Vec at) {
  if (parts.empty() || !parts.back().empty()) parts.emplace_back();
  parts.back().push_back(at);
}

/// One side of a line, from the end of the last of `parts`: goes on to `b`, but for what lies in the gap.
void go_on(std::vector<Polyline>& parts, Vec a, Vec b, const Gap& gap) {
  const double from = gap.at(a);
  const double to = gap.at(b);
  const double first = std::max(std::min(from, to), 0.0);
  const double last = std::min(std::max(from, to), gap.length);
  if (!gap.holds(a) || !gap.holds(b) || !exceeds(last - first, 0)) {
    parts.back().push_back(b);
    return;
  }
  const double enters = from < to ? first : last;
  const double leaves = from < to ? last : first;
  if (exceeds(std::abs(enters - from), 0)) parts.back().push_back(point_at(a, b, from, to, enters));
  begin(parts, point_at(a, b, from, to, leaves));
  if (exceeds(std::abs(to - leaves), 0)) parts.back().push_back(b);
}

}  // namespace

std::vector<Polyline> without_gap(const std::vector<Polyline>& lines, Vec from, Vec to) {
  const double length = distance(from, to);
  if (!exceeds(length, 0)) return lines;
  const Gap gap{from, (1 / length) * (to - from), length};
  std::vector<Polyline> parts;
  for (const Polyline& line : lines) {
    if (line.empty()) continue;
    begin(parts, line.front());
    for (std::size_t i = 1; i < line.size(); ++i) go_on(parts, line[i - 1], line[i], gap);
  }
  std::erase_if(parts, [](const Polyline& part) { return part.size() < 2; });
  return parts;
}

}  // namespace linesman::exchange
