// Checks of games and orders that need a ruleset's terms alone and are common to all rulesets.
#pragma once

#include <string>
#include <vector>

#include "movement/order.h"
#include "rules/terms.h"

namespace linesman {

/// The problems of a game: bad values of known traits and statuses, bad ratings, unknown options. A protocol key
/// (`drive`, `troop`…) with a value that the protocol knows and the ruleset does not is no problem until the piece is
/// ordered.
std::vector<Problem> check_vocabulary(const RulesetData& data, const Game& game);

/// The greatest number of steps in an order, all pieces together.
inline constexpr std::size_t MAX_STEPS_OF_AN_ORDER = 100'000;

/// The first problem of an order: an unknown action, member, act, dice purpose or step; more than MAX_STEPS_OF_AN_ORDER
/// steps; a value that does not fit its member. The Problem's pointer is into the order.
Result<void> check_order(const RulesetData& data, const Game& game, const Order& order);

/// The order without the form that stands in place of its path.
Order without_form(const Terms& terms, Order order);

/// The order without its path and without the members that belong to a path (`Field::of_path`).
Order pathless(const Terms& terms, Order order);

/// The order as a search for ways takes it: `pathless`. A Problem when `check_order` refuses it with those members.
Result<Order> without_path(const RulesetData& data, const Game& game, Order order);

/// The action of an order; when it is left out, the ruleset's default (`defaults.action`).
std::string action_of(const RulesetData& data, const Order& order);

/// The JSON pointer to the step at `index` of a piece's written path: "/path/2" or "/paths/tank-1/2".
std::string step_pointer(const Order& order, const std::string& piece_id, std::size_t index);

}  // namespace linesman
