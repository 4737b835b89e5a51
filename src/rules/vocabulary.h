// What every ruleset refuses in a game and in an order, and what it reads of an order, from its terms alone.
#pragma once

#include <string>
#include <vector>

#include "movement/order.h"
#include "rules/terms.h"

namespace linesman {

/// The known keys of traits and statuses with bad values, ratings that are none, unknown options: what every ruleset
/// refuses, from its terms. A protocol key (`drive`, `troop`…) with a value that the protocol knows but the ruleset
/// does not is no problem until the piece is ordered.
std::vector<Problem> check_vocabulary(const RulesetData& data, const Game& game);

/// Of all pieces of an order together.
inline constexpr std::size_t MOST_STEPS_OF_AN_ORDER = 100'000;

/// What every ruleset refuses in an order, from its terms: unknown action, members, acts, dice purposes, steps; more
/// steps than MOST_STEPS_OF_AN_ORDER; values of members that do not fit. The Problem's pointer is into the order.
Result<void> check_order(const RulesetData& data, const Game& game, const Order& order);

/// The order without its path, and without the members that tell of one.
Order pathless(const Terms& terms, Order order);

/// The order as a search for ways takes it: `pathless`. Refused: what `check_order` refuses of it with those members.
Result<Order> without_path(const RulesetData& data, const Game& game, Order order);

/// The action of an order, or the ruleset's default one (`defaults.action`) when it is left out.
std::string action_of(const RulesetData& data, const Order& order);

/// The pointer to step `index` as written of a piece's path: "/path/2" or "/paths/tank-1/2".
std::string step_pointer(const Order& order, const std::string& piece_id, std::size_t index);

}  // namespace linesman
