// Parts of a line, in inches along it from its first point.
#pragma once

#include "base/vec.h"
#include "movement/trace.h"

namespace linesman {

/// Inches; 0 for fewer than two points.
double length_of(const Polyline& line);

/// The line between two places along it, with the corners between them; both ends are exact points of the line.
/// 0 <= from < to <= length.
Polyline part_of(const Polyline& line, Part part);

/// Joins ascending parts of [0, length] that are nearer to each other than `slack`. A part that is as near to an end of
/// the line is extended to it.
std::vector<Part> joined_parts(std::vector<Part> parts, double length, double slack);

/// The gaps between ascending parts in [0, length]; ascending.
std::vector<Part> left_between(const std::vector<Part>& parts, double length);

}  // namespace linesman
