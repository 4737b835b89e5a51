// Cuts an order short at the furthest point where stopping is legal.
#pragma once

#include <optional>

#include "referee/referee.h"

namespace linesman {

/// `order` with the path of every piece ended exactly at its furthest legal point; `judgement` is the order's. An order
/// of several pieces comes back with a path for each. Members about hexes beyond the cut (`Field::of_path`) are left
/// out. Nothing when a piece may not move at all.
std::optional<Order> cut_at_furthest(const Game& game, const Terms& terms, const Order& order,
                                     const Judgement& judgement);

/// Removes the members of an order (`Field::of_path`) about hexes that the path of their piece does not reach.
void leave_out_beyond(Order& order, const Terms& terms);

/// As `leave_out_beyond`, but events that have their places on the whole way stay.
void leave_out_hexes_beyond(Order& order, const Terms& terms);

/// The order that a dragged model snaps to: an illegal order, cut at its furthest legal point. Nothing when the order
/// is not illegal, or when the cut would shorten the way of some piece's centre by more than `within` inches.
std::optional<Order> snapped(const Game& game, const Terms& terms, const Order& order, const Judgement& judgement,
                             double within);

}  // namespace linesman
