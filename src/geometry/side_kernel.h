// The sides of a ring against a shape on a leg, four at a time.
//
// It is the overlap that LegSweep works out for one segment (leg_sweep.h), on arrays of corners in the leg's frame: the
// same operations in the same order on each side, so the same bits, whatever the machine. A side of which it is not
// plain that the shape goes deep enough through it is left to LegSweep.
//
// The vectors are those of GCC and the registers those of AVX2; on a machine without them every side is unsure.
//
// Plainly deep: the depth at a place is at least its distance along the leg from the ends of the overlap, times the
// sine of the angle under which the leg goes through the sides of the Minkowski sum (the shape's own, at least
// `steepness`, and the segment's); a disc is as deep as the segment comes near to its centre. Twice what would be
// enough is asked, squared, so that no root is needed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/vec.h"
#include "geometry/stretch.h"

namespace linesman {

inline constexpr std::size_t MOST_SIDES = 48;  ///< looked at in one go

/// Corners one after another as arrays, with room to read four from each.
struct CornerArrays {
  alignas(32) std::array<double, MOST_SIDES + 4> x;
  alignas(32) std::array<double, MOST_SIDES + 4> y;
};

/// Corners of the table in the frame of a leg that begins at `from` and goes along a unit vector: x along it, y to its
/// left. Returns the box round them; what lies behind the last corner in `found` repeats it. At most MOST_SIDES + 1.
Box corners_on_leg(Vec from, Vec along, std::span<const Vec> corners, CornerArrays& found);

/// A shape with sides as it stands where a leg begins, in the leg's frame.
struct SweptSides {
  Box bounds;
  double length = 0;     ///< of the leg
  double steepness = 1;  ///< least sine of a side of it against the leg
  /// Its corners ahead and behind by ascending y; both empty of a box that lies along the leg.
  std::span<const Vec> front;
  std::span<const Vec> rear;
};

/// A disc as it stands there. It overlaps a side between places where the side's ends, or the side itself, are as far
/// from its centre as its radius.
struct SweptDisc {
  Vec centre;
  double radius = 0;
  double length = 0;
};

/// What was found of each side.
struct SideOverlaps {
  alignas(32) std::array<double, MOST_SIDES> from;  ///< inches along the leg, clipped to it
  alignas(32) std::array<double, MOST_SIDES> to;
  std::uint64_t met = 0;     ///< bit i: side i is overlapped, plainly, from `from` to `to`
  std::uint64_t unsure = 0;  ///< bit i: side i may be

  /// Forgets sides, by bit.
  void leave_out(std::uint64_t sides) {
    met &= ~sides;
    unsure &= ~sides;
  }
};

/// Of the sides from each of the first `sides` corners to the next; at most MOST_SIDES.
void find_overlaps(const SweptSides& shape, const CornerArrays& corners, std::size_t sides, SideOverlaps& found);
void find_overlaps(const SweptDisc& disc, const CornerArrays& corners, std::size_t sides, SideOverlaps& found);

}  // namespace linesman
