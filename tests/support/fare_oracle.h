// The price of a traced way by a fare, added up plainly: what searches by the same fare are held against.
#pragma once

#include <optional>

#include "rules/ruleset.h"

namespace linesman {

/// In the currency; nothing where the fare bars the way. Acts cost nothing here. The fare is of no hex grid.
std::optional<double> price_of(const Fare& fare, const Game& game, const PieceTrace& trace);

/// The same, also on a hex grid: there `order`, of which the fare is, knows the price of each hex.
std::optional<double> price_of(const PreparedOrder& order, const Fare& fare, const Game& game, const PieceTrace& trace);

}  // namespace linesman
