// The places of a file along the way of its leader.
#pragma once

#include <cstddef>
#include <vector>

#include "base/vec.h"

namespace linesman {

/// A place in a shape.
struct Slot {
  Vec at;             ///< of the centre, inches
  double facing = 0;  ///< a heading, degrees in [0, 360)
};

/// Inches along a way.
double inches_of(const Polyline& way);

/// The first `inches` of a way; at least one point.
Polyline first_part(const Polyline& way, double inches);

/// The first slot ends the way; each other one is the first place back along it that lies `spacing` inches from the
/// one before. Before its beginning the way goes on straight backwards. `facing`: where the way has no length.
std::vector<Slot> file_slots(const Polyline& way, double facing, double spacing, std::size_t count);

}  // namespace linesman
