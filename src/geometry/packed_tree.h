// A static index of boxes: items in Hilbert order, packed eight to a node (Kamel and Faloutsos 1994).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/vec.h"

namespace linesman {

/// Built once, never changed. Boxes are kept as floats rounded outward, so a query may tell of an item that misses by
/// a little, and never misses one that touches. Empty boxes are never told of.
class PackedTree {
 public:
  PackedTree() = default;
  explicit PackedTree(const std::vector<Box>& boxes);

  /// The order in which a query tells of items, as places in the vector it was built from: neighbours on the table
  /// are neighbours here.
  const std::vector<std::uint32_t>& order() const { return items_; }

  /// Calls `found(place)` for every item whose box meets `box`; ascending in `order()`.
  template <class Found>
  void visit(const Box& box, Found&& found) const {
    visit_slots(box, [&](std::uint32_t slot) { found(items_[slot]); });
  }

  /// The same with the place in `order()` instead.
  template <class Found>
  void visit_slots(const Box& box, Found&& found) const;

 private:
  static constexpr std::uint32_t WIDTH = 8;
  struct alignas(32) Node {
    std::array<float, WIDTH> min_x, min_y, max_x, max_y;
  };
  struct Query {
    float min_x, min_y, max_x, max_y;
  };

  static Query query_of(const Box& box);
  static Box box_of(const Node& node);
  static Node node_of(const Box* first, std::size_t count);
  static unsigned met(const Node& node, const Query& q) {
    unsigned mask = 0;
    for (unsigned i = 0; i < WIDTH; ++i) {
      const bool hit =
          static_cast<bool>(static_cast<int>(node.min_x[i] <= q.max_x) & static_cast<int>(node.max_x[i] >= q.min_x) &
                            static_cast<int>(node.min_y[i] <= q.max_y) & static_cast<int>(node.max_y[i] >= q.min_y));
      mask |= static_cast<unsigned>(hit) << i;
    }
    return mask;
  }

  std::vector<std::uint32_t> items_;
  std::vector<Node> nodes_;                ///< level by level, leaves first
  std::vector<std::uint32_t> level_from_;  ///< the first node of each level
};

template <class Found>
void PackedTree::visit_slots(const Box& box, Found&& found) const {
  if (level_from_.empty() || box.empty()) return;
  const Query q = query_of(box);
  struct Entry {
    std::uint32_t node;
    std::uint32_t level;
  };
  std::array<Entry, 8 * 12> stack;  // 2^32 items are 11 levels deep, and each leaves at most 7 siblings waiting
  std::size_t waiting = 0;
  stack[waiting++] = {0, static_cast<std::uint32_t>(level_from_.size() - 1)};
  while (waiting > 0) {
    const Entry e = stack[--waiting];
    unsigned mask = met(nodes_[level_from_[e.level] + e.node], q);
    if (e.level == 0) {
      for (; mask != 0; mask &= mask - 1) found(e.node * WIDTH + static_cast<std::uint32_t>(__builtin_ctz(mask)));
      continue;
    }
    // Pushed from the last to the first, so that they are taken in order.
    while (mask != 0) {
      const unsigned lane = 31u - static_cast<unsigned>(__builtin_clz(mask));
      mask ^= 1u << lane;
      stack[waiting++] = {e.node * WIDTH + lane, e.level - 1};
    }
  }
}

}  // namespace linesman
