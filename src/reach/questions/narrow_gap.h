// A gap that is too narrow, for the reason of a no.
#pragma once

#include <string>

#include "reach/search/way_trial.h"

namespace linesman {

/// Of the gaps that are narrower than its base between what it may not enter, the one that is nearest to the straight
/// way from the start to a place, a part of a sentence; empty where there is none about.
std::string narrow_gap_on_way(const WayTrial& trial, Vec goal);

}  // namespace linesman
