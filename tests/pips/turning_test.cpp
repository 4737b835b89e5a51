#include "table.h"

namespace linesman::pips {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(StraightThere, NamesTheFeatureThatIsMissedAndByHowMuch) {
  Table t{.terrain = area("barn", "building", 23, 30, 28, 35)};
  const Ruling r = t.ruling(drive("cautious", R"({"forward": 2}, {"forward": 1})", "4") + R"(, "toward": "barn")");
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-2", "pips-2"));
  EXPECT_EQ(r.faults[1].place.step, 1U);
  EXPECT_EQ(r.faults[1].place.s, 0);
  EXPECT_EQ(r.faults[1].with, "barn");
  EXPECT_NEAR(*r.faults[1].excess, 3, 1e-9);
  EXPECT_THAT(english(r.faults[0].text), HasSubstr("3″"));
}

TEST(StraightThere, LeavesADeclaredRouteAlone) {
  Table t{.terrain = area("barn", "building", 23, 30, 28, 35)};
  EXPECT_TRUE(
      t.ruling(drive("cautious", R"({"forward": 2})", "4") + R"(, "toward": "barn", "route": true)").faults.empty());
  EXPECT_FALSE(
      t.ruling(drive("cautious", R"({"forward": 2})", "4") + R"(, "toward": "barn", "route": false)").faults.empty());
}

TEST(ForwardsOrBackwards, GivesASidewaysLegItsLengthAndAWheelNoExcess) {
  const Ruling r = Table{}.ruling(drive("rapid", R"({"sideways": -2}, {"wheel": -20}, {"forward": 1})", "4, 3"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-3", "pips-3"));
  EXPECT_NEAR(*r.faults[0].excess, 2, 1e-9);
  EXPECT_FALSE(r.faults[1].excess);
  EXPECT_EQ(*r.allowance.spent, 3);
}

TEST(ForwardsOrBackwards, TakesAPivotAboutTheCentreForATurnOnTheSpot) {
  EXPECT_TRUE(
      Table{}.ruling(drive("cautious", R"({"pivot": 9, "about": [20, 20]}, {"forward": 1})", "4")).faults.empty());
}

TEST(Steering, IsJudgedAtTheFirstPivotOfATurn) {
  const Table half{.tank = R"("speed": "slow", "drive": "half-tracked")"};
  const Ruling r =
      half.ruling(drive("rapid", R"({"forward": 1}, {"pivot": 30}, {"pivot": 30}, {"forward": 1})", "4, 3"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-4"));
  EXPECT_EQ(r.faults[0].place.step, 1U);
  EXPECT_THAT(english(r.faults[0].text), HasSubstr("60°"));
}

TEST(Steering, IsFreeForReverseLegsToo) {
  const Table car{.tank = R"("speed": "wheeled")"};
  EXPECT_TRUE(car.ruling(drive("rapid", R"({"pivot": 45}, {"reverse": 2})", "4, 3")).faults.empty());
}

TEST(Steering, RegainsItsCreditAlsoWhileItReverses) {
  const Table car{.tank = R"("speed": "wheeled")"};
  const std::string there_and_back =
      R"({"pivot": 45}, {"forward": 0.5}, {"reverse": 0.5}, {"pivot": 45}, {"forward": 1})";
  EXPECT_TRUE(car.ruling(drive("rapid", there_and_back, "4, 3")).faults.empty());
}

TEST(Steering, TellsEveryBendThatComesTooSoon) {
  const Table half{.tank = R"("speed": "slow", "drive": "half-tracked")"};
  const Ruling r = half.ruling(drive(
      "rapid", R"({"pivot": 45}, {"forward": 0.2}, {"pivot": 45}, {"forward": 0.2}, {"pivot": 45}, {"forward": 1})",
      "4, 3"));
  EXPECT_THAT(rules_of(r.faults), ElementsAre("pips-4", "pips-4"));
}

TEST(Rotating, TellsWhichRotationPassesTheDiceAndWhatIsLeftToDrive) {
  const Ruling r = Table{}.ruling(drive("rapid", R"({"pivot": 60}, {"forward": 1}, {"pivot": 30}, {"pivot": 30})"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-14", "pips-14"));
  EXPECT_EQ(r.faults[0].place.step, 1U) << "no die is left for the first leg";
  EXPECT_EQ(r.faults[1].place.step, 2U) << "60 degrees and 60 degrees are four dice";
  EXPECT_TRUE(r.dice.empty());
}

TEST(Rotating, ChargesAnInchForAnInchWhenNoDieIsLeft) {
  Table t{.terrain = area("mud", "broken", 0, 0, 72, 48)};
  const Ruling r = t.ruling(drive("rapid", R"({"pivot": 90}, {"forward": 3})", "6, 6"));
  ASSERT_EQ(r.costs.size(), 1U);
  EXPECT_EQ(r.costs[0].rule, "pips-9");
  EXPECT_EQ(r.costs[0].amount, 3);
  EXPECT_EQ(*r.allowance.left, -3);
}

TEST(Rotating, LeavesTheHighestDiceToDriveWhenAllAreRolled) {
  Table t{.options = R"("rotation_dice": "lowest")"};
  const Ruling r = t.ruling(drive("flat-out", R"({"forward": 4}, {"pivot": 60})", "5, 1, 3"));
  EXPECT_EQ(*r.allowance.total, 6) << "the 1 and the 3 rotate";
}

}  // namespace
}  // namespace linesman::pips
