#include "measuring/line_places.h"

#include <algorithm>
#include <limits>

namespace linesman {

std::vector<double> running_lengths(const Polyline& line) {
  std::vector<double> running{0};
  for (std::size_t i = 1; i < line.size(); ++i) running.push_back(running.back() + distance(line[i - 1], line[i]));
  return running;
}

Vec point_along(const Polyline& line, double along) {
  const std::vector<double> running = running_lengths(line);
  if (along <= 0) return line.front();
  const auto next = std::lower_bound(running.begin(), running.end(), along);
  if (next == running.end()) return line.back();
  const auto i = static_cast<std::size_t>(next - running.begin());
  const double part = (along - running[i - 1]) / (running[i] - running[i - 1]);
  return line[i - 1] + (line[i] - line[i - 1]) * part;
}

double place_along(const Polyline& line, Vec point) {
  const std::vector<double> running = running_lengths(line);
  double place = 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Vec leg = line[i + 1] - line[i];
    const double squared = dot(leg, leg);
    const double part = squared > 0 ? std::clamp(dot(point - line[i], leg) / squared, 0.0, 1.0) : 0;
    const double off = distance(point, line[i] + leg * part);
    if (!(off < least)) continue;
    least = off;
    place = running[i] + (running[i + 1] - running[i]) * part;
  }
  return place;
}

Polyline stretch_between(const Polyline& line, double from, double to) {
  if (from > to) {
    Polyline back = stretch_between(line, to, from);
    std::reverse(back.begin(), back.end());
    return back;
  }
  const std::vector<double> running = running_lengths(line);
  Polyline stretch{point_along(line, from)};
  for (std::size_t i = 0; i < line.size(); ++i)
    if (running[i] > from && running[i] < to) stretch.push_back(line[i]);
  stretch.push_back(point_along(line, to));
  return stretch;
}

}  // namespace linesman
