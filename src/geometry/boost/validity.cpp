#include "geometry/boost/validity.h"

#include <algorithm>
#include <boost/geometry/algorithms/is_valid.hpp>

#include "base/text.h"
#include "base/tolerance.h"
#include "geometry/boost/boost_models.h"
#include "geometry/shapes/orientation.h"
#include "geometry/sweeps/ring_sweep.h"

namespace linesman {

namespace {

std::string place_text(Vec p) { return "[" + number_text(p.x, 3) + ", " + number_text(p.y, 3) + "]"; }

double signed_area(const Ring& ring) {
  double twice = 0;
  for (std::size_t i = 1; i + 1 < ring.size(); ++i) twice += cross(ring[i] - ring[0], ring[i + 1] - ring[0]);
  return twice / 2;
}

double perimeter(const Ring& ring) {
  double sum = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) sum += distance(ring[i], ring[(i + 1) % ring.size()]);
  return sum;
}

struct Edge {
  Vec from;
  Vec to;
};

Edge edge(const Ring& ring, std::size_t i) { return {ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]}; }

Box box_of(Edge e) {
  Box b;
  b.include(e.from);
  b.include(e.to);
  return b;
}

std::optional<std::string> why_doubles_back(const Ring& r) {
  for (std::size_t i = 0; i < r.size(); ++i) {
    const Vec before = r[(i + r.size() - 1) % r.size()];
    const Vec after = r[(i + 1) % r.size()];
    if (orientation(before, r[i], after) == 0 && dot(r[i] - before, after - r[i]) < 0)
      return "the ring doubles back on itself at " + place_text(r[i]);
  }
  return std::nullopt;
}

std::string meeting_text(Meeting m, Edge a, Edge b) {
  if (m == Meeting::crossing) {
    const Vec u = a.to - a.from;
    const Vec v = b.to - b.from;
    const double t = cross(b.from - a.from, v) / cross(u, v);
    return "crosses itself at " + place_text(a.from + u * t);
  }
  for (const Vec p : {b.from, b.to})
    if (on_segment(p, a.from, a.to)) return "touches itself at " + place_text(p);
  return "touches itself at " + place_text(a.from);
}

/// Why edges `i` and `j` > `i` may not meet as they do.
std::optional<std::string> why_edges_meet(const Ring& r, std::size_t i, std::size_t j) {
  const bool neighbours = j == i + 1 || (i == 0 && j + 1 == r.size());
  if (neighbours) return std::nullopt;
  const Edge a = edge(r, i);
  const Edge b = edge(r, j);
  const Meeting m = meeting(a.from, a.to, b.from, b.to);
  if (m == Meeting::apart) return std::nullopt;
  return "the ring " + meeting_text(m, a, b);
}

std::optional<std::string> why_meets_itself(const Ring& r) {
  // For few edges it is quicker to compare all pairs.
  constexpr std::size_t FEW_EDGES = 32;
  if (r.size() > FEW_EDGES) {
    const auto edges = meeting_edges(r);
    return edges ? why_edges_meet(r, edges->one, edges->other) : std::nullopt;
  }
  std::vector<Box> boxes;
  boxes.reserve(r.size());
  for (std::size_t i = 0; i < r.size(); ++i) boxes.push_back(box_of(edge(r, i)));
  std::optional<std::string> reason;
  for (std::size_t i = 0; i < r.size() && !reason; ++i)
    for (std::size_t j = i + 1; j < r.size() && !reason; ++j)
      if (boxes[i].meets(boxes[j])) reason = why_edges_meet(r, i, j);
  return reason;
}

std::string name_of(std::size_t ring) { return ring == 0 ? "its ring" : "another hole"; }

std::optional<PolygonFault> why_holes_invalid(const std::vector<Ring>& rings) {
  const auto conflict = ring_conflict(rings);
  if (!conflict) return std::nullopt;
  const RingEdge& hole = conflict->hole;
  const std::string place = name_of(conflict->other) + " near " + place_text(rings[hole.ring][hole.edge]);
  switch (conflict->kind) {
    case RingConflict::Kind::crossing: return PolygonFault{hole.ring, "the hole crosses " + place};
    case RingConflict::Kind::overlapping: return PolygonFault{hole.ring, "the hole runs along " + place};
    case RingConflict::Kind::outside: return PolygonFault{hole.ring, "the hole lies outside its ring"};
    case RingConflict::Kind::nested: break;
  }
  return PolygonFault{hole.ring, "the hole lies in another hole"};
}

