// Turn after turn over a hex grid: every way of one turn is searched from everywhere that those before led to.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "reach/questions/answers.h"

namespace linesman {

/// In how many turns one piece gets to a hex. `order` has no paths.
TurnsTo grid_turns_to(const Hearing& hearing, const Order& order, const EndRequest& end, Hex goal,
                      const std::stop_token& stop);

/// A hex, and when a piece is in it.
struct HexByTurn {
  Hex hex;
  int outer = 0;               ///< in fewer turns it is not there; 0: it stands there
  std::optional<int> inner{};  ///< by that turn it is, by `orders`; nothing: the judge allows none of the cheapest ways
  double clock = 0;            ///< of `inner`: turns before the last, and the share of the last that is spent
  std::vector<Order> orders{};
};

/// The hexes that a search of hexes leaves out.
struct HexLimits {
  std::set<Hex> closed{};  ///< no way leads into these
  std::set<Hex> wanted{};  ///< the answer is only about these; empty: all
};

/// Every hex to which the pieces of an order may come together in these turns, each taken by any of the orders, which
/// have no paths. `outer` counts what the game's tolerance forgives. Empty where nothing is known of them beforehand,
/// as of several pieces of which one pays for its turns.
std::vector<HexByTurn> hexes_by_turn(const Hearing& hearing, const std::vector<Order>& orders, int turns,
                                     const std::stop_token& stop, const HexLimits& limits = {});

}  // namespace linesman
