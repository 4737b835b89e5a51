#include "geometry/validity.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "geometry/box_index.h"
#include "geometry/orientation.h"

namespace linesman {

namespace {

std::string place_text(Vec p) { return "[" + number_text(p.x, 3) + ", " + number_text(p.y, 3) + "]"; }

Ring without_repeats(const Ring& ring) {
  Ring r;
  for (const Vec p : ring)
    if (r.empty() || !(r.back() == p)) r.push_back(p);
  while (r.size() > 1 && r.back() == r.front()) r.pop_back();
  return r;
}

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

BoxIndex index_of(const Ring& ring) {
  std::vector<Box> boxes;
  for (std::size_t i = 0; i < ring.size(); ++i) boxes.push_back(box_of(edge(ring, i)));
  return BoxIndex(boxes);
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

/// Why edges `i` and `j` > `i` may not lie as they do.
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
  // Of a few edges all pairs are looked at sooner than an index is built.
  constexpr std::size_t FEW_EDGES = 32;
  std::optional<std::string> reason;
  if (r.size() <= FEW_EDGES) {
    std::vector<Box> boxes;
    boxes.reserve(r.size());
    for (std::size_t i = 0; i < r.size(); ++i) boxes.push_back(box_of(edge(r, i)));
    for (std::size_t i = 0; i < r.size() && !reason; ++i)
      for (std::size_t j = i + 1; j < r.size() && !reason; ++j)
        if (boxes[i].meets(boxes[j])) reason = why_edges_meet(r, i, j);
    return reason;
  }
  const BoxIndex index = index_of(r);
  for (std::size_t i = 0; i < r.size() && !reason; ++i)
    index.visit(box_of(edge(r, i)), [&](std::uint32_t j) {
      if (!reason && j > i) reason = why_edges_meet(r, i, j);
    });
  return reason;
}

enum class Side { outside, border, inside };

/// By the even-odd rule, exactly.
Side side_of(Vec p, const Ring& ring, const BoxIndex& index) {
  bool inside = false;
  bool border = false;
  index.visit(Box{p, {HUGE_VAL, p.y}}, [&](std::uint32_t i) {
    const Edge e = edge(ring, i);
    if (on_segment(p, e.from, e.to)) border = true;
    if ((e.from.y > p.y) == (e.to.y > p.y)) return;
    const bool upward = e.to.y > e.from.y;
    if ((orientation(e.from, e.to, p) > 0) == upward) inside = !inside;
  });
  if (border) return Side::border;
  return inside ? Side::inside : Side::outside;
}

/// Points of `ring` that show on which side of another ring it lies: one inside each piece into which the touching
/// points cut its edges. Vertices alone will not do, for they may all lie on the other ring.
std::vector<Vec> probes(const Edge& e, std::vector<Vec> touched) {
  const Vec along = e.to - e.from;
  touched.push_back(e.from);
  touched.push_back(e.to);
  std::sort(touched.begin(), touched.end(), [&](Vec a, Vec b) { return dot(a, along) < dot(b, along); });
  std::vector<Vec> middles;
  for (std::size_t i = 1; i < touched.size(); ++i)
    if (!(touched[i - 1] == touched[i])) middles.push_back((touched[i - 1] + touched[i]) * 0.5);
  return middles;
}

/// Why `ring` may not lie where it does beside `other`: it crosses it, runs along it, or has a part on the side of it
/// that is `forbidden`.
std::optional<std::string> why_misplaced(const Ring& ring, const Ring& other, const BoxIndex& index, Side forbidden,
                                         const std::string& other_name, const std::string& wrong_side) {
  std::optional<std::string> reason;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Edge a = edge(ring, i);
    std::vector<Vec> touched;
    index.visit(box_of(a), [&](std::uint32_t j) {
      const Edge b = edge(other, j);
      const Meeting m = meeting(a.from, a.to, b.from, b.to);
      if (m == Meeting::crossing) reason = "the hole crosses " + other_name + " near " + place_text(a.from);
      if (m == Meeting::overlapping) reason = "the hole runs along " + other_name + " near " + place_text(a.from);
      if (m != Meeting::touching) return;
      for (const Vec p : {b.from, b.to})
        if (on_segment(p, a.from, a.to)) touched.push_back(p);
      touched.push_back(a.from);
    });
    if (reason) return reason;
    if (touched.empty() && i > 0) continue;  // on the same side as the edge before
    for (const Vec p : probes(a, std::move(touched)))
      if (side_of(p, other, index) == forbidden) return wrong_side;
  }
  return std::nullopt;
}

std::optional<PolygonFault> why_holes_invalid(const Ring& outer, const std::vector<Ring>& holes) {
  const BoxIndex outer_index = index_of(outer);
  for (std::size_t i = 0; i < holes.size(); ++i)
    if (const auto why =
            why_misplaced(holes[i], outer, outer_index, Side::outside, "its ring", "the hole lies outside its ring"))
      return PolygonFault{i + 1, *why};
  std::vector<Box> boxes(holes.size());
  for (std::size_t i = 0; i < holes.size(); ++i)
    for (const Vec p : holes[i]) boxes[i].include(p);
  const BoxIndex by_box(boxes);
  std::optional<PolygonFault> fault;
  for (std::size_t i = 0; i < holes.size() && !fault; ++i) {
    const BoxIndex index = index_of(holes[i]);
    by_box.visit(boxes[i], [&](std::uint32_t j) {
      if (fault || j == i) return;
      if (const auto why =
              why_misplaced(holes[j], holes[i], index, Side::inside, "another hole", "the hole lies in another hole"))
        fault = PolygonFault{j + 1, *why};
    });
  }
  return fault;
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
  std::vector<Ring> holes;
  for (const Ring& hole : polygon.holes) holes.push_back(without_repeats(hole));
  return why_holes_invalid(without_repeats(polygon.outer), holes);
}

}  // namespace

std::optional<PolygonFault> why_invalid_polygon(const Polygon& polygon) {
  auto fault = first_fault(polygon);
  if (fault) fault->failure = validity_failure(polygon);
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

}  // namespace linesman
