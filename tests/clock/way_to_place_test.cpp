#include "clock/way_to_place.h"

#include <gmock/gmock.h>

#include "clock/clock_table.h"

namespace linesman::clock_test {
namespace {

using testing::SizeIs;

/// Two runners of 12 inches a turn; the blue one is nearer to the east.
Hearing runners(const std::string& terrain = {}) {
  return heard("orders", terrain, model("r", "red", "[10, 24]") + "," + model("b", "blue", "[60, 24]"),
               R"({"kind": "objective", "id": "mill", "points": [[36, 24]]})");
}

TEST(TheWayToAPlace, IsOfTheEarliestMoverTurnByTurn) {
  const Hearing hearing = runners();
  const auto way = way_to_place(hearing, {.turns = 4}, {40, 24});
  ASSERT_TRUE(way);
  EXPECT_EQ(way->mover, "b");
  EXPECT_EQ(way->turn, 2);
  ASSERT_THAT(way->steps, SizeIs(2));
  Vec at{60, 24};
  for (std::size_t i = 0; i < way->steps.size(); ++i) {
    const StepOfWay& step = way->steps[i];
    EXPECT_EQ(step.turn, static_cast<int>(i) + 1);
    EXPECT_EQ(step.judgement.ruling.verdict, Verdict::legal);
    EXPECT_LE(distance(step.judgement.trace.pieces.front().start.pose.at, at), 1e-6) << "it goes on from where it was";
    const auto again = hearing.on(step.game);
    ASSERT_TRUE(again);
    const auto judged = again->judge(step.order);
    ASSERT_TRUE(judged);
    EXPECT_EQ(judged->ruling.verdict, Verdict::legal);
    at = step.judgement.trace.pieces.front().end.pose.at;
  }
  EXPECT_LE(distance(at, {40, 24}), 0.01);
}

TEST(TheWayToAPlace, IsOfTheSideThatIsAsked) {
  const auto way = way_to_place(runners(), {.sides = {"red"}, .turns = 4}, {40, 24});
  ASSERT_TRUE(way);
  EXPECT_EQ(way->mover, "r");
  EXPECT_EQ(way->turn, 3);
}

TEST(TheWayToAPlace, IsNoneWhereNoMoverComesByTheLastTurn) {
  EXPECT_FALSE(way_to_place(runners(), {.sides = {"red"}, .turns = 2}, {40, 24}));
  const Hearing walled = runners(area("lake", "lake", "[[38,20],[42,20],[42,28],[38,28],[38,20]]"));
  EXPECT_FALSE(way_to_place(walled, {.turns = 4}, {40, 24}));
}

TEST(TheWayToAPlace, HasNoStepsWhereOneStands) {
  const auto way = way_to_place(runners(), {.turns = 2}, {10, 24});
  ASSERT_TRUE(way);
  EXPECT_EQ(way->mover, "r");
  EXPECT_EQ(way->turn, 0);
  EXPECT_THAT(way->steps, SizeIs(0));
}

TEST(AQuestionAboutPlacesAlone, IsNotAboutObjectives) {
  const ClockAnswer answer = asked(runners(), {.turns = 2, .at = {{20, 20}}, .places_alone = true});
  ASSERT_THAT(answer.goals, SizeIs(1));
  EXPECT_EQ(answer.goals.front().goal.id, "place-1");
  EXPECT_THAT(answer.areas, SizeIs(0));
}

}  // namespace
}  // namespace linesman::clock_test