bool is_convex(const Ring& r) {
  const double turn = signed_area(r) > 0 ? 1 : -1;
  for (std::size_t i = 0; i < r.size(); ++i) {
    const Vec a = r[(i + 1) % r.size()] - r[i];
    const Vec b = r[(i + 2) % r.size()] - r[(i + 1) % r.size()];
    if (turn * cross(a, b) < -EPS * std::max(length(a), length(b))) return false;
  }
  return true;
}

bool holds_origin(const Ring& r) {
  const double turn = signed_area(r) > 0 ? 1 : -1;
  for (std::size_t i = 0; i < r.size(); ++i) {
    const Edge e = edge(r, i);
    if (turn * cross(e.to - e.from, -e.from) < -EPS * distance(e.from, e.to)) return false;
  }
  return true;
}

}  // namespace

Ring without_repeats(const Ring& ring) {
  Ring r;
  for (const Vec p : ring)
    if (r.empty() || !(r.back() == p)) r.push_back(p);
  while (r.size() > 1 && r.back() == r.front()) r.pop_back();
  return r;
}

std::optional<std::string> why_invalid_ring(const Ring& ring) {
  const Ring r = without_repeats(ring);
  if (r.size() < 3) return "a ring needs at least three different points";
  if (auto why = why_doubles_back(r)) return why;
  if (auto why = why_meets_itself(r)) return why;
  if (std::abs(signed_area(r)) <= EPS * perimeter(r)) return "the ring has no area";
  return std::nullopt;
}

namespace {

std::optional<PolygonFault> first_fault(const Polygon& polygon) {
  if (const auto why = why_invalid_ring(polygon.outer)) return PolygonFault{0, *why};
  for (std::size_t i = 0; i < polygon.holes.size(); ++i)
    if (const auto why = why_invalid_ring(polygon.holes[i])) return PolygonFault{i + 1, *why};
  if (polygon.holes.empty()) return std::nullopt;
  std::vector<Ring> rings{without_repeats(polygon.outer)};
  for (const Ring& hole : polygon.holes) rings.push_back(without_repeats(hole));
  return why_holes_invalid(rings);
}

}  // namespace

std::optional<PolygonFault> why_invalid_polygon(const Polygon& polygon) {
  // Boost may take time in the square of the points.
  constexpr std::size_t MAX_POINTS = 2000;
  std::size_t points = polygon.outer.size();
  for (const Ring& hole : polygon.holes) points += hole.size();
  auto fault = first_fault(polygon);
  if (fault && points <= MAX_POINTS) fault->failure = validity_failure(polygon);
  return fault;
}

std::optional<std::string> why_invalid_line(const Polyline& line) {
  if (line.size() < 2) return "a line needs at least two points";
  if (std::all_of(line.begin(), line.end(), [&](Vec p) { return distance(p, line.front()) <= EPS; }))
    return "all points of the line are the same";
  return std::nullopt;
}

std::optional<std::string> why_invalid_base(const Ring& points) {
  if (auto why = why_invalid_ring(points)) return why;
  const Ring r = without_repeats(points);
  if (!is_convex(r)) return "the base is not convex";
  if (!holds_origin(r)) return "the base does not hold its origin";
  return std::nullopt;
}

std::optional<ValidityFailure> validity_failure(const Polygon& polygon) {
  bg::validity_failure_type failure = bg::no_failure;
  bg::is_valid(corrected(polygon), failure);
  switch (failure) {
    case bg::failure_few_points: return ValidityFailure::few_points;
    case bg::failure_wrong_topological_dimension: return ValidityFailure::no_area;
    case bg::failure_spikes: return ValidityFailure::spike;
    case bg::failure_self_intersections: return ValidityFailure::self_intersection;
    case bg::failure_wrong_orientation: return ValidityFailure::wrong_orientation;
    case bg::failure_interior_rings_outside: return ValidityFailure::hole_outside;
    case bg::failure_nested_interior_rings: return ValidityFailure::nested_holes;
    case bg::failure_disconnected_interior: return ValidityFailure::divided_interior;
    default: return std::nullopt;
  }
}

}  // namespace linesman
