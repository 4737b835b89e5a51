// Places at which the shortest ways bend: round what is closed, at the borders of dear and cheap ground.
//
//   labels.settle(places_to_bend(bounds, bounds.field(), fineness), fineness, work);
#pragma once

#include <vector>

#include "reach/bounds/way_bounds.h"

namespace linesman {

/// In order of what they are worth, as far as `field` lets them be reached. A piece that has to turn may bend at places
/// round its start too; for a thorough answer (a `fineness` below 1) at places all over the table.
std::vector<Vec> places_to_bend(const WayBounds& bounds, const LowerField& field, double fineness);

}  // namespace linesman
