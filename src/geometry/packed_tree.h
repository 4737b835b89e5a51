// A static index of boxes: items in Hilbert order, packed eight to a node (Kamel and Faloutsos 1994).
//
// Boost's packed R-tree answers the same questions no slower. The 128 legs of PP-1, microseconds of the processor,
// median of 15, this tree / R-tree (linesman_bench --benchmark_filter=Ask):
//
//                             1,000 features    10,000 features
//   upright box               9.8 / 7.4         25.6 / 25.0       table of fixed size
//   corridor of the leg       16.0 / 7.9        45.5 / 44.9
//   upright box               7.7 / 4.2         10.2 / 5.5        table that grows
//   corridor of the leg       12.1 / 4.1        15.9 / 5.4
//
// So speed is no reason for it. What it has is `order()`, by which the survey lays out its features, and a header
// without Boost whose visits are inlined.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/vec.h"

namespace linesman {

/// An upright box seen in a turned frame: what a leg sweeps over.
struct Corridor {
  Vec from;   ///< origin of the frame
  Vec along;  ///< unit vector of its x axis
  Box box;    ///< in the frame
};

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
  void visit_slots(const Box& box, Found&& found) const {
    if (!level_from_.empty() && !box.empty()) visit_slots(query_of(box), found);
  }

  /// The same for a corridor that lies within `box`.
  template <class Found>
  void visit_slots(const Box& box, const Corridor& corridor, Found&& found) const {
    if (!level_from_.empty() && !box.empty()) visit_slots(query_of(box, corridor), found);
  }

 private:
  static constexpr std::uint32_t WIDTH = 8;
  struct alignas(32) Node {
    std::array<float, WIDTH> min_x, min_y, max_x, max_y;
  };
  struct Query {
    float min_x, min_y, max_x, max_y;
    bool oblique = false;
    float middle_x, middle_y, along_x, along_y, half_length, half_breadth;
  };

  static Query query_of(const Box& box);
  static Query query_of(const Box& box, const Corridor& corridor);
  static Box box_of(const Node& node);
  static Node node_of(const Box* first, std::size_t count);
  static unsigned met(const Node& node, const Query& q);
  static unsigned met_upright(const Node& node, const Query& q);
  template <class Found>
  void visit_slots(const Query& q, Found&& found) const;

  std::vector<std::uint32_t> items_;
  std::vector<Node> nodes_;                ///< level by level, leaves first
  std::vector<std::uint32_t> level_from_;  ///< the first node of each level
};

template <class Found>
void PackedTree::visit_slots(const Query& q, Found&& found) const {
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
