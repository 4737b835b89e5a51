#include "editing/outlines.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "base/vec.h"
#include "geometry/boost/overlay.h"
#include "geometry/boost/validity.h"
#include "geometry/shapes/orientation.h"

namespace linesman {

namespace {

/// Rounds to a thousandth of an inch.
Vec tidy(Vec p) { return {std::round(p.x * 1000) / 1000, std::round(p.y * 1000) / 1000}; }

}  // namespace

Ring rectangle_between(Vec a, Vec b) {
  const Vec low{std::min(a.x, b.x), std::min(a.y, b.y)};
  const Vec high{std::max(a.x, b.x), std::max(a.y, b.y)};
  return {low, {high.x, low.y}, high, {low.x, high.y}};
}

Ring circle_about(Vec centre, double radius) {
  constexpr double OFF = 0.005;
  // A chord with half angle t is off by r (1 - cos t).
  const double half = std::acos(std::max(0.0, 1 - OFF / radius));
  const int corners = std::clamp(4 * static_cast<int>(std::ceil(radians(180) / half / 4)), 16, 180);
  Ring ring;
  for (int i = 0; i < corners; ++i) ring.push_back(tidy(centre + direction(-360.0 * i / corners) * radius));
  return ring;
}

Result<Polyline> line_by_hand(const Polyline& way, double tolerance) {
  if (const auto why = why_invalid_line(way)) return Problem{"", *why};
  Polyline line = simplified_line(way, tolerance);
  std::transform(line.begin(), line.end(), line.begin(), tidy);
  if (const auto why = why_invalid_line(line)) return Problem{"", *why};
  return line;
}

Result<Ring> ring_by_hand(const Polyline& way, double tolerance) {
  Polyline line = way;
  while (line.size() > 3 && distance(line.front(), line.back()) <= tolerance) line.pop_back();
  if (line.size() < 3) return Problem{"", "an area needs a way round it"};
  Ring ring = simplified_line(closed_line(line), tolerance);
  ring.pop_back();
  std::transform(ring.begin(), ring.end(), ring.begin(), tidy);
  if (const auto why = why_invalid_ring(ring)) return Problem{"", *why};
  return ring;
}

std::vector<Vec> contacts_within(const Ring& ring) {
  std::vector<Vec> places;
  const auto add = [&](Vec p) {
    const auto here = [p](Vec q) { return distance(p, q) <= EPS; };
    if (std::none_of(places.begin(), places.end(), here)) places.push_back(p);
  };
  const std::size_t n = ring.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec a = ring[i];
    const Vec b = ring[(i + 1) % n];
    if (on_segment(ring[(i + 2) % n], a, b) || on_segment(a, b, ring[(i + 2) % n])) add(b);
    for (std::size_t j = i + 2; j < n && (i > 0 || j + 1 < n); ++j) {
      const Vec c = ring[j];
      const Vec d = ring[(j + 1) % n];
      const Meeting how = meeting(a, b, c, d);
      if (how == Meeting::crossing) add(a + (b - a) * (cross(c - a, d - c) / cross(b - a, d - c)));
      if (how != Meeting::touching && how != Meeting::overlapping) continue;
      for (const Vec p : {c, d})
        if (on_segment(p, a, b)) add(p);
      for (const Vec p : {a, b})
        if (on_segment(p, c, d)) add(p);
    }
  }
  return places;
}

}  // namespace linesman
