// Outlines as they are drawn by hand.
#pragma once

#include <vector>

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// Anticlockwise from the corner nearest to the south-west.
Ring rectangle_between(Vec a, Vec b);

/// Chords that are off the circle by at most 0.005 inch (of very large ones a little more: at most 180 corners).
/// `radius` is above 0.
Ring circle_about(Vec centre, double radius);

/// What the pointer went through as a line or a ring with few points, off by at most `tolerance` inches. A Problem
/// where that is no usable shape (geometry/validity.h).
Result<Polyline> line_by_hand(const Polyline& way, double tolerance);
Result<Ring> ring_by_hand(const Polyline& way, double tolerance);

/// Where sides of one area touch or cross each other, or a corner turns back: each place once. Sides that are joined by
/// a corner may meet there.
std::vector<Vec> contacts_within(const Ring& ring);

}  // namespace linesman
