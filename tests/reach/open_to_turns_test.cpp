// Ground that is barred to legs, over which a turn about another point may lead: under `orders` a wood in a Run.
#include <gtest/gtest.h>

#include "reach/places.h"

namespace linesman {
namespace {

using reach_test::asked;
using reach_test::heard;
using reach_test::holds;
using reach_test::order_for;
using reach_test::SQUAD;

/// From the west to the east of the table, 5 inches deep, 2 to the north of the squad.
std::string belt(const std::string& kind) {
  return R"({"id": "belt", "kind": ")" + kind +
         R"(", "geometry": {"type": "Polygon", "coordinates": [[[0, 26], [48, 26], [48, 31], [0, 31], [0, 26]]]}})";
}

constexpr Vec HINGE{34, 24};
constexpr double DEGREES = 15;

Order turn_about(Vec hinge) {
  Order order = order_for("squad", "run");
  order.paths.set_all({PivotStep{DEGREES, hinge}});
  return order;
}

TEST(GroundBarredToLegs, MayBeWhereATurnAboutAnotherPointEnds) {
  const Hearing game = heard("orders", belt("wood"), SQUAD);
  const auto judged = game.judge(turn_about(HINGE));
  ASSERT_TRUE(judged);
  ASSERT_EQ(judged->ruling.verdict, Verdict::legal);
  const Vec end = judged->trace.pieces.front().end.pose.at;
  ASSERT_GT(end.y, 26);
  EXPECT_EQ(asked(game, order_for("squad", "run"), end).answer, CouldAnswer::unknown);
  const auto reach = reach_of(game, order_for("squad", "run"), {});
  ASSERT_TRUE(reach);
  EXPECT_TRUE(holds(reach->rolls.front().outer, end));
  EXPECT_FALSE(holds(reach->rolls.front().inner, end));
}

TEST(GroundBarredToLegs, MayHaveBeenTurnedOver) {
  const Vec beyond{24, 33};
  EXPECT_EQ(asked(heard("orders", belt("wood"), SQUAD), order_for("squad", "run"), beyond).answer,
            CouldAnswer::unknown);
}

TEST(GroundBarredToTurnsToo, IsNeverEntered) {
  const Hearing game = heard("orders", belt("lake"), SQUAD);
  ASSERT_NE(game.judge(turn_about(HINGE))->ruling.verdict, Verdict::legal);
  EXPECT_EQ(asked(game, order_for("squad", "run"), {24, 27}).answer, CouldAnswer::no);
  EXPECT_EQ(asked(game, order_for("squad", "run"), {24, 33}).answer, CouldAnswer::no);
}

}  // namespace
}  // namespace linesman
