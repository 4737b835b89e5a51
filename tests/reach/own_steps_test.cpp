// Ways in the steps that a ruleset takes: turns and legs, and wheels where a piece may not turn about its centre.
#include "reach/search/own_steps.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/heading.h"
#include "reach/places.h"

namespace linesman {
namespace {

const std::string REGIMENT =
    R"({"id": "regiment", "side": "blue", "base": {"shape": "rectangle", "width": 5, "length": 2},
    "at": [24, 24], "facing": 30, "traits": {"move": 6}})";
const std::string FOOT = R"({"id": "foot", "side": "blue", "base": {"shape": "rectangle", "width": 1.5, "length": 0.75},
    "at": [24, 24], "facing": 30, "traits": {"troop": "infantry"}})";

const Pose REGIMENT_POSE{{24, 24}, 30, 0};

template <class Kept>
bool has(const Path& path) {
  return std::any_of(path.begin(), path.end(), [](const Step& step) { return std::holds_alternative<Kept>(step); });
}

TEST(OwnSteps, AreAPivotAndALegForAStepToAPlace) {
  const Path path = in_own_steps({ToStep{{24, 30}}}, REGIMENT_POSE, RectangleBase{5, 2}, TurnsBy::pivots);
  ASSERT_EQ(path.size(), 2U);
  EXPECT_NEAR(std::get<PivotStep>(path[0]).angle, -30, 1e-9);
  EXPECT_NEAR(std::get<ForwardStep>(path[1]).distance, 6, 1e-9);
}

TEST(OwnSteps, GoOnFromWhereTheStepBeforeEnds) {
  const Path path = in_own_steps({ToStep{{24, 30}}, ReverseToStep{{24, 28}}, SlideStep{{27, 28}}}, REGIMENT_POSE,
                                 RectangleBase{5, 2}, TurnsBy::pivots);
  ASSERT_EQ(path.size(), 4U);
  EXPECT_NEAR(std::get<ReverseStep>(path[2]).distance, 2, 1e-9);
  EXPECT_NEAR(std::get<SidewaysStep>(path[3]).distance, 3, 1e-9);
}

TEST(OwnSteps, LeadARegimentByAWheelToThePlaceThatIsMeant) {
  const Hearing hearing = reach_test::heard("ranks", "", REGIMENT);
  int reached = 0;
  for (double aside = -32; aside <= 32; aside += 8) {
    const Vec place = REGIMENT_POSE.at + direction(REGIMENT_POSE.facing + aside) * 4.5;
    const Path path = in_own_steps({ToStep{place}}, REGIMENT_POSE, RectangleBase{5, 2}, TurnsBy::wheels);
    EXPECT_FALSE(has<PivotStep>(path));
    EXPECT_EQ(has<WheelStep>(path), aside != 0) << aside;
    Order order = reach_test::order_for("regiment", "move");
    order.paths.set_all(path);
    const auto judged = hearing.judge(order);
    ASSERT_TRUE(judged) << judged.problem().sentence();
    EXPECT_LE(distance(judged->trace.pieces.front().end.pose.at, place), 1e-6) << aside;
    reached += judged->ruling.verdict == Verdict::legal;
  }
  EXPECT_GE(reached, 5);
}

TEST(OwnSteps, LetPiecesBeSentUnderRulesWithoutStepsToPlaces) {
  const Hearing ranks = reach_test::heard("ranks", "", REGIMENT);
  EXPECT_EQ(reach_test::asked(ranks, reach_test::order_for("regiment", "move"), {25.5, 27}).answer, CouldAnswer::yes);
  const Hearing elements = reach_test::heard("elements", "", FOOT);
  EXPECT_EQ(reach_test::asked(elements, reach_test::order_for("foot", "move"), {25, 25.5}).answer, CouldAnswer::yes);
}

}  // namespace
}  // namespace linesman
