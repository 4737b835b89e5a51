// Inches along a path of a leg, an arc, a turn on the spot and another leg, and steps that count as one.
#include "movement/measured_way.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using testing::ElementsAre;

TracedStep leg(double length) {
  Leg facts;
  facts.length = length;
  return {.facts = facts};
}

TracedStep turn(double angle, double arc) {
  Turn facts;
  facts.angle = angle;
  facts.on_the_spot = arc <= 0;
  facts.centre_arc = arc;
  return {.facts = facts};
}

/// 4 inches ahead, a wheel by 90 degrees along 3 inches, a pivot, and 5 inches ahead.
std::vector<TracedStep> path() { return {leg(4), turn(-90, 3), turn(45, 0), leg(5)}; }

TEST(AMeasuredWay, AddsUpLegsAndArcs) {
  const MeasuredWay way(path());
  EXPECT_EQ(way.length(), 12);
  EXPECT_EQ(way[3].before, 7);
  EXPECT_EQ(way.gone_at({1, 30}), 5) << "a third of the arc";
  EXPECT_EQ(way.gone_at({2, 45}), 7) << "on the spot";
  EXPECT_EQ(way.gone_at({4, 0}), 12) << "beyond its end";
}

TEST(AMeasuredWay, LeavesArcsOutOnRequest) {
  const MeasuredWay way(path(), Measures::legs);
  EXPECT_EQ(way.length(), 9);
  EXPECT_EQ(way.gone_at({1, 30}), 4);
}

TEST(AMeasuredWay, FindsThePlaceAfterSomeInches) {
  const MeasuredWay way(path());
  EXPECT_EQ(way.place_after(2), (PathPoint{0, 2}));
  EXPECT_EQ(way.place_after(5), (PathPoint{1, 30}));
  EXPECT_EQ(way.place_after(99), (PathPoint{3, 5}));
  EXPECT_EQ(MeasuredWay({turn(45, 0)}).place_after(1), (PathPoint{0, 0})) << "the centre stays";
}

TEST(AMeasuredWay, HasEitherStepOfAJoint) {
  const MeasuredWay way(path());
  EXPECT_EQ(way.place_after(4), (PathPoint{0, 4}));
  EXPECT_EQ(way.place_after(4, Joint::later), (PathPoint{1, 0}));
  EXPECT_EQ(way.place_after(7, Joint::later), (PathPoint{3, 0})) << "a turn on the spot is passed over";
}

TEST(StepsThatCountAsOne, EndAtAStepThatDividesThem) {
  const auto role = [](char c) { return c == 't' ? InRun::part : c == 'a' ? InRun::between : InRun::end; };
  const std::string steps = "tatltta";
  EXPECT_THAT(runs_of(steps.size(), [&](std::size_t i) { return role(steps[i]); }),
              ElementsAre(StepRun{0, 2}, StepRun{4, 5}));
  EXPECT_THAT(runs_of(
                  2, [&](std::size_t) { return InRun::part; }, [](std::size_t, std::size_t) { return false; }),
              ElementsAre(StepRun{0, 0}, StepRun{1, 1}))
      << "turns about different points";
}

}  // namespace
}  // namespace linesman
