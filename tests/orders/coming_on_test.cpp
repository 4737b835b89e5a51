// Where a reserve comes on.
#include <gmock/gmock.h>

#include "orders/orders.h"
#include "support/ruleset_table.h"

namespace linesman::orders {
namespace {

using testing::HasSubstr;

Result<Judgement> coming_on_at(const char* place) {
  const Value document = ruleset_test::json(R"({"linesman": 1, "ruleset": "orders", "table": {"width": 72, "depth": 48},
      "terrain": [], "pieces": [{"id": "a", "side": "red", "facing": 0, "base": {"shape": "circle", "diameter": 1},
      "at": [50, 50], "traits": {"troop": "infantry"}, "status": {"reserve": true}}]})");
  std::string order = R"({"piece": "a", "action": "advance", "path": [{"slide": [20, 2]}], "enter_at": )";
  order += place;
  order += "}";
  return ruleset_test::judged(make_orders, document, order.c_str());
}

TEST(AReserve, ComesOnAtAPlaceThatIsNearTheTable) {
  EXPECT_EQ(coming_on_at("[20, 0]").value().ruling.verdict, Verdict::legal);
  for (const char* place : {"[1e308, 0]", "[0, -10001]", "[20]", "[20, null]"}) {
    const auto refused = coming_on_at(place);
    ASSERT_FALSE(refused) << place;
    EXPECT_EQ(refused.problem().pointer, "/enter_at");
    EXPECT_THAT(english(refused.problem().reason), HasSubstr("a point [x, y] within 10000 inches"));
  }
}

}  // namespace
}  // namespace linesman::orders
