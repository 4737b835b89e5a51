// Reads rules of every kind.
#pragma once

#include "chart/chart.h"
#include "chart/reading.h"

namespace linesman::chart {

/// The rule at a pointer of the file; its number and clause are left to the caller. A mistake leaves defaults in place.
Rule read_rule(Reading& reading, const Value& value, const std::string& pointer);

}  // namespace linesman::chart
