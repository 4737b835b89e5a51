// Where a base is gone from the table.
#include <gmock/gmock.h>

#include <algorithm>

#include "orders/orders.h"
#include "support/ruleset_table.h"

namespace linesman::orders {
namespace {

/// A man of 1″ who may leave stands `gap` inches from the south edge and goes straight back.
Ruling back_to_the_edge(double gap, double inches) {
  const std::string document =
      R"({"linesman": 1, "ruleset": "orders", "table": {"width": 72, "depth": 48}, "terrain": [],
      "pieces": [{"id": "a", "side": "red", "facing": 0, "base": {"shape": "circle", "diameter": 1}, "at": [20, )" +
      std::to_string(gap + 0.5) + R"(], "traits": {"troop": "infantry", "may_leave": true}}]})";
  const std::string order =
      R"({"piece": "a", "action": "advance", "path": [{"reverse": )" + std::to_string(inches) + "}]}";
  return ruleset_test::judged(make_orders, ruleset_test::json(document), order.c_str()).value().ruling;
}

bool is_removed(const Ruling& ruling) {
  return std::any_of(ruling.effects.begin(), ruling.effects.end(), [](const Effect& e) { return e.remove; });
}

TEST(AManWhoMayLeave, IsGoneWhenHeTouchesTheEdgeHoweverNearHeStood) {
  for (const double gap : {0.25, 0.75, 2.5}) EXPECT_TRUE(is_removed(back_to_the_edge(gap, gap))) << gap;
}

// orders-28: what stays on the table has acted.
TEST(AManWhoMayLeave, StaysWhenHeStopsShortOfTheEdge) {
  const Ruling ruling = back_to_the_edge(2.5, 2.25);
  EXPECT_FALSE(is_removed(ruling));
  ASSERT_THAT(ruling.effects, testing::SizeIs(1));
  EXPECT_EQ(ruling.effects[0].rule, "orders-28");
}

}  // namespace
}  // namespace linesman::orders
