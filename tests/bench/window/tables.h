// The tables of the painting benchmarks.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "referee/referee.h"

namespace linesman {

/// A game of resources/examples, such as "pips-bocage".
Game example_table(const std::string& name);

/// 10,000 features and 2,000 models on 72 by 48 inches, under pips.
Game crowded_table();

/// A table of 72 by 48 inches with one wood of 60 by 40 in its middle.
Game wooded_table();

/// An order for one piece there, with its action and dice.
Order crowded_order();
Order example_order(const std::string& name);

/// The steps of a drag of the last of 8 steps, one judgement for each event: the piece of `order` alternately
/// goes and turns, and its last leg grows; on hexes it turns.
std::vector<std::shared_ptr<const Judgement>> drag_of_eight_steps(const Game& game, Order order);

}  // namespace linesman
