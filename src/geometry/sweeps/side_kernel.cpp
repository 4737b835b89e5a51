#include "geometry/sweeps/side_kernel.h"

#include <algorithm>
#include <cmath>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr std::uint64_t first_bits(std::size_t sides) { return (std::uint64_t{1} << sides) - 1; }

#if defined(__x86_64__)

// Inlined into functions that use the same registers: no vector is passed from one function to another.
#define LINESMAN_INLINE [[gnu::always_inline, gnu::target("avx2")]] inline

using Four [[gnu::vector_size(32)]] = double;
using Mask [[gnu::vector_size(32)]] = std::int64_t;

constexpr double SURE = 2 * EPS;
constexpr double PLAIN = 2 * SURE;

LINESMAN_INLINE Four load(const double* p) { return Four{p[0], p[1], p[2], p[3]}; }
LINESMAN_INLINE Four all(double v) { return Four{v, v, v, v}; }
LINESMAN_INLINE Four least(const Four& a, const Four& b) { return b < a ? b : a; }
LINESMAN_INLINE Four most(const Four& a, const Four& b) { return a < b ? b : a; }
LINESMAN_INLINE std::uint64_t bits(const Mask& m) {
  return static_cast<std::uint64_t>(_mm256_movemask_pd(_mm256_castsi256_pd(__m256i(m))));
}
LINESMAN_INLINE bool any(const Mask& m) { return bits(m) != 0; }

/// Four sides, each from its lower to its upper end, over the breadth that it shares with the shape.
struct Sides {
  Four ax, ay, bx, by;
  Four dx, dy;
  Four low, high;

  LINESMAN_INLINE Four x_at(const Four& y) const { return dy > 0 ? ax + dx * ((y - ay) / dy) : ax; }
};

struct Overlaps {
  Four from, to;
};

/// The x of both chains of the shape at each corner, or at the nearest y within the shape's breadth.
struct Chains {
  alignas(32) std::array<double, MAX_SIDES + 4> front;
  alignas(32) std::array<double, MAX_SIDES + 4> rear;
};

/// The x of a chain of corners at each y, which is within its breadth.
LINESMAN_INLINE Four on_chain(const std::span<const Vec>& chain, const Four& y) {
  Four x = all(chain.back().x);
  for (std::size_t i = chain.size(); i-- > 1;) {
    const Vec d = chain[i] - chain[i - 1];
    const Four slanting = all(chain[i - 1].x) + all(d.x) * ((y - all(chain[i - 1].y)) / all(d.y));
    const Four here = d.y > 0 ? slanting : all(chain[i].x);
    x = y > all(chain[i].y) ? x : here;
  }
  return x;
}

LINESMAN_INLINE void find_chains(const SweptSides& shape, const CornerArrays& corners, std::size_t sides, Chains& at) {
  for (std::size_t i = 0; i <= sides; i += 4) {
    const Four y = least(most(load(&corners.y[i]), all(shape.bounds.min.y)), all(shape.bounds.max.y));
    const Four front = on_chain(shape.front, y);
    const Four rear = on_chain(shape.rear, y);
    for (std::size_t k = 0; k < 4; ++k) {
      at.front[i + k] = front[k];
      at.rear[i + k] = rear[k];
    }
  }
}

LINESMAN_INLINE Overlaps overlaps_of_chains(const SweptSides& shape, const Sides& s, const Chains& at, std::size_t i,
                                            const Mask& turned) {
  const Four front_a = load(&at.front[i]);
  const Four front_b = load(&at.front[i + 1]);
  const Four rear_a = load(&at.rear[i]);
  const Four rear_b = load(&at.rear[i + 1]);
  const Four front_low = turned ? front_b : front_a;
  const Four front_high = turned ? front_a : front_b;
  const Four rear_low = turned ? rear_b : rear_a;
  const Four rear_high = turned ? rear_a : rear_b;
  // Without clipping this is x_at without a division.
  Four x_low = s.ax;
  Four x_high = s.dy > 0 ? s.ax + s.dx : s.ax;
  if (any((s.low > s.ay) | (s.high < s.by))) {
    x_low = s.x_at(s.low);
    x_high = s.x_at(s.high);
  }
  Overlaps o;
  o.from = least(x_low - front_low, x_high - front_high);
  o.to = most(x_low - rear_low, x_high - rear_high);
  const Mask level = s.dy == all(0);
  o.from = level ? least(o.from, s.bx - front_low) : o.from;
  o.to = level ? most(o.to, s.bx - rear_low) : o.to;
  for (const Vec corner : shape.front) {
    const Mask within = (all(corner.y) > s.low) & (all(corner.y) < s.high);
    if (any(within)) o.from = within ? least(o.from, s.x_at(all(corner.y)) - all(corner.x)) : o.from;
  }
  for (const Vec corner : shape.rear) {
    const Mask within = (all(corner.y) > s.low) & (all(corner.y) < s.high);
    if (any(within)) o.to = within ? most(o.to, s.x_at(all(corner.y)) - all(corner.x)) : o.to;
  }
  return o;
}

