// Paths of judged orders, step by step as they are traced: cut, or with a leg in two.
#pragma once

#include "charts/random_play.h"

namespace linesman::charts_test {

/// The order with the way of one of its models cut after so much of a step; of a turn or climb it is the whole.
Order cut_order(const Tried& t, const PieceTrace& piece, PathPoint end);

/// The order with a leg of that model in two parts; nothing for a way without legs.
std::optional<Order> order_with_a_leg_split(Random& random, const Tried& t, const PieceTrace& piece);

/// Places of a way beyond another, or anywhere when there is none: just beyond it, some in each leg, the ends of steps.
std::vector<PathPoint> places_beyond(Random& random, const PieceTrace& piece, const std::optional<PathPoint>& last);

}  // namespace linesman::charts_test
