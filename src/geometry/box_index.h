// An index of boxes that change: pieces, what an editor draws, what is picked with the pointer. An R-tree of
// Boost.Geometry, packed when it is built at once.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/vec.h"

namespace linesman {

/// Boxes by number. Empty boxes are never found. Box edges count: what touches, meets.
class BoxIndex {
 public:
  BoxIndex();
  /// Numbered by their places in the vector.
  explicit BoxIndex(const std::vector<Box>& boxes);
  ~BoxIndex();
  BoxIndex(BoxIndex&&) noexcept;
  BoxIndex& operator=(BoxIndex&&) noexcept;

  /// Several boxes may have one number.
  void insert(std::uint32_t number, const Box& box);
  /// False when there is no such box of this number.
  bool remove(std::uint32_t number, const Box& box);

  std::size_t size() const;

  /// The numbers of the boxes that meet `box`, ascending.
  std::vector<std::uint32_t> meeting(const Box& box) const;

  /// The numbers of up to `count` boxes that are nearest to a point, nearest first; of equally near ones the lower
  /// number first.
  std::vector<std::uint32_t> nearest(Vec point, std::size_t count) const;

 private:
  struct Tree;
  std::unique_ptr<Tree> tree_;
};

}  // namespace linesman
