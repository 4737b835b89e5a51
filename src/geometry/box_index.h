// An index of boxes: features, pieces, the sides of a large ring, what an editor draws, what is picked with the
// pointer. An R-tree of Boost.Geometry, packed when it is built at once.
//
// A packed Hilbert tree of our own answers no faster. The 128 legs of PP-1 asked of both in one run, microseconds of
// the processor, median of 15, that tree / this one:
//
//                             1,000 features    10,000 features
//   upright box               9.7 / 7.5         24.9 / 25.5       table of fixed size
//   corridor of the leg       15.7 / 7.9        44.4 / 45.2
//   upright box               7.5 / 4.3         10.0 / 5.6        table that grows
//   corridor of the leg       11.8 / 4.0        15.9 / 5.4
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

#include "base/vec.h"

namespace linesman {

/// An upright box seen in a turned frame: what a leg sweeps over.
struct Corridor {
  Vec from;   ///< origin of the frame
  Vec along;  ///< unit vector of its x axis
  Box box;    ///< in the frame

  /// The two boxes may meet, by the axes of the frame; the upright axes are not looked at.
  bool may_meet(const Box& upright) const;
};

/// Boxes by number. Empty boxes are never found. Box edges count: what touches, meets.
class BoxIndex {
 public:
  BoxIndex();
  /// Numbered by their places in the vector.
  explicit BoxIndex(const std::vector<Box>& boxes);
  /// The same, from the index of what the boxes were. Cheaper where few of them changed.
  BoxIndex(const std::vector<Box>& boxes, const std::vector<Box>& were, const BoxIndex& earlier);
  ~BoxIndex();
  BoxIndex(BoxIndex&&) noexcept;
  BoxIndex& operator=(BoxIndex&&) noexcept;

  /// Several boxes may have one number.
  void insert(std::uint32_t number, const Box& box);
  /// False when there is no such box of this number.
  bool remove(std::uint32_t number, const Box& box);

  std::size_t size() const;
  bool empty() const { return size() == 0; }

  /// Calls `found(number)` for each box that meets `box`, in no particular order.
  template <class Found>
  void visit(const Box& box, Found&& found) const {
    visit(box, nullptr, call<Found>, const_cast<void*>(static_cast<const void*>(&found)));
  }
  /// The same for a corridor that lies within `box`.
  template <class Found>
  void visit(const Box& box, const Corridor& corridor, Found&& found) const {
    visit(box, &corridor, call<Found>, const_cast<void*>(static_cast<const void*>(&found)));
  }

  /// The numbers of the boxes that meet `box`, ascending.
  std::vector<std::uint32_t> meeting(const Box& box) const;

  /// The numbers of up to `count` boxes that are nearest to a point, nearest first; of equally near ones the lower
  /// number first.
  std::vector<std::uint32_t> nearest(Vec point, std::size_t count) const;
  /// The number of a box to which no other is nearer; nothing where there is none. Quicker than `nearest`.
  std::optional<std::uint32_t> any_nearest(Vec point) const;

 private:
  using Call = void (*)(void* found, std::uint32_t number);
  template <class Found>
  static void call(void* found, std::uint32_t number) {
    (*static_cast<std::remove_reference_t<Found>*>(found))(number);
  }
  void visit(const Box& box, const Corridor* corridor, Call tell, void* found) const;

  struct Tree;
  std::unique_ptr<Tree> tree_;
};

}  // namespace linesman
