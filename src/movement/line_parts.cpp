#include "movement/line_parts.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

double length_of(const Polyline& line) {
  double inches = 0;
  for (std::size_t i = 1; i < line.size(); ++i) inches += distance(line[i - 1], line[i]);
  return inches;
}

Polyline part_of(const Polyline& line, Part part) {
  Polyline cut;
  double before = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const double side = distance(line[i - 1], line[i]);
    const double after = before + side;
    const auto at = [&](double along) { return line[i - 1] + (line[i] - line[i - 1]) * ((along - before) / side); };
    if (cut.empty() && exceeds(after, part.from))
      cut.push_back(exceeds(part.from, before) ? at(part.from) : line[i - 1]);
    if (!cut.empty()) {
      if (within_limit(part.to, after)) {
        cut.push_back(exceeds(after, part.to) ? at(part.to) : line[i]);
        return cut;
      }
      cut.push_back(line[i]);
    }
    before = after;
  }
  return cut;
}

std::vector<Part> joined_parts(std::vector<Part> parts, double length, double slack) {
  std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.from < b.from; });
  std::vector<Part> joined;
  for (Part p : parts) {
    if (exceeds(slack, p.from)) p.from = 0;
    if (exceeds(slack, length - p.to)) p.to = length;
    if (!joined.empty() && exceeds(slack, p.from - joined.back().to))
      joined.back().to = std::max(joined.back().to, p.to);
    else
      joined.push_back(p);
  }
  return joined;
}

std::vector<Part> left_between(const std::vector<Part>& parts, double length) {
  std::vector<Part> left;
  double from = 0;
  for (const Part& p : parts) {
    if (exceeds(p.from, from)) left.push_back({from, p.from});
    from = std::max(from, p.to);
  }
  if (exceeds(length, from)) left.push_back({from, length});
  return left;
}

}  // namespace linesman