LINESMAN_INLINE Overlaps overlaps_of_box(const SweptSides& shape, const Sides& s) {
  const Four slope = s.dx / s.dy;
  const Four from = ((s.dy > 0) & (s.low > s.ay)) ? s.ax + (s.low - s.ay) * slope : s.ax;
  const Four to = ((s.dy > 0) & (s.high < s.by)) ? s.bx - (s.by - s.high) * slope : s.bx;
  return {least(from, to) - all(shape.bounds.max.x), most(from, to) - all(shape.bounds.min.x)};
}

LINESMAN_INLINE Mask plainly_deep(const SweptSides& shape, const Sides& s, const Overlaps& o) {
  const Four half = (o.from + o.to) / 2;
  const Four middle = half < 0 ? all(0) : half > shape.length ? all(shape.length) : half;
  const Four room = least(middle - o.from, o.to - middle);
  const Four by = room * s.dy;
  return (s.high - s.low > SURE) & (room > 0) & (room * shape.steepness > PLAIN) &
         (by * by > (PLAIN * PLAIN) * (s.dx * s.dx + s.dy * s.dy));
}

/// Writes down the overlaps of four sides from the i-th on, clipped to the leg.
LINESMAN_INLINE void keep(std::size_t i, const Mask& candidate, const Mask& plain, const Overlaps& o, double length,
                          SideOverlaps& found) {
  const Four from = most(all(0), o.from);
  const Four to = least(all(length), o.to);
  for (std::size_t k = 0; k < 4; ++k) {
    found.from[i + k] = from[k];
    found.to[i + k] = to[k];
  }
  found.met |= bits(plain) << i;
  found.unsure |= bits(candidate & ~plain) << i;
}

LINESMAN_INLINE void trim(std::size_t sides, SideOverlaps& found) {
  found.met &= first_bits(sides);
  found.unsure &= first_bits(sides);
}

LINESMAN_INLINE void find(const SweptSides& shape, const CornerArrays& corners, std::size_t sides,
                          SideOverlaps& found) {
  const Box& bounds = shape.bounds;
  const double farthest = bounds.max.x + shape.length;
  const bool box = shape.front.empty();
  found.met = found.unsure = 0;
  Chains chains;
  if (!box) find_chains(shape, corners, sides, chains);
  for (std::size_t i = 0; i < sides; i += 4) {
    const Four ax = load(&corners.x[i]);
    const Four ay = load(&corners.y[i]);
    const Four bx = load(&corners.x[i + 1]);
    const Four by = load(&corners.y[i + 1]);
    const Mask turned = ay > by;
    Sides s;
    s.ax = turned ? bx : ax;
    s.ay = turned ? by : ay;
    s.bx = turned ? ax : bx;
    s.by = turned ? ay : by;
    s.low = most(s.ay, all(bounds.min.y));
    s.high = least(s.by, all(bounds.max.y));
    Mask candidate = (s.low <= s.high) & (least(ax, bx) <= farthest) & (most(ax, bx) >= bounds.min.x);
    if (!any(candidate)) continue;
    s.dx = s.bx - s.ax;
    s.dy = s.by - s.ay;
    const Overlaps o = box ? overlaps_of_box(shape, s) : overlaps_of_chains(shape, s, chains, i, turned);
    candidate &= (o.to >= 0) & (o.from <= shape.length);
    const Mask plain = candidate & plainly_deep(shape, s, o);
    keep(i, candidate, plain, o, shape.length, found);
  }
  trim(sides, found);
}

/// Square roots of values that are at least 0.
LINESMAN_INLINE Four roots(const Four& v) { return Four(_mm256_sqrt_pd(__m256d(v))); }

LINESMAN_INLINE void include(const Mask& where, const Four& s, Overlaps& o) {
  o.from = where ? least(o.from, s) : o.from;
  o.to = where ? most(o.to, s) : o.to;
}

/// The square of the distance of the disc's centre at `middle` from each side.
LINESMAN_INLINE Four distance_squared(const Four& middle, const Four& ax, const Four& ay, const Four& dx,
                                      const Four& dy) {
  const Four dd = dx * dx + dy * dy;
  const Four along = ((middle - ax) * dx - ay * dy) / dd;
  const Four t = along < 0 ? all(0) : along > 1 ? all(1) : along;
  const Four x = ax + dx * t - middle;
  const Four y = ay + dy * t;
  return x * x + y * y;
}

