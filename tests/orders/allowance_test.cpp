// The allowances of the models of a unit, and the inches that they have gone.
#include <gmock/gmock.h>

#include "orders/orders.h"
#include "support/ruleset_table.h"

namespace linesman::orders {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::Optional;
using testing::SizeIs;

Judgement judged(const char* pieces, const char* order, const char* terrain = "") {
  const std::string document = std::string(R"({"linesman": 1, "ruleset": "orders", "table": {"width": 72, "depth": 48},
      "units": [{"id": "squad", "side": "red"}], "terrain": [)") +
                               terrain + R"(], "pieces": [)" + pieces + "]}";
  return ruleset_test::judged(make_orders, ruleset_test::json(document), order).value();
}

constexpr const char* THREE_MEN = R"(
    {"id": "a", "unit": "squad", "at": [10, 10], "facing": 0, "base": {"shape": "circle", "diameter": 1},
     "traits": {"troop": "infantry"}},
    {"id": "b", "unit": "squad", "at": [11.5, 10], "facing": 0, "base": {"shape": "circle", "diameter": 1},
     "traits": {"troop": "infantry"}},
    {"id": "c", "unit": "squad", "at": [13, 10], "facing": 0, "base": {"shape": "circle", "diameter": 1},
     "traits": {"troop": "infantry"}})";

TEST(TheAllowances, OfAUnitTellOfEachModelWhatItHasGone) {
  const Ruling ruling = judged(THREE_MEN, R"({"unit": "squad", "action": "advance", "paths": {
      "a": [{"forward": 3}], "b": [{"forward": 2}, {"sideways": 1.5}], "c": []}})")
                            .ruling;
  ASSERT_THAT(ruling.shown.allowances, SizeIs(3));
  const std::vector<double> gone{3, 3.5, 0};
  for (std::size_t i = 0; i < gone.size(); ++i) {
    EXPECT_EQ(at(ruling.shown.allowances[i].piece), i);
    EXPECT_THAT(ruling.shown.allowances[i].spent, Optional(DoubleNear(gone[i], 1e-9)));
    EXPECT_EQ(ruling.shown.allowances[i].total, ruling.allowance.total);
  }
  EXPECT_EQ(ruling.allowance.spent, ruling.shown.allowances[1].spent);
  EXPECT_EQ(ruling.shown.symbol, "″");
}

TEST(TheAllowances, OfAModelThatGoesTooFarStandInTheRuling) {
  const Ruling ruling = judged(THREE_MEN, R"({"piece": "a", "action": "advance", "path": [{"forward": 30}]})").ruling;
  ASSERT_THAT(ruling.shown.allowances, SizeIs(1));
  EXPECT_THAT(ruling.shown.allowances[0].spent, Optional(DoubleNear(30, 1e-9)));
  EXPECT_EQ(ruling.verdict, Verdict::illegal);
}

TEST(TheAllowance, OfAnAdvanceIsTheBasicRateAndOfARunMore) {
  using ruleset_test::parts_of;
  EXPECT_THAT(parts_of(judged(THREE_MEN, R"({"piece": "a", "action": "advance", "path": [{"forward": 1}]})").ruling),
              ElementsAre("orders-1 6: 6″, its basic rate."));
  EXPECT_THAT(parts_of(judged(THREE_MEN, R"({"piece": "a", "action": "run", "path": [{"forward": 1}]})").ruling),
              ElementsAre("orders-1 6: 6″, its basic rate.", "orders-4 6: 6″ more for a Run."));
}

constexpr const char* LORRY = R"(
    {"id": "lorry", "side": "red", "at": [10, 10], "facing": 0, "base": {"shape": "circle", "diameter": 1},
     "traits": {"troop": "vehicle", "drive": "wheeled", "rate": 10}})";
constexpr const char* ROAD = R"(
    {"id": "road", "kind": "road", "geometry": {"type": "LineString", "coordinates": [[10, 0], [10, 48]]}})";

TEST(TheAllowance, OfAVehicleAlongARoadCountsTwice) {
  constexpr auto RUN = R"({"piece": "lorry", "action": "run", "path": [{"forward": 30}]})";
  EXPECT_THAT(ruleset_test::parts_of(judged(LORRY, RUN, ROAD).ruling),
              ElementsAre("orders-1 10: 10″, its own basic rate.", "orders-4 10: 10″ more for a Run.",
                          "orders-21 20: 20″ more: the whole move is along a road."));
}

}  // namespace
}  // namespace linesman::orders
