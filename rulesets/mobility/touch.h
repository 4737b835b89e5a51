// Ground that bars the way, and trees (mobility-17, 21, 25, 26, 28 to 31).
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// Faults at ground that the piece may not touch, in each leg, turn, climb and where a `start` puts it down.
void touch_ground_at_start(March& march);
void touch_ground_on_leg(March& march, std::size_t step, const Leg& leg);
void touch_ground_in_turn(March& march, std::size_t step, const Turn& turn);
void touch_ground_in_climb(March& march, std::size_t step, const Climb& climb);

/// mobility-26: the trees that a span or turn fells and that were standing until now, with what each costs at the given
/// figure of the ground.
struct FelledTree {
  FeatureIndex tree{};
  double price = 0;
};
std::vector<FelledTree> fell_trees(March& march, const Underfoot& place, double figure);

/// The charge for a felled tree.
void pay_for_tree(March& march, const FelledTree& tree, std::size_t step, double s);

}  // namespace linesman::mobility
