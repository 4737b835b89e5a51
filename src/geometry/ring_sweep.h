// Whether rings meet themselves or one another, found by a line that sweeps over all their edges (Shamos and Hoey
// 1976). n edges take n log n steps however long and slanting they are. Every comparison is exact, so the answer is.
//
// Rings are without their repeated first point, have no point twice in a row and do not double back on themselves.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/vec.h"

namespace linesman {

/// An edge of one of several rings: it runs from point `edge` of ring `ring` to the next.
struct RingEdge {
  std::size_t ring = 0;
  std::size_t edge = 0;
  friend bool operator==(const RingEdge&, const RingEdge&) = default;
};

/// Two edges of a ring, by the numbers of the points where they begin; `one` is the lower.
struct MeetingEdges {
  std::size_t one;
  std::size_t other;
};

/// Two edges of a ring, not neighbours, that have a point in common; nothing when the ring is simple.
std::optional<MeetingEdges> meeting_edges(const Ring& ring);

/// What is wrong between the rings of a polygon.
struct RingConflict {
  enum class Kind { crossing, overlapping, outside, nested };
  Kind kind;
  RingEdge hole;      ///< the edge of the hole that lies wrong
  std::size_t other;  ///< the ring that it lies wrong to
};

/// `rings`: the outer one, then the holes, each simple. Holes lie inside the outer ring and outside one another; rings
/// may touch in single points.
std::optional<RingConflict> ring_conflict(const std::vector<Ring>& rings);

}  // namespace linesman
