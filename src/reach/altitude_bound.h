// How high an order may end, whatever way leads there.
#pragma once

#include <string>

#include "movement/end_wish.h"
#include "reach/way_trial.h"

namespace linesman {

/// The end is said to be at another altitude than a start.
bool changes_altitude(double start, const EndWish& end);

/// Why no order of these rules leads from an altitude to that of the end, a part of a sentence; empty where one may.
std::string kept_level(const Terms& terms, double start, const EndWish& end);

/// Why no legal order without acts ends so high there, within so many inches; empty where one may.
std::string too_high(const WayTrial& trial, const EndWish& end, double within);

}  // namespace linesman
