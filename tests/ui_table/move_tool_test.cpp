#include "ui/tools/ordering/move_tool.h"

#include <gmock/gmock.h>

#include "base/heading.h"
#include "dragging.h"
#include "ui/tools/ordering/path_edit.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::SizeIs;

TEST_F(Dragging, ProposesThePathToThePointerAtEveryMove) {
  press({10, 10});
  move({10, 13});
  move({11, 14});
  EXPECT_EQ(host->proposals, 2);
  EXPECT_EQ(host->order()->who, Who{OnePiece{"left"}});
  ASSERT_THAT(host->path(), SizeIs(1));
  EXPECT_THAT(point(0).x, DoubleNear(11, 0.01));
  EXPECT_THAT(point(0).y, DoubleNear(14, 0.01));
  release({11, 14});
  EXPECT_FALSE(tool->busy());
  EXPECT_NE(host->order(), nullptr);
}

TEST_F(Dragging, KeepsTheGripWhereTheModelWasPressed) {
  press({10.4, 10.9});
  move({10.4, 13.9});
  EXPECT_THAT(host->end().x, DoubleNear(10, 0.011));
  EXPECT_THAT(host->end().y, DoubleNear(13, 0.011));
}

TEST_F(Dragging, AClickWithoutADragOnlySelects) {
  press({14, 10});
  release({14, 10});
  EXPECT_EQ(host->order(), nullptr);
  EXPECT_THAT(view.selection(), testing::ElementsAre(PieceIndex{1}));
}

TEST_F(Dragging, SpaceAndTheOtherButtonSetWaypoints) {
  press({10, 10});
  move({10, 12});
  QTest::keyClick(&view, Qt::Key_Space);
  move({12, 12});
  press({12, 12}, Qt::RightButton);
  move({12, 13});
  ASSERT_THAT(host->path(), SizeIs(3));
  EXPECT_THAT(point(0).y, DoubleNear(12, 0.01));
  EXPECT_THAT(point(1).x, DoubleNear(12, 0.01));
  release({12, 13});
  EXPECT_THAT(host->path(), SizeIs(3));
}

TEST_F(Dragging, TheKeySSlidesWhereTheDesktopTakesAltAndEndsItAgain) {
  press({10, 10});
  move({12, 10.5});
  move({12, 11});
  QTest::keyClick(&view, Qt::Key_S);
  EXPECT_TRUE(std::holds_alternative<SlideStep>(host->path()[0])) << "at once, without another move";
  QTest::keyClick(&view, Qt::Key_S);
  EXPECT_FALSE(std::holds_alternative<SlideStep>(host->path()[0]));
  release({12, 11});
}

TEST_F(Dragging, ShiftReversesAndAltSlides) {
  press({10, 10});
  move({11, 8}, Qt::ShiftModifier);
  EXPECT_TRUE(std::holds_alternative<ReverseToStep>(host->path()[0]));
  move({12, 11}, Qt::AltModifier);
  EXPECT_TRUE(std::holds_alternative<SlideStep>(host->path()[0]));
}

TEST_F(Dragging, WhatIsNearlyStraightIsStraightUnlessControlIsHeld) {
  press({10, 10});
  move({10.1, 14});
  EXPECT_EQ(std::get<ForwardStep>(host->path()[0]).distance, 4);
  EXPECT_EQ(host->judgement()->trace.pieces[0].end.pose.facing, 0);
  move({10.1, 7}, Qt::ShiftModifier);
  EXPECT_EQ(std::get<ReverseStep>(host->path()[0]).distance, 3);
  move({8, 10.1}, Qt::AltModifier);
  EXPECT_EQ(std::get<SidewaysStep>(host->path()[0]).distance, -2);
  move({10.1, 14}, Qt::ControlModifier);
  EXPECT_TRUE(std::holds_alternative<ToStep>(host->path()[0]));
  move({11, 14});
  EXPECT_TRUE(std::holds_alternative<ToStep>(host->path()[0]));
}

TEST_F(Dragging, AStepThatTheRulesDoNotKnowIsNotProposed) {
  host->allow({"to", "pivot"});
  press({10, 10});
  move({12, 10}, Qt::AltModifier);
  EXPECT_TRUE(std::holds_alternative<ToStep>(host->path()[0]));
  EXPECT_FALSE(host->said.isEmpty());
}

TEST_F(Dragging, SnapsExactlyToTheFurthestPointNearTheLimit) {
  press({10, 10});
  move({10, 16.3});
  EXPECT_EQ(host->judgement()->ruling.verdict, Verdict::legal);
  EXPECT_THAT(host->end().y, DoubleNear(16, 1e-9));
  move({10, 21});
  EXPECT_EQ(host->judgement()->ruling.verdict, Verdict::illegal);
  EXPECT_THAT(host->end().y, DoubleNear(21, 0.011));
}

