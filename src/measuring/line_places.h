// Places along a line with bends, in inches from its beginning.
#pragma once

#include <vector>

#include "base/vec.h"

namespace linesman {

/// The place of each point of the line; the first is 0.
std::vector<double> running_lengths(const Polyline& line);

/// The point at a place; the first point for a place before the line, the last for one beyond it.
Vec point_along(const Polyline& line, double along);

/// The place of the line's point that is nearest to `point`; of equal ones the first.
double place_along(const Polyline& line, Vec point);

/// The line between two places; backwards when `from` is behind `to`.
Polyline stretch_between(const Polyline& line, double from, double to);

}  // namespace linesman
