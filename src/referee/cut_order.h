// An order cut short where stopping is still legal.
#pragma once

#include <optional>

#include "referee/referee.h"

namespace linesman {

/// `order` with the path of every piece ended exactly at its furthest legal point; its judgement is `judgement`. An
/// order of several pieces comes back with a path for each. What is told of hexes beyond the cut (`Field::of_path`) is
/// left out. Nothing when a piece may not move at all.
std::optional<Order> cut_at_furthest(const Game& game, const Terms& terms, const Order& order,
                                     const Judgement& judgement);

/// Leaves out what an order tells of hexes that the path of its piece does not come to (`Field::of_path`).
void leave_out_beyond(Order& order, const Terms& terms);

/// What a dragged model snaps to: the order cut at its furthest legal point when it is not legal (nor marginal) and
/// what is cut off the way of the centre is at most `within` inches for every piece; else nothing.
std::optional<Order> snapped(const Game& game, const Terms& terms, const Order& order, const Judgement& judgement,
                             double within);

}  // namespace linesman
