#include "base/heading.h"

#include <algorithm>
#include <numbers>

namespace linesman {

double radians(double degrees) { return degrees * (std::numbers::pi / 180); }

double normalised(double degrees) {
  double d = std::fmod(degrees, 360.0);
  if (d < 0) d += 360;
  return d >= 360 ? 0 : d + 0.0;
}

double turn_between(double from, double to) {
  const double d = normalised(to - from);
  return d > 180 ? d - 360 : d;
}

double angle_between(double a, double b) { return std::abs(turn_between(a, b)); }

double folded_angle(double a, double b) {
  const double angle = angle_between(a, b);
  return std::min(angle, 180 - angle);
}

Vec direction(double heading) {
  // Reduced to within 45 degrees of an axis, so that the axes come out exact and quarter turns only swap and negate.
  const double h = normalised(heading);
  const int quarter = static_cast<int>(std::floor((h + 45) / 90)) & 3;
  const double rest = radians(h - 90 * (quarter == 0 && h > 180 ? 4 : quarter));
  const double s = std::sin(rest);
  const double c = std::cos(rest);
  switch (quarter) {
    case 0: return {s, c};
    case 1: return {c, -s};
    case 2: return {-s, -c};
    default: return {-c, s};
  }
}

double heading_of(Vec d) {
  if (d.x == 0) return d.y >= 0 ? 0 : 180;
  if (d.y == 0) return d.x > 0 ? 90 : 270;
  return normalised(std::atan2(d.x, d.y) * (180 / std::numbers::pi));
}

Vec rotated(Vec local, double facing) {
  const Vec f = direction(facing);
  return {local.x * f.y + local.y * f.x, local.y * f.y - local.x * f.x};
}

Vec turned_about(Vec point, Vec about, double degrees) { return about + rotated(point - about, degrees); }

}  // namespace linesman
