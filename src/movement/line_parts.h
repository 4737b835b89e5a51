// Parts of a line, by inches along it from its first point.
#pragma once

#include "base/vec.h"
#include "movement/trace.h"

namespace linesman {

/// Inches; 0 of fewer than two points.
double length_of(const Polyline& line);

/// The line between two places along it, with the corners between them; its ends are exact points of the line.
/// 0 <= from < to <= length.
Polyline part_of(const Polyline& line, Part part);

/// Ascending parts of [0, length]: parts nearer to each other than `slack` are one, and so much of the line at either
/// end goes with a part that comes so near to it.
std::vector<Part> joined_parts(std::vector<Part> parts, double length, double slack);

/// What ascending parts leave of [0, length]; ascending.
std::vector<Part> left_between(const std::vector<Part>& parts, double length);

}  // namespace linesman
