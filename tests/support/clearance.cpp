#include "support/clearance.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/heading.h"

namespace linesman {

namespace {

constexpr double INFINITE = std::numeric_limits<double>::infinity();

double signed_area(const Ring& ring) {
  double twice = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) twice += cross(ring[i], ring[(i + 1) % ring.size()]);
  return twice / 2;
}

template <class Visit>
void for_each_side(const Ring& ring, const Visit& visit) {
  for (std::size_t i = 0; i < ring.size(); ++i) visit(Segment{ring[i], ring[(i + 1) % ring.size()]});
}

bool in_ring(const Ring& ring, Vec p) {
  bool inside = false;
  for_each_side(ring, [&](const Segment& s) {
    if ((s.a.y > p.y) == (s.b.y > p.y)) return;
    if (p.x < s.a.x + (p.y - s.a.y) / (s.b.y - s.a.y) * (s.b.x - s.a.x)) inside = !inside;
  });
  return inside;
}

/// How far a point is inside a convex ring: the least distance from its sides' lines, below 0 outside.
double inwardness(const Ring& ring, Vec p) {
  double least = INFINITE;
  for_each_side(ring,
                [&](const Segment& s) { least = std::min(least, cross(s.b - s.a, p - s.a) / distance(s.a, s.b)); });
  return least;
}

/// The greatest inwardness on a segment. It is the least of linear functions, so it is greatest at an end or where two
/// of them are equal.
double greatest_inwardness(const Ring& ring, const Segment& s) {
  double best = std::max(inwardness(ring, s.a), inwardness(ring, s.b));
  std::vector<std::pair<double, double>> at_ends;
  for_each_side(ring, [&](const Segment& side) {
    const Vec n = (side.b - side.a) * (1 / distance(side.a, side.b));
    at_ends.emplace_back(cross(n, s.a - side.a), cross(n, s.b - side.a));
  });
  for (std::size_t i = 0; i < at_ends.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const double before = at_ends[i].first - at_ends[j].first;
      const double after = at_ends[i].second - at_ends[j].second;
      if ((before < 0) == (after < 0)) continue;
      best = std::max(best, inwardness(ring, s.a + (before / (before - after)) * (s.b - s.a)));
    }
  return best;
}

bool properly_cross(const Segment& s, const Segment& t) {
  const double a = cross(s.b - s.a, t.a - s.a);
  const double b = cross(s.b - s.a, t.b - s.a);
  const double c = cross(t.b - t.a, s.a - t.a);
  const double d = cross(t.b - t.a, s.b - t.a);
  return (a < 0) != (b < 0) && (c < 0) != (d < 0);
}

double between_segments(const Segment& s, const Segment& t) {
  if (properly_cross(s, t)) return 0;
  return std::min({distance_to_segment(s.a, t), distance_to_segment(s.b, t), distance_to_segment(t.a, s),
                   distance_to_segment(t.b, s)});
}

/// Clearance of a base from a segment.
double from_segment(const BaseAtPose& base, const Segment& s) {
  if (base.circle) return distance_to_segment(base.middle, s) - base.radius;
  const double depth = greatest_inwardness(base.corners, s);
  if (depth > 0) return -depth;
  double gap = INFINITE;
  for_each_side(base.corners, [&](const Segment& side) { gap = std::min(gap, between_segments(side, s)); });
  return gap;
}

/// How far a base that has its middle inside a region can move and still overlap it.
double depth_of_middle(const BaseAtPose& base) {
  return base.circle ? base.radius : inwardness(base.corners, base.middle);
}

double to_box(Vec p, const Box& box) {
  const double x = std::max({box.min.x - p.x, 0.0, p.x - box.max.x});
  const double y = std::max({box.min.y - p.y, 0.0, p.y - box.max.y});
  return std::hypot(x, y);
}

template <class Visit>
void for_each_boundary(const Region& region, const Visit& visit) {
  for (const Polygon& polygon : region.polygons) {
    for_each_side(polygon.outer, visit);
    for (const Ring& hole : polygon.holes) for_each_side(hole, visit);
  }
  for (const Segment& line : region.lines) visit(line);
}

void include_all(Region& region) {
  for_each_boundary(region, [&](const Segment& s) {
    region.box.include(s.a);
    region.box.include(s.b);
  });
  for (const Disc& d : region.discs) region.box.include(Box{d.centre, d.centre}.grown(d.radius));
}

Region strip(const Polyline& line, double width) {
  Region region;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Segment s{line[i], line[i + 1]};
    if (width == 0) {
      region.lines.push_back(s);
      continue;
    }
    const Vec along = (s.b - s.a) * (width / 2 / distance(s.a, s.b));
    const Vec left{-along.y, along.x};
    region.polygons.push_back({{s.a - left, s.b - left, s.b + left, s.a + left}, {}});
    if (i > 0) region.discs.push_back({s.a, width / 2});
  }
  return region;
}

}  // namespace

