#include "drawing/picture/terrain/scatter.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "movement/line_parts.h"

namespace linesman {

namespace {

/// FNV-1a.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

}  // namespace

Jitter::Jitter(std::string_view seed) : numbers_(hash_of(seed)) {}

namespace {

double signed_area(const Ring& ring) {
  double twice = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) twice += cross(ring[i], ring[(i + 1) % ring.size()]);
  return twice / 2;
}

double distance_to_side(Vec p, Vec a, Vec b) {
  const Vec ab = b - a;
  const double squared = dot(ab, ab);
  const double t = squared > 0 ? std::clamp(dot(p - a, ab) / squared, 0.0, 1.0) : 0.0;
  return distance(p, a + ab * t);
}

}  // namespace

Patch Patch::of(std::vector<Ring> rings) {
  Patch area;
  area.rings = std::move(rings);
  double sum = 0;
  for (const Ring& ring : area.rings) {
    for (const Vec p : ring) area.box.include(p);
    // Holes lie inside an outer ring that came before; the place of their first corner shows it.
    Patch before;
    before.rings.assign(area.rings.begin(), area.rings.begin() + (&ring - area.rings.data()));
    sum += std::abs(signed_area(ring)) * (!ring.empty() && before.holds(ring.front()) ? -1 : 1);
  }
  area.size = std::max(0.0, sum);
  return area;
}

bool Patch::holds(Vec p) const {
  bool inside = false;
  for (const Ring& ring : rings)
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
      const Vec a = ring[i];
      const Vec b = ring[j];
      if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) inside = !inside;
    }
  return inside;
}

double Patch::from_edge(Vec p) const {
  double least = HUGE_VAL;
  for (const Ring& ring : rings)
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
      least = std::min(least, distance_to_side(p, ring[j], ring[i]));
  return least;
}

double Patch::longest_edge_heading() const {
  double longest = 0;
  double heading = 0;
  if (rings.empty()) return heading;
  const Ring& ring = rings.front();
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
    if (const double d = distance(ring[j], ring[i]); d > longest) {
      longest = d;
      heading = heading_of(ring[i] - ring[j]);
    }
  return heading;
}

std::vector<Vec> scattered(const Patch& area, double spacing, double margin, Jitter& random, std::size_t most) {
  std::vector<Vec> points;
  if (area.box.empty()) return points;
  spacing = std::max(spacing, std::sqrt(area.size / static_cast<double>(most)));
  // In a thin area in a wide box the search would never end.
  const Vec extent = area.box.max - area.box.min;
  spacing = std::max(spacing, std::sqrt(extent.x * extent.y / (12.0 * static_cast<double>(most))));
  int row = 0;
  for (double y = area.box.min.y + spacing * 0.4; y < area.box.max.y; y += spacing * 0.87, ++row)
    for (double x = area.box.min.x + spacing * (row % 2 == 0 ? 0.3 : 0.8); x < area.box.max.x; x += spacing) {
      const Vec p{x + random.between(-0.28, 0.28) * spacing, y + random.between(-0.28, 0.28) * spacing};
      if (area.holds(p) && (margin <= 0 || area.from_edge(p) >= margin)) points.push_back(p);
    }
  return points;
}

std::vector<Hatch> hatched(const Patch& area, double heading, double spacing) {
  std::vector<Hatch> strokes;
  const Vec along = direction(heading);
  const Vec across{along.y, -along.x};
  double low = HUGE_VAL;
  double high = -HUGE_VAL;
  for (const Ring& ring : area.rings)
    for (const Vec p : ring) {
      low = std::min(low, dot(p, across));
      high = std::max(high, dot(p, across));
    }
  if (!(low < high)) return strokes;
  // An outline with thousands of spikes gets only as many as can be seen: after the first ones, only long ones.
  constexpr std::size_t FEW_HATCHES = 500;
  constexpr std::size_t MAX_HATCHES = 20'000;
  spacing = std::max(spacing, (high - low) / 400);
  std::vector<double> hits;
  for (double c = low + spacing / 2; c < high; c += spacing) {
    hits.clear();
    for (const Ring& ring : area.rings)
      for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        const double a = dot(ring[j], across) - c;
        const double b = dot(ring[i], across) - c;
        if ((a > 0) != (b > 0)) hits.push_back(dot(ring[j] + (ring[i] - ring[j]) * (a / (a - b)), along));
      }
    std::sort(hits.begin(), hits.end());
    for (std::size_t i = 0; i + 1 < hits.size(); i += 2)
      if (strokes.size() < FEW_HATCHES || hits[i + 1] - hits[i] >= spacing)
        strokes.push_back({across * c + along * hits[i], across * c + along * hits[i + 1]});
    if (strokes.size() >= MAX_HATCHES) break;
  }
  return strokes;
}

std::vector<Station> stations(const Polyline& line, double spacing, std::size_t most) {
  std::vector<Station> found;
  const double total = length_of(line);
  if (!(total > 0)) return found;
  const double count = std::clamp(std::round(total / spacing), 1.0, static_cast<double>(most));
  const double step = total / count;
  double walked = 0;
  double next = step / 2;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const double d = distance(line[i], line[i + 1]);
    if (!(d > 0)) continue;
    const Vec along = (line[i + 1] - line[i]) * (1 / d);
    for (; next <= walked + d && static_cast<double>(found.size()) < count; next += step)
      found.push_back({line[i] + along * (next - walked), along, next});
    walked += d;
  }
  return found;
}

Vec heart_of(const Patch& area) {
  Vec best = (area.box.min + area.box.max) * 0.5;
  double deepest = area.holds(best) ? area.from_edge(best) : -1;
  constexpr int N = 12;
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) {
      const Vec p{area.box.min.x + (area.box.max.x - area.box.min.x) * (i + 0.5) / N,
                  area.box.min.y + (area.box.max.y - area.box.min.y) * (j + 0.5) / N};
      if (!area.holds(p)) continue;
      // A place that is only a little deeper is not worth leaving the middle.
      if (const double depth = area.from_edge(p); depth > deepest * 1.15 + 0.05) {
        deepest = depth;
        best = p;
      }
    }
  return best;
}

}  // namespace linesman
