// Doorways in walls. Inside `exchange` only.
#pragma once

#include <vector>

#include "base/vec.h"

namespace linesman::exchange {

/// The lines without the stretches that lie along the segment `from`–`to`, no farther from it than a hundredth of an
/// inch. A line that only crosses the segment or touches it stays whole.
std::vector<Polyline> without_gap(const std::vector<Polyline>& lines, Vec from, Vec to);

}  // namespace linesman::exchange
