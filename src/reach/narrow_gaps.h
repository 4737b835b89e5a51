// Gaps between what a piece may not enter that are narrower than its base.
#pragma once

#include <string>

#include "reach/way_trial.h"

namespace linesman {

/// The one that is nearest to the straight way from the start to a place, a part of a sentence; empty where there is
/// none about.
std::string narrow_gap_on_way(const WayTrial& trial, Vec goal);

}  // namespace linesman
