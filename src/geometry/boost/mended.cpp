#include "geometry/boost/mended.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "base/tolerance.h"
#include "geometry/boost/box_index.h"
#include "geometry/boost/measure.h"
#include "geometry/boost/overlay.h"
#include "geometry/boost/validity.h"
#include "geometry/shapes/orientation.h"

namespace linesman {

namespace {

constexpr std::string_view SPIKES = "spikes are cut off";
constexpr std::string_view CUT = "the outline is cut where it crosses itself";
constexpr std::string_view HOLES = "holes are cut out anew";

void note(Mended& mended, std::string_view what) {
  if (std::find(mended.done.begin(), mended.done.end(), what) == mended.done.end()) mended.done.emplace_back(what);
}

bool doubles_back(Vec before, Vec at, Vec after) {
  return orientation(before, at, after) == 0 && dot(at - before, after - at) < 0;
}

/// The ring without points at which it turns round and runs back along itself. A point is tested again when its
/// neighbour goes, so that a spike of several points goes as a whole.
Ring without_spikes(const Ring& ring) {
  Ring r;
  const auto settle = [&r] {
    while (r.size() >= 3 && doubles_back(r[r.size() - 3], r[r.size() - 2], r.back())) {
      r.erase(r.end() - 2);
      while (r.size() > 1 && r[r.size() - 2] == r.back()) r.pop_back();
    }
  };
  for (const Vec p : ring) {
    if (!r.empty() && r.back() == p) continue;
    r.push_back(p);
    settle();
  }
  // The rest can only double back where the ring's end meets its beginning.
  std::size_t from = 0;
  while (r.size() - from >= 3) {
    const std::size_t last = r.size() - 1;
    if (r[last] == r[from] || doubles_back(r[last - 1], r[last], r[from]))
      r.pop_back();
    else if (doubles_back(r[last], r[from], r[from + 1]))
      ++from;
    else
      break;
  }
  r.erase(r.begin(), r.begin() + static_cast<std::ptrdiff_t>(from));
  return r;
}

Vec end_of(const Ring& ring, std::size_t side) { return ring[side + 1 == ring.size() ? 0 : side + 1]; }

Box box_of_side(const Ring& ring, std::size_t side) {
  Box box;
  box.include(ring[side]);
  box.include(end_of(ring, side));
  return box;
}

/// A place where a ring can be cut in two: side `first` meets the later side `second` at `at`.
struct Cut {
  std::size_t first = 0;
  std::size_t second = 0;
  Vec at;
};

Vec crossing_point(Vec a, Vec b, Vec c, Vec d) {
  const double s = cross(c - a, d - c) / cross(b - a, d - c);
  const Vec p = a + s * (b - a);
  return {rounded(p.x), rounded(p.y)};
}

/// The end of one side that lies on the other.
Vec touching_point(Vec a, Vec b, Vec c, Vec d) {
  if (on_segment(c, a, b)) return c;
  if (on_segment(d, a, b)) return d;
  return on_segment(a, c, d) ? a : b;
}

bool neighbours(std::size_t i, std::size_t j, std::size_t count) { return i + 1 == j || (i == 0 && j + 1 == count); }

std::optional<Cut> cut_of(const Ring& ring) {
  std::vector<Box> boxes;
  for (std::size_t i = 0; i < ring.size(); ++i) boxes.push_back(box_of_side(ring, i));
  const BoxIndex index(boxes);
  for (std::size_t i = 0; i < ring.size(); ++i)
    for (const std::uint32_t j : index.meeting(boxes[i])) {
      if (j <= i || neighbours(i, j, ring.size())) continue;
      const Vec a = ring[i], b = end_of(ring, i), c = ring[j], d = end_of(ring, j);
      const Meeting how = meeting(a, b, c, d);
      if (how == Meeting::crossing) return Cut{i, j, crossing_point(a, b, c, d)};
      if (how == Meeting::touching) return Cut{i, j, touching_point(a, b, c, d)};
    }
  return std::nullopt;
}

/// The two loops that a ring is cut into.
std::pair<Ring, Ring> loops_of(const Ring& ring, const Cut& cut) {
  const auto at = [&](std::size_t i) { return ring.begin() + static_cast<std::ptrdiff_t>(i); };
  Ring inner{cut.at};
  inner.insert(inner.end(), at(cut.first + 1), at(cut.second + 1));
  Ring outer(ring.begin(), at(cut.first + 1));
  outer.push_back(cut.at);
  outer.insert(outer.end(), at(cut.second + 1), ring.end());
  return {without_spikes(inner), without_spikes(outer)};
}

bool has_area(const Ring& ring) { return ring.size() >= 3 && area_of(ring) > EPS; }

/// The valid loops of a ring; loops without area are left out.
Result<MultiPolygon> loops(const Ring& ring, Mended& mended) {
  MultiPolygon found;
  std::vector<Ring> open{ring};
  for (int cuts = 0; !open.empty();) {
    const Ring next = std::move(open.back());
    open.pop_back();
    if (!has_area(next) && !cut_of(next)) continue;
    const auto reason = why_invalid_ring(next);
    if (!reason) {
      found.push_back({next, {}});
      continue;
    }
    const auto cut = cut_of(next);
    if (!cut) return Problem{"", *reason};
    if (++cuts > MAX_CUTS)
      return Problem{"", "the outline crosses itself more than " + std::to_string(MAX_CUTS) + " times"};
    note(mended, CUT);
    auto [inner, outer] = loops_of(next, *cut);
    // A cut that separates nothing would be repeated without end.
    if (inner.size() >= next.size() || outer.size() >= next.size() + 1) return Problem{"", *reason};
    open.push_back(std::move(inner));
    open.push_back(std::move(outer));
  }
  return found;
}

/// The polygons that a ring encloses; a valid ring encloses one.
Result<MultiPolygon> enclosed(const Ring& ring, Mended& mended) {
  const Ring plain = without_repeats(ring);
  if (!why_invalid_ring(plain)) return MultiPolygon{{plain, {}}};
  const Ring smooth = without_spikes(plain);
  if (smooth.size() < plain.size()) note(mended, SPIKES);
  auto found = loops(smooth, mended);
  if (!found || found->size() < 2) return found;
  return united(*found);
}

}  // namespace

Result<Mended> mended(const Polygon& polygon) {
  if (!why_invalid_polygon(polygon)) return Mended{{polygon}, {}};
  Mended result;
  auto outer = enclosed(polygon.outer, result);
  if (!outer) return outer.problem();
  if (outer->empty()) return Problem{"", "the outline has no area"};
  MultiPolygon holes;
  for (const Ring& hole : polygon.holes) {
    const auto parts = enclosed(hole, result);
    if (!parts) return parts.problem();
    holes.insert(holes.end(), parts->begin(), parts->end());
  }
  result.polygons = std::move(outer).value();
  if (!holes.empty()) {
    auto rest = difference_of(result.polygons, holes);
    if (!rest) return rest.problem();
    note(result, HOLES);
    result.polygons = std::move(rest).value();
  }
  if (result.polygons.empty()) return Problem{"", "the holes leave nothing of the outline"};
  for (const Polygon& part : result.polygons)
    if (const auto fault = why_invalid_polygon(part)) return Problem{"", fault->reason};
  return result;
}

}  // namespace linesman
