// Orders as the window makes them: who, and what of one ruleset's order another can read.
#pragma once

#include "movement/order.h"
#include "rules/terms.h"

namespace linesman {

/// The first of the pieces that an order names; nullptr when it names none that is there.
const Piece* first_piece(const Order& order, const Game& game);

/// Whether it is of an action that takes a path, and has none yet. Without terms any action may take one.
bool waits_for_a_path(const Order& order, const Terms* terms);

/// An order without action or path for these pieces: `piece` for one, `pieces` for several.
Order order_for(const std::vector<std::string>& piece_ids);

/// Whether an order names this piece, by itself or with its unit.
bool is_ordered(const Order& order, const Game& game, const std::string& piece_id);

/// Whether an order names these pieces and no others.
bool is_for(const Order& order, const Game& game, const std::vector<std::string>& piece_ids);

/// In their order.
std::vector<std::string> ids_of(const Game& game, const std::vector<PieceIndex>& pieces);

/// Whether it is for pieces that are on the table; of several the first tells.
bool is_of_the_table(const Order& order, const Game& game);

/// The first action that takes a path, else the first; empty when the ruleset has none.
std::string first_action(const Terms& terms);

/// The first action with which pieces come on to the table, else as `first_action`.
std::string action_on_to_the_table(const Terms& terms);

/// `order` in the words of `terms`: who and paths stay (without acts that it does not know); action, dice and members
/// are those of `before`, the order last proposed under this ruleset, else what `terms` knows of them.
Order fitted(const Order& order, const Terms& terms, const Order* before);

}  // namespace linesman
