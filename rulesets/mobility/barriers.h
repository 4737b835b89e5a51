// Ground that bars the way, and trees (mobility-17, 21, 25, 26, 28 to 31).
#pragma once

#include "mobility/progress.h"
#include "mobility/stretches.h"

namespace linesman::mobility {

/// Faults at ground that the piece may not touch, in each leg, turn, climb and where a `start` puts it down.
void touch_ground_at_start(const Way& way, Findings& found);
void touch_ground_on_leg(const Way& way, std::size_t step, const std::vector<GroundStretch>& stretches,
                         Findings& found);
void touch_ground_in_turn(const Way& way, std::size_t step, const Turn& turn, Findings& found);
void touch_ground_in_climb(const Way& way, std::size_t step, const Climb& climb, Findings& found);

/// mobility-26: fells the trees of a place that stand until now and pays for each, at the given figure of the ground.
/// Gives what was paid.
double fell_trees(const Way& way, const Underfoot& place, double figure, PathPoint at, FelledTrees& felled,
                  Account& account, Findings& found);

}  // namespace linesman::mobility