LINESMAN_INLINE void find(const SweptDisc& disc, const CornerArrays& corners, std::size_t sides, SideOverlaps& found) {
  const Four r = all(disc.radius);
  found.met = found.unsure = 0;
  for (std::size_t i = 0; i < sides; i += 4) {
    const Four ay = load(&corners.y[i]) - all(disc.centre.y);
    const Four by = load(&corners.y[i + 1]) - all(disc.centre.y);
    Mask candidate = (least(ay, by) < r) & (most(ay, by) > -r);
    if (!any(candidate)) continue;
    const Four ax = load(&corners.x[i]) - all(disc.centre.x);
    const Four bx = load(&corners.x[i + 1]) - all(disc.centre.x);
    Overlaps o{all(HUGE_VAL), all(-HUGE_VAL)};
    const Mask a_within = (ay <= r) & (ay >= -r);
    const Mask b_within = (by <= r) & (by >= -r);
    const Four a_half = roots(a_within ? r * r - ay * ay : all(0));
    const Four b_half = roots(b_within ? r * r - by * by : all(0));
    include(a_within, ax - a_half, o);
    include(a_within, ax + a_half, o);
    include(b_within, bx - b_half, o);
    include(b_within, bx + b_half, o);
    const Four dx = bx - ax;
    const Four dy = by - ay;
    const Four norm = roots(dx * dx + dy * dy);
    for (const Four& offset : {r, -r}) {
      const Four s = ax - (ay * dx + offset * norm) / dy;
      const Four place = (s - ax) * dx - ay * dy;
      include((dy != 0) & (place >= 0) & (place <= norm * norm), s, o);
    }
    candidate &= (o.from <= o.to) & (o.to >= 0) & (o.from <= disc.length);
    const Four half = (o.from + o.to) / 2;
    const Four middle = half < 0 ? all(0) : half > disc.length ? all(disc.length) : half;
    const double deep = std::max(0.0, disc.radius - PLAIN);
    const Mask plain = candidate & (distance_squared(middle, ax, ay, dx, dy) < deep * deep);
    keep(i, candidate, plain, o, disc.length, found);
  }
  trim(sides, found);
}

[[gnu::target("avx2")]] Box corners_with_avx2(Vec from, Vec along, std::span<const Vec> corners, CornerArrays& found) {
  Four min_x = all(HUGE_VAL);
  Four min_y = min_x;
  Four max_x = -min_x;
  Four max_y = max_x;
  const std::size_t last = corners.size() - 1;
  for (std::size_t i = 0; i < corners.size(); i += 4) {
    const Vec& a = corners[i];
    const Vec& b = corners[std::min(i + 1, last)];
    const Vec& c = corners[std::min(i + 2, last)];
    const Vec& d = corners[std::min(i + 3, last)];
    const Four px = Four{a.x, b.x, c.x, d.x} - all(from.x);
    const Four py = Four{a.y, b.y, c.y, d.y} - all(from.y);
    const Four x = all(along.x) * px + all(along.y) * py;
    const Four y = all(along.x) * py - all(along.y) * px;
    _mm256_store_pd(&found.x[i], __m256d(x));
    _mm256_store_pd(&found.y[i], __m256d(y));
    min_x = least(min_x, x);
    min_y = least(min_y, y);
    max_x = most(max_x, x);
    max_y = most(max_y, y);
  }
  const auto least_of = [](const Four& v) { return std::min(std::min(v[0], v[1]), std::min(v[2], v[3])); };
  const auto most_of = [](const Four& v) { return std::max(std::max(v[0], v[1]), std::max(v[2], v[3])); };
  return {{least_of(min_x), least_of(min_y)}, {most_of(max_x), most_of(max_y)}};
}

[[gnu::target("avx2")]] void find_with_avx2(const SweptSides& shape, const CornerArrays& corners, std::size_t sides,
                                            SideOverlaps& found) {
  find(shape, corners, sides, found);
}
[[gnu::target("avx2")]] void find_with_avx2(const SweptDisc& disc, const CornerArrays& corners, std::size_t sides,
                                            SideOverlaps& found) {
  find(disc, corners, sides, found);
}
bool has_avx2() {
  static const bool has = __builtin_cpu_supports("avx2") != 0;
  return has;
}
#else
Box corners_with_avx2(Vec, Vec, std::span<const Vec>, CornerArrays&) { return {}; }
template <class Shape>
void find_with_avx2(const Shape&, const CornerArrays&, std::size_t, SideOverlaps&) {}
bool has_avx2() { return false; }
#endif

template <class Shape>
void find_if_able(const Shape& shape, const CornerArrays& corners, std::size_t sides, SideOverlaps& found) {
  if (has_avx2()) return find_with_avx2(shape, corners, sides, found);
  found.met = 0;
  found.unsure = first_bits(sides);
}

}  // namespace

Box corners_on_leg(Vec from, Vec along, std::span<const Vec> corners, CornerArrays& found) {
  Box box;
  if (has_avx2()) {
    box = corners_with_avx2(from, along, corners, found);
  } else {
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec p = corners[i] - from;
      found.x[i] = dot(along, p);
      found.y[i] = cross(along, p);
      box.include(Vec{found.x[i], found.y[i]});
    }
  }
  for (std::size_t i = corners.size(); i < std::min(corners.size() + 4, found.x.size()); ++i) {
    found.x[i] = found.x[corners.size() - 1];
    found.y[i] = found.y[corners.size() - 1];
  }
  return box;
}

void find_overlaps(const SweptSides& shape, const CornerArrays& corners, std::size_t sides, SideOverlaps& found) {
  find_if_able(shape, corners, sides, found);
}

void find_overlaps(const SweptDisc& disc, const CornerArrays& corners, std::size_t sides, SideOverlaps& found) {
  find_if_able(disc, corners, sides, found);
}

}  // namespace linesman
