// A ring as a line.
#pragma once

#include "base/vec.h"

namespace linesman {

/// The sides of a ring, back to where it begins; empty if the ring is.
inline Polyline closed_line(Ring ring) {
  if (!ring.empty()) ring.push_back(Vec(ring.front()));
  return ring;
}

}  // namespace linesman
