// Finds whether rings meet themselves or one another, with a line that sweeps over all edges (Shamos and Hoey 1976).
// For n edges it takes n log n steps, however long and slanting they are. All comparisons and the answer are exact.
//
// Rings are without their repeated first point, repeat no point in a row and do not double back on themselves.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/vec.h"

namespace linesman {

/// An edge of one of several rings, from point `edge` of ring `ring` to the next point.
struct RingEdge {
  std::size_t ring = 0;
  std::size_t edge = 0;
  friend bool operator==(const RingEdge&, const RingEdge&) = default;
};

/// Two edges of a ring, each by the number of the point where it begins; `one` is the lower number.
struct MeetingEdges {
  std::size_t one;
  std::size_t other;
};

/// Two edges of a ring, not neighbours, that have a common point; nothing when the ring is simple.
std::optional<MeetingEdges> meeting_edges(const Ring& ring);

/// A fault between two rings of a polygon.
struct RingConflict {
  enum class Kind { crossing, overlapping, outside, nested };
  Kind kind;
  RingEdge hole;      ///< an edge of the hole at fault
  std::size_t other;  ///< the ring with which the hole conflicts
};

/// `rings`: the outer ring, then the holes, each simple. The fault where a hole does not lie inside the outer ring and
/// outside all other holes. Rings may touch in single points.
std::optional<RingConflict> ring_conflict(const std::vector<Ring>& rings);

}  // namespace linesman
