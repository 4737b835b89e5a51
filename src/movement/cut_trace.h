// A path that ends earlier, from the facts of the whole: what a ruleset asks when it looks for the furthest point.
//
// Every stretch of a leg that is a fact of the trace must be cut here; the property "an order cut at its furthest point
// is legal" holds this file to it.
#pragma once

#include <vector>

#include "movement/path_point.h"

namespace linesman {

/// The trace of the path that ends at `point`: on a leg or climb so many inches along it, of other steps after the
/// whole of it. Of what is told at an end only the pose, the contacts and the lines (without their distances) are
/// filled in.
PieceTrace cut_at(const PieceTrace& whole, PathPoint point);

/// The other pieces that the base overlaps at a place of a leg or turn; sorted as they are met. Where the place is the
/// end of its step, those that the next step goes on overlapping. With `against_ends` also those moved together.
PieceSet contacts_at(const PieceTrace& whole, PathPoint place);

/// The places of a leg, inches along it, at which any of its facts begins or ends, with 0 and its length. Ascending,
/// further apart than EPS once `more` (other places of interest; those off the leg are dropped) is among them.
std::vector<double> critical_points(const Leg& leg, std::vector<double> more = {});
/// The same of a climb, inches up or down it.
std::vector<double> critical_points(const Climb& climb, std::vector<double> more = {});

}  // namespace linesman
