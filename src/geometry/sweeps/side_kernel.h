// Tests the sides of a ring against a shape on a leg, four sides at a time.
//
// It computes the overlap that LegSweep computes for one segment (leg_sweep.h), on arrays of corners in the leg's
// frame, with the same operations in the same order, so with the same bits on every machine. It leaves a side to
// LegSweep unless the shape goes plainly deep enough through it.
//
// It uses vectors of GCC and AVX2 registers. On a machine without them every side is unsure.
//
// Plainly deep: the depth at a place is at least its distance along the leg from the ends of the overlap, times the
// sine of the angle at which the leg goes through the sides of the Minkowski sum (sides of the shape, at least
// `steepness`, and the segment). For a disc it is the disc's radius less the distance of the segment from its centre.
// The test asks for twice the depth that is needed, squared, so that it needs no root.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/vec.h"
#include "geometry/sweeps/stretch.h"

namespace linesman {

inline constexpr std::size_t MAX_SIDES = 48;  ///< looked at in one go

/// The coordinates of corners as arrays, with room to read four from each place.
struct CornerArrays {
  alignas(32) std::array<double, MAX_SIDES + 4> x;
  alignas(32) std::array<double, MAX_SIDES + 4> y;
};

/// Turns corners on the table into the frame of a leg that begins at `from` and goes along a unit vector: x along it, y
/// to its left. Returns their box; behind the last corner, `found` repeats it. At most MAX_SIDES + 1 corners.
Box corners_on_leg(Vec from, Vec along, std::span<const Vec> corners, CornerArrays& found);

/// A shape with sides at the beginning of a leg, in the leg's frame.
struct SweptSides {
  Box bounds;
  double length = 0;     ///< of the leg
  double steepness = 1;  ///< the least sine of an angle between one of its sides and the leg
  /// Its corners ahead and behind by ascending y; both empty for a box that lies along the leg.
  std::span<const Vec> front;
  std::span<const Vec> rear;
};

/// A disc at the beginning of a leg, in the leg's frame. Its overlap with a side begins and ends where an end of the
/// side, or the side, is at the distance of its radius from its centre.
struct SweptDisc {
  Vec centre;
  double radius = 0;
  double length = 0;
};

/// The overlap of each side.
struct SideOverlaps {
  alignas(32) std::array<double, MAX_SIDES> from;  ///< inches along the leg, clipped to it
  alignas(32) std::array<double, MAX_SIDES> to;
  std::uint64_t met = 0;     ///< bit i: side i is plainly overlapped, from `from` to `to`
  std::uint64_t unsure = 0;  ///< bit i: side i may be overlapped

  /// Removes sides, given as bits.
  void leave_out(std::uint64_t sides) {
    met &= ~sides;
    unsure &= ~sides;
  }
};

/// Tests the sides from each of the first `sides` corners to the next one; at most MAX_SIDES.
void find_overlaps(const SweptSides& shape, const CornerArrays& corners, std::size_t sides, SideOverlaps& found);
void find_overlaps(const SweptDisc& disc, const CornerArrays& corners, std::size_t sides, SideOverlaps& found);

}  // namespace linesman
