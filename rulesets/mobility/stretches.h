// A leg in stretches on which the same ground counts: the spans of the trace, cut where the water begins or ends to
// count (mobility-21).
#pragma once

#include "mobility/way.h"

namespace linesman::mobility {

struct GroundStretch {
  double from = 0;  ///< inches along the leg
  double to = 0;
  Underfoot place;
};

/// The whole of the leg, ascending, without a gap.
std::vector<GroundStretch> stretches_of(const Way& way, std::size_t step, const Leg& leg);

}  // namespace linesman::mobility
