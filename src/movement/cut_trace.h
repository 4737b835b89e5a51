// Cuts the trace of a whole path at an earlier end: rulesets use it to find the furthest point.
//
// Each stretch of a leg that is a fact of the trace must be cut here. The property test "an order cut at its furthest
// point is legal" checks it.
#pragma once

#include <vector>

#include "movement/trace.h"

namespace linesman {

/// The trace of the path that ends at `point`: on a leg or climb after that many inches, on another step after the
/// whole step. Of the end it fills in only the pose, the contacts and the lines (without their distances).
PieceTrace cut_at(const PieceTrace& whole, PathPoint point);

/// The other pieces that the base overlaps at a place of a leg or turn, in the order of contact. At the end of a step:
/// those that the next step still overlaps. With `against_ends` the pieces that move along are included.
PieceSet contacts_at(const PieceTrace& whole, PathPoint place);

/// The places of a leg, in inches along it, where one of its facts begins or ends, with 0, its length, and `more`
/// (other places of interest; those off the leg are dropped). Ascending and more than EPS apart.
std::vector<double> critical_points(const Leg& leg, std::vector<double> more = {});
/// The critical points of a climb, in inches up or down it.
std::vector<double> critical_points(const Climb& climb, std::vector<double> more = {});

}  // namespace linesman
