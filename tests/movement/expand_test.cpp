#include <gmock/gmock.h>

#include "scene.h"

namespace linesman {
namespace {

using namespace scenes;

Scene turned_tank() { return Scene().with(piece("tank", RectangleBase{2, 4}, {20, 20}, 30)); }

TEST(Expansion, MakesAPivotAndALegOfAToStep) {
  const PieceTrace t = turned_tank().trace({ToStep{{30, 20}}});
  ASSERT_EQ(t.steps.size(), 2u);
  EXPECT_NEAR(std::get<Turn>(t.steps[0].facts).angle, 60, 1e-9);
  EXPECT_EQ(std::get<Leg>(t.steps[1].facts).manner, Manner::forward);
  EXPECT_EQ(t.end.pose.at, (Vec{30, 20}));
  EXPECT_EQ(t.end.pose.facing, 90);
  EXPECT_EQ(t.steps[1].written, 0u);
}

TEST(Expansion, TurnsRightToAPointStraightBehind) {
  for (double facing = 0; facing < 360; facing += 15) {
    Scene t = Scene().with(piece("tank", RectangleBase{2, 4}, {20, 20}, facing));
    const PieceTrace ahead = t.trace({ReverseStep{5}});
    const PieceTrace back = t.trace({ToStep{ahead.end.pose.at}});
    EXPECT_NEAR(std::get<Turn>(back.steps[0].facts).angle, 180, 1e-9) << facing;
  }
}

TEST(Expansion, LeavesOutThePivotToAPointAhead) {
  const PieceTrace there = turned_tank().trace({ForwardStep{7}});
  const PieceTrace t = turned_tank().trace({ToStep{there.end.pose.at}});
  ASSERT_EQ(t.steps.size(), 1u);
  EXPECT_NEAR(std::get<Leg>(t.steps[0].facts).length, 7, 1e-9);
}

TEST(Expansion, ReversesToAPoint) {
  const PieceTrace t = turned_tank().trace({ReverseToStep{{20, 30}}});
  ASSERT_EQ(t.steps.size(), 2u);
  EXPECT_NEAR(std::get<Turn>(t.steps[0].facts).angle, 150, 1e-9);
  EXPECT_EQ(std::get<Leg>(t.steps[1].facts).manner, Manner::reverse);
  EXPECT_EQ(t.end.pose.facing, 180);
}

TEST(Expansion, MakesNothingOfAToStepToItsOwnPlace) {
  EXPECT_TRUE(turned_tank().trace({ToStep{{20, 20}}, SlideStep{{20, 20}}, ReverseToStep{{20, 20}}}).steps.empty());
}

TEST(Expansion, SlidesInEachManner) {
  EXPECT_EQ(turned_tank().leg({SlideStep{{20, 30}}}).manner, Manner::sideways);
  EXPECT_EQ(turned_tank().leg({SlideStep{turned_tank().trace({ForwardStep{3}}).end.pose.at}}).manner, Manner::forward);
  EXPECT_NEAR(turned_tank().leg({SidewaysStep{-2}}).heading, 300, 1e-9);
}

TEST(Expansion, ClimbsAndDescendsToTheTable) {
  const PieceTrace t = turned_tank().trace({ClimbStep{0.1}, ClimbStep{0.2}, ClimbStep{-0.3}});
  EXPECT_EQ(t.end.pose.altitude, 0);
}

TEST(Expansion, StaysExactOverManySteps) {
  Path path;
  for (int i = 0; i < 360; ++i) {
    path.push_back(PivotStep{1});
    path.push_back(ForwardStep{0.1});
  }
  const Pose end = turned_tank().trace(path).end.pose;
  EXPECT_NEAR(end.at.x, 20, 1e-9);
  EXPECT_NEAR(end.at.y, 20, 1e-9);
  EXPECT_NEAR(end.facing, 30, 1e-9);
}

TEST(Expansion, RefusesAPathToTooLargeCoordinates) {
  const Scene t = turned_tank();
  const auto trace = Tracer(t.game()).trace(Scene::moving(t.game(), {ForwardStep{1}, ForwardStep{12000}}));
  ASSERT_FALSE(trace.ok());
  EXPECT_EQ(trace.problem().pointer, "/path/1");
}

TEST(Expansion, RefusesHexStepsWithoutAGrid) {
  const Scene t = turned_tank();
  const auto trace = Tracer(t.game()).trace(Scene::moving(t.game(), {HexStep{{1, 1}}}));
  ASSERT_FALSE(trace.ok());
  EXPECT_EQ(trace.problem().pointer, "/path/0");
}

TEST(Tracing, RefusesToMoveAPieceTwice) {
  const Scene t = turned_tank();
  TraceRequest request = Scene::moving(t.game(), {ForwardStep{1}});
  request.movers.push_back(request.movers[0]);
  EXPECT_FALSE(Tracer(t.game()).trace(request).ok());
}

TEST(Tracing, LetsPiecesMovedTogetherMeetOnlyAtTheEnd) {
  Scene t = turned_tank().with(piece("other", RectangleBase{2, 4}, {20, 25}, 0));
  TraceRequest request = Scene::moving(t.game(), {SlideStep{{20, 30}}});
  request.movers.push_back({PieceIndex{1}, RectangleBase{2, 4}, {}, {SlideStep{{20, 31}}}});
  request.against_ends = true;
  const Trace trace = t.trace(request);
  const Leg& leg = std::get<Leg>(trace.pieces[0].steps[0].facts);
  EXPECT_TRUE(leg.met.contacts.empty());
  ASSERT_EQ(leg.met.contacts_at_ends.size(), 1u);
  EXPECT_NEAR(leg.met.contacts_at_ends[0].to, 10, 1e-9);
  EXPECT_EQ(trace.pieces[0].end.contacts, (PieceSet{PieceIndex{1}}));
  EXPECT_EQ(trace.pieces[1].end.contacts, (PieceSet{PieceIndex{0}}));
}

TEST(Tracing, HasNoContactsBetweenMoversAtTheirStarts) {
  Scene t = turned_tank()
                .with(piece("other", RectangleBase{2, 4}, {20, 21}, 0))
                .with(piece("third", CircleBase{1}, {20, 20}));
  TraceRequest request = Scene::moving(t.game(), {SlideStep{{20, 30}}});
  request.movers.push_back({PieceIndex{1}, RectangleBase{2, 4}, {}, {SlideStep{{30, 31}}}});
  const Trace trace = t.trace(request);
  EXPECT_EQ(trace.pieces[0].start.contacts, (PieceSet{PieceIndex{2}}));
  EXPECT_EQ(trace.pieces[0].start.gaps.size(), 2u);
}

}  // namespace
}  // namespace linesman
