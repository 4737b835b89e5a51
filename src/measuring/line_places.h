// Places along a line with bends, in inches from its beginning.
#pragma once

#include <vector>

#include "base/vec.h"

namespace linesman {

/// At each point of the line; the first is 0.
std::vector<double> running_lengths(const Polyline& line);

/// The point so far along; before the beginning the first, beyond the end the last.
Vec point_along(const Polyline& line, double along);

/// How far along the point of the line lies that is nearest to `point`; of equals the first.
double place_along(const Polyline& line, Vec point);

/// The line between two places; backwards where `from` lies behind `to`.
Polyline stretch_between(const Polyline& line, double from, double to);

}  // namespace linesman
