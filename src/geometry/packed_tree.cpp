#include "geometry/packed_tree.h"

#include <algorithm>
#include <limits>
#include <numeric>

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
  return {rounded_down(box.min.x), rounded_down(box.min.y), rounded_up(box.max.x), rounded_up(box.max.y)};
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