TEST_F(Dragging, EscapeDropsItAllAndLeavesTheOrderThatWas) {
  press({10, 10});
  move({10, 13});
  QTest::keyClick(&view, Qt::Key_Escape);
  EXPECT_EQ(host->order(), nullptr);
  EXPECT_FALSE(tool->busy());
  release({10, 13});

  press({10, 10});
  move({10, 12});
  release({10, 12});
  press({10, 10});
  move({12, 10});
  QTest::keyClick(&view, Qt::Key_Escape);
  ASSERT_NE(host->order(), nullptr);
  EXPECT_THAT(host->end().y, DoubleNear(12, 0.011));
}

TEST_F(Dragging, WaypointsOfTheProposedOrderCanBeDragged) {
  press({10, 10});
  move({10, 12});
  QTest::keyClick(&view, Qt::Key_Space);
  move({11, 13});
  release({11, 13});
  press({10, 12});
  EXPECT_TRUE(tool->busy());
  move({9, 12});
  release({9, 12});
  ASSERT_THAT(host->path(), SizeIs(2));
  EXPECT_THAT(point(0).x, DoubleNear(9, 0.011));
  EXPECT_THAT(point(1).x, DoubleNear(11, 0.011));
}

TEST_F(Dragging, PressedAtItsEndThePathGoesOn) {
  press({10, 10});
  move({10, 13});
  release({10, 13});
  const Vec beside{10.4, 12.2};
  press(beside);
  move(beside + Vec{0, 2});
  release(beside + Vec{0, 2});
  ASSERT_THAT(host->path(), SizeIs(2));
  EXPECT_THAT(host->end().y, DoubleNear(15, 0.02));
}

TEST_F(Dragging, TheRotationHandlePivotsByWholeDegrees) {
  host->select({PieceIndex{0}});
  const double reach = 1.3 + 26 / view.projection().scale;
  press({10, 10 + reach});
  EXPECT_TRUE(tool->busy());
  move(Vec{10, 10} + rotated({0, reach}, 30.3));
  EXPECT_EQ(std::get<PivotStep>(host->path().back()).angle, 30);
  move(Vec{10, 10} + rotated({0, reach}, 40), Qt::ShiftModifier);
  EXPECT_EQ(std::get<PivotStep>(host->path().back()).angle, 45);
  release(Vec{10, 10} + rotated({0, reach}, 40));
  EXPECT_THAT(host->path(), SizeIs(1));
}

TEST_F(Dragging, AWholeSelectionKeepsItsFormation) {
  host->select({PieceIndex{0}, PieceIndex{1}});
  press({14, 10});
  move({14, 13});
  release({14, 13});
  ASSERT_THAT(host->order()->paths.own(), SizeIs(2));
  EXPECT_EQ(host->judgement()->trace.pieces.size(), 2U);
  const Vec left = std::get<ToStep>(host->order()->paths.of("left")->at(0)).point;
  const Vec right = std::get<ToStep>(host->order()->paths.of("right")->at(0)).point;
  EXPECT_THAT(right.x - left.x, DoubleNear(4, 1e-9));
  EXPECT_THAT(right.y - left.y, DoubleNear(0, 1e-9));
}

TEST_F(Dragging, KeysNudgeThePathOfTheSelectedModel) {
  host->select({PieceIndex{0}});
  QTest::keyClick(&view, Qt::Key_Up);
  QTest::keyClick(&view, Qt::Key_Up);
  QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
  QTest::keyClick(&view, Qt::Key_Right);
  ASSERT_THAT(host->path(), SizeIs(2));
  EXPECT_EQ(std::get<ForwardStep>(host->path()[0]).distance, 2.25);
  EXPECT_EQ(std::get<PivotStep>(host->path()[1]).angle, 15);
  QTest::keyClick(&view, Qt::Key_Backspace);
  EXPECT_THAT(host->path(), SizeIs(1));
  QTest::keyClick(&view, Qt::Key_Escape);
  EXPECT_EQ(host->order(), nullptr);
}

TEST_F(Dragging, PageKeysClimbAndDescend) {
  host->select({PieceIndex{0}});
  QTest::keyClick(&view, Qt::Key_PageUp, Qt::ShiftModifier);
  QTest::keyClick(&view, Qt::Key_PageDown);
  ASSERT_THAT(host->path(), SizeIs(1));
  EXPECT_EQ(std::get<ClimbStep>(host->path()[0]).height, 5);
  host->allow({"to", "pivot"});
  EXPECT_FALSE(tool->key(Qt::Key_PageUp, {})) << "on wheels nobody climbs";
}

TEST(PathsByKeys, GoBackOnWhatTheyWentForward) {
  Path path = driven({}, 1);
  path = driven(path, -1);
  EXPECT_THAT(path, SizeIs(0));
  path = driven(driven({}, 1), -3);
  EXPECT_EQ(std::get<ReverseStep>(path[0]).distance, 2);
  EXPECT_THAT(turned(turned({}, 170), 20), SizeIs(1));
  EXPECT_EQ(std::get<PivotStep>(turned(turned({}, 170), 20)[0]).angle, -170);
}

}  // namespace
}  // namespace linesman
