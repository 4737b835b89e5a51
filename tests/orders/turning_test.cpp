// How often and how far vehicles turn, where the players count turns (orders-29).
#include <gmock/gmock.h>

#include "orders/orders.h"
#include "support/ruleset_table.h"

namespace linesman::orders {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The ruling on an advance of a lorry along that path.
Ruling advance_along(const std::string& path, const std::string& turns = "counted") {
  const Value document = ruleset_test::json(R"({"linesman": 1, "ruleset": "orders", "table": {"width": 72, "depth": 48},
      "options": {"vehicle_turns": ")" + turns +
                                            R"("}, "terrain": [],
      "pieces": [{"id": "lorry", "side": "red", "base": {"shape": "rectangle", "width": 2, "length": 4},
                  "at": [20, 10], "facing": 0, "traits": {"troop": "vehicle", "drive": "tracked"}}]})");
  return ruleset_test::judged(make_orders, document, R"({"piece": "lorry", "action": "advance", "path": )" + path + "}")
      .value()
      .ruling;
}

const std::string THREE_TURNS =
    R"([{"pivot": 60}, {"forward": 2}, {"pivot": 60}, {"forward": 2}, {"pivot": 60}, {"forward": 2}])";

TEST(VehiclesWhoseTurnsAreCounted, TurnTwiceInAnAdvance) {
  EXPECT_THAT(advance_along(R"([{"pivot": 90}, {"forward": 2}, {"pivot": -90}, {"forward": 2}])").faults, IsEmpty());
}

TEST(VehiclesWhoseTurnsAreCounted, DoNotTurnAThirdTime) {
  const Ruling ruling = advance_along(THREE_TURNS);
  ASSERT_THAT(ruleset_test::rules_of(ruling.faults), ElementsAre("orders-29"));
  EXPECT_EQ(ruling.faults[0].place.step, 4u);
}

TEST(VehiclesWhoseTurnsAreCounted, TurnByNinetyDegreesWhereTwoPivotsAreOneTurn) {
  EXPECT_THAT(ruleset_test::rules_of(advance_along(R"([{"pivot": 60}, {"pivot": 40}, {"forward": 2}])").faults),
              ElementsAre("orders-29"));
}

TEST(VehiclesWhoseTurnsAreFree, TurnAsTheyLike) { EXPECT_THAT(advance_along(THREE_TURNS, "free").faults, IsEmpty()); }

}  // namespace
}  // namespace linesman::orders
