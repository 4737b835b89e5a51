// Where a base is gone from the table.
#include <gmock/gmock.h>

#include "orders/orders.h"
#include "support/ruleset_table.h"

namespace linesman::orders {
namespace {

/// A man of 1″ who may leave stands so far from the south edge and goes straight back.
Ruling back_to_the_edge(double gap, double inches) {
  const std::string document =
      R"({"linesman": 1, "ruleset": "orders", "table": {"width": 72, "depth": 48}, "terrain": [],
      "pieces": [{"id": "a", "side": "red", "facing": 0, "base": {"shape": "circle", "diameter": 1}, "at": [20, )" +
      std::to_string(gap + 0.5) + R"(], "traits": {"troop": "infantry", "may_leave": true}}]})";
  const std::string order =
      R"({"piece": "a", "action": "advance", "path": [{"reverse": )" + std::to_string(inches) + "}]}";
  return ruleset_test::judged(make_orders, ruleset_test::json(document), order.c_str()).value().ruling;
}

TEST(AManWhoMayLeave, IsGoneWhenHeTouchesTheEdgeHoweverNearHeStood) {
  for (const double gap : {0.25, 0.75, 2.5}) EXPECT_FALSE(back_to_the_edge(gap, gap).effects.empty()) << gap;
}

TEST(AManWhoMayLeave, StaysWhenHeStopsShortOfTheEdge) { EXPECT_TRUE(back_to_the_edge(2.5, 2.25).effects.empty()); }

}  // namespace
}  // namespace linesman::orders
