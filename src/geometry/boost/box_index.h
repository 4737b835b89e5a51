// An index of boxes: of features, pieces, sides of a large ring, and of everything that is drawn or picked. It is an
// R-tree of Boost.Geometry, packed when it is built at once.
//
// A packed Hilbert tree written by hand was not faster overall. Microseconds of the processor for the 128 legs of PP-1,
// median of 15 runs, Hilbert tree / this one:
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

/// An upright box in a turned frame: the area that a leg sweeps.
struct Corridor {
  Vec from;   ///< origin of the frame
  Vec along;  ///< unit vector of its x axis
  Box box;    ///< in the frame

  /// Whether the two boxes may meet, judged by the axes of the frame alone.
  bool may_meet(const Box& upright) const;
};

/// Boxes by number. Empty boxes are never found. Boxes that only touch meet.
class BoxIndex {
 public:
  BoxIndex();
  /// A box has the number of its place in the vector.
  explicit BoxIndex(const std::vector<Box>& boxes);
  /// Gives the index of `boxes` from the index of `were`. Cheaper when few boxes changed.
  BoxIndex(const std::vector<Box>& boxes, const std::vector<Box>& were, const BoxIndex& earlier);
  ~BoxIndex();
  BoxIndex(BoxIndex&&) noexcept;
  BoxIndex& operator=(BoxIndex&&) noexcept;

  /// Several boxes may have one number.
  void insert(std::uint32_t number, const Box& box);
  /// Returns false when no such box has this number.
  bool remove(std::uint32_t number, const Box& box);

  std::size_t size() const;
  bool empty() const { return size() == 0; }

  /// Calls `found(number)` for each box that meets `box`, in no particular order.
  template <class Found>
  void visit(const Box& box, Found&& found) const {
    visit(box, nullptr, call<Found>, const_cast<void*>(static_cast<const void*>(&found)));
  }
  /// Calls `found(number)` for each box that meets a corridor, which lies within `box`.
  template <class Found>
  void visit(const Box& box, const Corridor& corridor, Found&& found) const {
    visit(box, &corridor, call<Found>, const_cast<void*>(static_cast<const void*>(&found)));
  }

  /// The numbers of the boxes that meet `box`, ascending.
  std::vector<std::uint32_t> meeting(const Box& box) const;

  /// The numbers of up to `count` boxes that are nearest to a point, nearest first; among equals the lower number
  /// first.
  std::vector<std::uint32_t> nearest(Vec point, std::size_t count) const;
  /// The number of one nearest box; nothing when there is none. Quicker than `nearest`.
  std::optional<std::uint32_t> any_nearest(Vec point) const;

 private:
  using Call = void (*)(void* found, std::uint32_t number);
  template <class Found>
  static void call(void* found, std::uint32_t number) {
    (*static_cast<std::remove_reference_t<Found>*>(found))(number);
  }
  void visit(const Box& box, const Corridor* corridor, Call call, void* found) const;

  struct Tree;
  std::unique_ptr<Tree> tree_;
};

}  // namespace linesman
