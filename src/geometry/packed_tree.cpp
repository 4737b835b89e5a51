#include "geometry/packed_tree.h"

#include <algorithm>
#include <limits>
#include <numeric>

#ifdef __SSE__
#include <xmmintrin.h>
#endif

namespace linesman {

namespace {

constexpr std::uint32_t HILBERT_SIDE = 1u << 16;

/// The distance along a Hilbert curve over 2^16 × 2^16 cells (the bitwise algorithm of Warren's "Hacker's Delight").
std::uint64_t hilbert(std::uint32_t x, std::uint32_t y) {
  std::uint64_t d = 0;
  for (std::uint32_t s = HILBERT_SIDE / 2; s > 0; s /= 2) {
    const std::uint32_t rx = (x & s) != 0 ? 1 : 0;
    const std::uint32_t ry = (y & s) != 0 ? 1 : 0;
    d += std::uint64_t{s} * s * ((3 * rx) ^ ry);
    if (ry == 0) {
      if (rx == 1) {
        x = HILBERT_SIDE - 1 - x;
        y = HILBERT_SIDE - 1 - y;
      }
      std::swap(x, y);
    }
  }
  return d;
}

float rounded_down(double v) {
  const auto f = static_cast<float>(v);
  return static_cast<double>(f) <= v ? f : std::nextafterf(f, -std::numeric_limits<float>::infinity());
}

float rounded_up(double v) { return -rounded_down(-v); }

std::uint32_t cell(double v, double from, double extent) {
  if (!(extent > 0)) return 0;
  return static_cast<std::uint32_t>(std::clamp((v - from) / extent, 0.0, 1.0) * (HILBERT_SIDE - 1));
}

std::vector<std::uint32_t> in_hilbert_order(const std::vector<Box>& boxes) {
  Box whole;
  for (const Box& b : boxes) whole.include(b);
  std::vector<std::uint32_t> items;
  std::vector<std::uint64_t> key(boxes.size());
  for (std::uint32_t i = 0; i < boxes.size(); ++i) {
    const Box& b = boxes[i];
    if (b.empty()) continue;
    items.push_back(i);
    const Vec centre = (b.min + b.max) * 0.5;
    key[i] = hilbert(cell(centre.x, whole.min.x, whole.max.x - whole.min.x),
                     cell(centre.y, whole.min.y, whole.max.y - whole.min.y));
  }
  std::stable_sort(items.begin(), items.end(), [&](std::uint32_t a, std::uint32_t b) { return key[a] < key[b]; });
  return items;
}

}  // namespace

PackedTree::Query PackedTree::query_of(const Box& box) {
  Query q{};
  q.min_x = rounded_down(box.min.x);
  q.min_y = rounded_down(box.min.y);
  q.max_x = rounded_up(box.max.x);
  q.max_y = rounded_up(box.max.y);
  return q;
}

PackedTree::Query PackedTree::query_of(const Box& box, const Corridor& corridor) {
  // More than floats lose on coordinates up to 10,000 inches.
  constexpr double MARGIN = 0.01;
  Query q = query_of(box);
  const Vec u = corridor.along;
  const Vec middle = (corridor.box.min + corridor.box.max) * 0.5;
  const Vec half = (corridor.box.max - corridor.box.min) * 0.5;
  q.oblique = std::min(std::abs(u.x), std::abs(u.y)) > 0.1;  // nearly upright ones gain nothing
  q.middle_x = static_cast<float>(corridor.from.x + u.x * middle.x - u.y * middle.y);
  q.middle_y = static_cast<float>(corridor.from.y + u.y * middle.x + u.x * middle.y);
  q.along_x = static_cast<float>(u.x);
  q.along_y = static_cast<float>(u.y);
  q.half_length = static_cast<float>(half.x + MARGIN);
  q.half_breadth = static_cast<float>(half.y + MARGIN);
  return q;
}

/// The lanes whose boxes meet the upright box of the query, as bits.
unsigned PackedTree::met_upright(const Node& node, const Query& q) {
#ifdef __SSE__
  const auto half = [&](std::size_t at) {
    const __m128 x = _mm_and_ps(_mm_cmple_ps(_mm_load_ps(&node.min_x[at]), _mm_set1_ps(q.max_x)),
                                _mm_cmpge_ps(_mm_load_ps(&node.max_x[at]), _mm_set1_ps(q.min_x)));
    const __m128 y = _mm_and_ps(_mm_cmple_ps(_mm_load_ps(&node.min_y[at]), _mm_set1_ps(q.max_y)),
                                _mm_cmpge_ps(_mm_load_ps(&node.max_y[at]), _mm_set1_ps(q.min_y)));
    return static_cast<unsigned>(_mm_movemask_ps(_mm_and_ps(x, y)));
  };
  return half(0) | half(4) << 4;
#else
  unsigned mask = 0;
  for (unsigned i = 0; i < WIDTH; ++i)
    if (node.min_x[i] <= q.max_x && node.max_x[i] >= q.min_x && node.min_y[i] <= q.max_y && node.max_y[i] >= q.min_y)
      mask |= 1u << i;
  return mask;
#endif
}

unsigned PackedTree::met(const Node& node, const Query& q) {
  unsigned mask = met_upright(node, q);
  if (!q.oblique) return mask;
  const float ux = std::abs(q.along_x);
  const float uy = std::abs(q.along_y);
  for (unsigned left = mask; left != 0; left &= left - 1) {
    const auto i = static_cast<unsigned>(__builtin_ctz(left));
    const float x = (node.min_x[i] + node.max_x[i]) * 0.5F - q.middle_x;
    const float y = (node.min_y[i] + node.max_y[i]) * 0.5F - q.middle_y;
    const float half_x = (node.max_x[i] - node.min_x[i]) * 0.5F;
    const float half_y = (node.max_y[i] - node.min_y[i]) * 0.5F;
    const bool passes_by = std::abs(x * q.along_x + y * q.along_y) > q.half_length + half_x * ux + half_y * uy ||
                           std::abs(y * q.along_x - x * q.along_y) > q.half_breadth + half_x * uy + half_y * ux;
    if (passes_by) mask &= ~(1u << i);
  }
  return mask;
}

PackedTree::Node PackedTree::node_of(const Box* first, std::size_t count) {
  constexpr float NEVER = std::numeric_limits<float>::infinity();
  Node node;
  node.min_x.fill(NEVER);
  node.min_y.fill(NEVER);
  node.max_x.fill(-NEVER);
  node.max_y.fill(-NEVER);
  for (std::size_t i = 0; i < count; ++i) {
    const Query q = query_of(first[i]);
    node.min_x[i] = q.min_x;
    node.min_y[i] = q.min_y;
    node.max_x[i] = q.max_x;
    node.max_y[i] = q.max_y;
  }
  return node;
}

Box PackedTree::box_of(const Node& node) {
  Box box;
  for (std::size_t i = 0; i < WIDTH; ++i)
    if (node.min_x[i] <= node.max_x[i])
      box.include(Box{{double{node.min_x[i]}, double{node.min_y[i]}}, {double{node.max_x[i]}, double{node.max_y[i]}}});
  return box;
}

PackedTree::PackedTree(const std::vector<Box>& boxes) : items_(in_hilbert_order(boxes)) {
  if (items_.empty()) return;
  std::vector<Box> level;
  level.reserve(items_.size());
  for (const std::uint32_t i : items_) level.push_back(boxes[i]);
  do {
    level_from_.push_back(static_cast<std::uint32_t>(nodes_.size()));
    std::vector<Box> above;
    for (std::size_t i = 0; i < level.size(); i += WIDTH) {
      nodes_.push_back(node_of(&level[i], std::min<std::size_t>(WIDTH, level.size() - i)));
      above.push_back(box_of(nodes_.back()));
    }
    level = std::move(above);
  } while (level.size() > 1);
}

}  // namespace linesman
