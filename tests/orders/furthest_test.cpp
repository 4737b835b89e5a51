// How far an order could go.
#include <gmock/gmock.h>

#include "orders/orders.h"
#include "support/ruleset_table.h"

namespace linesman::orders {
namespace {

/// A tank of 2″ by 4″ goes forward to 0.7″ from another, turns into a house and drives back out of it.
Ruling into_the_house() {
  const char* const document = R"({"linesman": 1, "ruleset": "orders", "table": {"width": 72, "depth": 48},
      "terrain": [{"id": "house", "kind": "building", "geometry": {"type": "Polygon",
        "coordinates": [[[21.5, 13.5], [23, 13.5], [23, 14.5], [21.5, 14.5], [21.5, 13.5]]]}}],
      "pieces": [{"id": "a", "side": "red", "facing": 0, "base": {"shape": "rectangle", "width": 2, "length": 4},
        "at": [20, 10], "traits": {"troop": "vehicle", "drive": "tracked"}},
       {"id": "b", "side": "blue", "facing": 0, "base": {"shape": "circle", "diameter": 1}, "at": [20, 17.2],
        "traits": {"troop": "infantry"}}]})";
  return ruleset_test::judged(make_orders, ruleset_test::json(document),
                              R"({"piece": "a", "action": "advance",
                                  "path": [{"forward": 4}, {"pivot": 90}, {"reverse": 3}]})")
      .value()
      .ruling;
}

TEST(TheFurthestPoint, LiesBeforeATurnThatIsAFaultThoughNothingIsGoneInIt) {
  const Ruling r = into_the_house();
  ASSERT_EQ(r.faults.front().place.step, 1u) << ruleset_test::rules_of(r.faults).front();
  ASSERT_EQ(r.furthest.size(), 1u);
  EXPECT_EQ(r.furthest[0].step, 0u) << "its end is too near to b, and after the turn it stands in the house";
  EXPECT_NEAR(r.furthest[0].s, 3.7, 1e-4);
}

}  // namespace
}  // namespace linesman::orders