double distance_to_segment(Vec p, const Segment& s) {
  const Vec d = s.b - s.a;
  const double t = dot(d, d) == 0 ? 0 : std::clamp(dot(p - s.a, d) / dot(d, d), 0.0, 1.0);
  return distance(p, s.a + t * d);
}

bool holds(const Polygon& polygon, Vec p) {
  return in_ring(polygon.outer, p) &&
         std::none_of(polygon.holes.begin(), polygon.holes.end(), [&](const Ring& hole) { return in_ring(hole, p); });
}

BaseAtPose placed(const Footprint& base, Vec at, double facing) {
  BaseAtPose b;
  if (const auto* circle = std::get_if<CircleBase>(&base)) {
    b.circle = true;
    b.middle = at;
    b.radius = circle->diameter / 2;
    return b;
  }
  for (const Vec corner : corners(base)) b.corners.push_back(at + rotated(corner, facing));
  if (signed_area(b.corners) < 0) std::reverse(b.corners.begin(), b.corners.end());
  for (const Vec corner : b.corners) b.middle = b.middle + corner;
  b.middle = b.middle * (1 / static_cast<double>(b.corners.size()));
  for (const Vec corner : b.corners) b.radius = std::max(b.radius, distance(b.middle, corner));
  return b;
}

Region region_of(const Feature& feature) {
  Region region;
  if (const auto* area = std::get_if<MultiPolygon>(&feature.shape)) region.polygons = *area;
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) region = strip(*line, feature.width);
  include_all(region);
  return region;
}

Region region_of(const BaseAtPose& base) {
  Region region;
  if (base.circle)
    region.discs.push_back({base.middle, base.radius});
  else
    region.polygons.push_back({base.corners, {}});
  include_all(region);
  return region;
}

double clearance(const BaseAtPose& base, Vec point) {
  if (base.circle) return distance(base.middle, point) - base.radius;
  const double depth = inwardness(base.corners, point);
  if (depth > 0) return -depth;
  double gap = INFINITE;
  for_each_side(base.corners, [&](const Segment& side) { gap = std::min(gap, distance_to_segment(point, side)); });
  return gap;
}

double clearance(const BaseAtPose& base, const Region& region, double far) {
  const double bound = to_box(base.middle, region.box) - base.radius;
  if (bound > far) return bound;
  double gap = INFINITE;
  for_each_boundary(region, [&](const Segment& s) {
    if (distance_to_segment(base.middle, s) - base.radius < gap) gap = std::min(gap, from_segment(base, s));
  });
  for (const Disc& d : region.discs) gap = std::min(gap, clearance(base, d.centre) - d.radius);
  for (const Polygon& polygon : region.polygons)
    if (holds(polygon, base.middle)) gap = std::min(gap, -depth_of_middle(base));
  return gap;
}

double clearance(Vec point, const Region& region, double far) {
  const double bound = to_box(point, region.box);
  if (bound > far) return bound;
  double outside = INFINITE;
  double inside = -1;  // of no part yet
  for (const Polygon& polygon : region.polygons) {
    double to_boundary = INFINITE;
    const auto measure = [&](const Segment& s) { to_boundary = std::min(to_boundary, distance_to_segment(point, s)); };
    for_each_side(polygon.outer, measure);
    for (const Ring& hole : polygon.holes) for_each_side(hole, measure);
    if (holds(polygon, point))
      inside = std::max(inside, to_boundary);
    else
      outside = std::min(outside, to_boundary);
  }
  for (const Disc& d : region.discs) {
    const double gap = distance(point, d.centre) - d.radius;
    if (gap < 0)
      inside = std::max(inside, -gap);
    else
      outside = std::min(outside, gap);
  }
  for (const Segment& s : region.lines) outside = std::min(outside, distance_to_segment(point, s));
  return inside >= 0 ? -inside : outside;
}

double room_to_edge(const BaseAtPose& base, const Table& table) {
  const auto of_point = [&](Vec p) { return std::min({p.x, p.y, table.width - p.x, table.depth - p.y}); };
  if (base.circle) return of_point(base.middle) - base.radius;
  double least = INFINITE;
  for (const Vec corner : base.corners) least = std::min(least, of_point(corner));
  return least;
}

}  // namespace linesman
