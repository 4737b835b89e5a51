// Places and regions, for tests of where a piece can go.
#pragma once

#include <string>

#include "reach/questions/could.h"
#include "reach/questions/reach.h"

namespace linesman::reach_test {

/// The place lies inside a region, holes left out.
bool holds(const MultiPolygon& region, Vec place);

/// A game for these rules on a table of 48 by 48 inches, with features, pieces and units as JSON.
Hearing heard(const std::string& ruleset, const std::string& terrain, const std::string& pieces,
              const std::string& options = "{}", const std::string& units = "");

/// Of `orders`: a squad on a round base of an inch, in the middle of the table. It advances 6 inches.
inline const std::string SQUAD = R"({"id": "squad", "side": "blue", "base": {"shape": "circle", "diameter": 1},
    "at": [24, 24], "facing": 0, "traits": {"troop": "infantry"}})";

/// The unit "squad" advances; without a path.
Order advance_of_squad();

/// An order without a path.
Order order_for(const std::string& piece, const std::string& action);

/// The same order without its way.
inline Order without_path(Order order) {
  order.paths = {};
  return order;
}

Could asked(const Hearing& hearing, const Order& order, Vec place, double within = 0.001);

}  // namespace linesman::reach_test
