// Outlines drawn by hand.
#pragma once

#include <vector>

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// A rectangle from two opposite corners, anticlockwise from its south-west corner.
Ring rectangle_between(Vec a, Vec b);

/// A circle as a ring of chords, at most 0.005 inch off (a little more for a very large one, with at most 180 corners).
/// `radius` is above 0.
Ring circle_about(Vec centre, double radius);

/// The way of the pointer as a line or ring of few points, at most `tolerance` inches off. A Problem when that is no
/// usable shape (geometry/boost/validity.h).
Result<Polyline> line_by_hand(const Polyline& way, double tolerance);
Result<Ring> ring_by_hand(const Polyline& way, double tolerance);

/// The places where sides of one area touch or cross each other, or where a corner turns back; each place once. Two
/// sides that share a corner may meet there.
std::vector<Vec> contacts_within(const Ring& ring);

}  // namespace linesman
