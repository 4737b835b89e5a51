// Turning, nudging, selecting: placing by hand with mouse and keys.
#include <gmock/gmock.h>

#include "dragging.h"
#include "ui/tools/placing/place_tool.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

/// Four tanks: "left" and "right" at (10, 10) and (14, 10), the others in one unit at (25, 10) and (28, 10).
Game four_tanks() {
  Game::Parts parts;
  parts.table = {40, 30, {}};
  Unit troop;
  troop.id = "troop";
  troop.side = "red";
  parts.units = {troop};
  for (const auto& [id, x] : {std::pair{"left", 10.0}, {"right", 14.0}, {"third", 25.0}, {"fourth", 28.0}}) {
    Piece p;
    p.id = id;
    p.side = "red";
    p.base = RectangleBase{1.2, 2.6};
    p.pose = {{x, 10}, 0, 0};
    if (x > 20) p.unit = UnitIndex{0};
    parts.pieces.push_back(p);
  }
  return Game(std::move(parts));
}

class ByHand : public Dragging {
 protected:
  void SetUp() override {
    Dragging::SetUp();
    play(four_tanks());
    place_tool = std::make_unique<PlaceTool>(*host);
    host->tool = place_tool.get();
    view.set_tool(place_tool.get());
    view.setFocus();
  }
  const Pose& pose(PieceIndex i) const { return host->game().piece(i).pose; }
  void double_click(Vec p) {
    press(p);
    release(p);
    send(QEvent::MouseButtonDblClick, p, Qt::LeftButton, Qt::LeftButton);
    release(p);
  }
  /// Where the round handle of one selected tank that faces north stands.
  Vec handle_of(PieceIndex i) const { return pose(i).at + Vec{0, 1.3 + 26 / view.projection().scale}; }

  std::unique_ptr<PlaceTool> place_tool;
};

TEST_F(ByHand, TheRoundHandleTurnsAModelOnTheSpot) {
  host->select({LEFT});
  drag(handle_of(LEFT), {16, 10});
  EXPECT_THAT(pose(LEFT).facing, DoubleNear(90, 1.01));
  EXPECT_EQ(pose(LEFT).at, (Vec{10, 10}));
  EXPECT_THAT(host->changes, SizeIs(1));
}

TEST_F(ByHand, SeveralTurnAboutTheirMiddle) {
  host->select({LEFT, RIGHT});
  QTest::keyClick(&view, Qt::Key_BracketRight);
  EXPECT_THAT(host->changes, SizeIs(1));
  EXPECT_EQ(pose(LEFT).facing, 15);
  const Vec middle = (pose(LEFT).at + pose(RIGHT).at) * 0.5;
  EXPECT_THAT(distance(middle, {12, 10}), DoubleNear(0, 1e-9));
  EXPECT_GT(pose(LEFT).at.y, 10) << "the left one goes ahead when they turn to the right";
}

TEST_F(ByHand, KeysTurnAndNudge) {
  host->select({LEFT});
  QTest::keyClick(&view, Qt::Key_Right);
  EXPECT_EQ(pose(LEFT).at, (Vec{10.25, 10}));
  QTest::keyClick(&view, Qt::Key_Up, Qt::ControlModifier);
  EXPECT_EQ(pose(LEFT).at, (Vec{10.25, 11}));
  QTest::keyClick(&view, Qt::Key_Left, Qt::ShiftModifier);
  EXPECT_EQ(pose(LEFT).facing, 345);
  EXPECT_THAT(host->changes, SizeIs(3));
}

TEST_F(ByHand, AModelTurnsWhileItIsDragged) {
  press({10, 10});
  move({15, 20});
  QTest::keyClick(&view, Qt::Key_BracketLeft);
  move({20, 20});
  release({20, 20});
  EXPECT_EQ(pose(LEFT).facing, 345);
  EXPECT_THAT(distance(pose(LEFT).at, {20, 20}), DoubleNear(0, 0.02));
  EXPECT_THAT(host->changes, SizeIs(1));
}

TEST_F(ByHand, ADragEndsInContactWithAModelNearBy) {
  drag({10, 10}, {15.3, 10.1});
  EXPECT_THAT(pose(LEFT).at.x, DoubleNear(15.2, 1e-6));
  EXPECT_THAT(pose(LEFT).at.y, DoubleNear(10, 1e-6));
}

TEST_F(ByHand, ControlLeavesItExactlyWhereThePointerIs) {
  press({10, 10});
  move({13, 10}, Qt::ControlModifier);
  move({15.3, 10.1}, Qt::ControlModifier);
  release({15.3, 10.1});
  EXPECT_THAT(pose(LEFT).at.x, DoubleNear(15.3, 0.02));
}

TEST_F(ByHand, ARubberBandSelectsWhatLiesInIt) {
  drag({8, 7}, {16, 13});
  EXPECT_THAT(host->selection(), UnorderedElementsAre(LEFT, RIGHT));
  EXPECT_THAT(host->changes, IsEmpty());
  drag({2, 2}, {4, 4});
  EXPECT_THAT(host->selection(), IsEmpty());
}

TEST_F(ByHand, ADoubleClickSelectsTheWholeUnit) {
  double_click({28, 10});
  EXPECT_THAT(host->selection(), ElementsAre(PieceIndex{3}, PieceIndex{2}));
  double_click({10, 10});
  EXPECT_THAT(host->selection(), ElementsAre(LEFT));
}

TEST_F(ByHand, ControlAddsToTheSelectionAndTakesAway) {
  press({10, 10});
  release({10, 10});
  send(QEvent::MouseButtonPress, {14, 10}, Qt::LeftButton, Qt::LeftButton, Qt::ControlModifier);
  release({14, 10});
  EXPECT_THAT(host->selection(), ElementsAre(LEFT, RIGHT));
  send(QEvent::MouseButtonPress, {10, 10}, Qt::LeftButton, Qt::LeftButton, Qt::ControlModifier);
  release({10, 10});
  EXPECT_THAT(host->selection(), ElementsAre(RIGHT));
}

TEST_F(ByHand, AClickOnOneOfSeveralSelectsItAlone) {
  host->select({LEFT, RIGHT});
  press({14, 10});
  release({14, 10});
  EXPECT_THAT(host->selection(), ElementsAre(RIGHT));
}

TEST_F(ByHand, AGroupStaysOnTheTableWhole) {
  host->select({LEFT, RIGHT});
  drag({10, 10}, {-5, 10});
  EXPECT_THAT(pose(LEFT).at.x, DoubleNear(0, 1e-9));
  EXPECT_THAT(pose(RIGHT).at.x, DoubleNear(4, 1e-9));
}

TEST_F(ByHand, TheMoveToolSelectsUnitsAndRectanglesToo) {
  play(four_tanks());
  double_click({25, 10});
  EXPECT_THAT(host->selection(), UnorderedElementsAre(PieceIndex{2}, PieceIndex{3}));
  drag({8, 7}, {16, 13}, Qt::ShiftModifier);
  EXPECT_THAT(host->selection(), UnorderedElementsAre(LEFT, RIGHT));
  EXPECT_EQ(host->order(), nullptr);
}

}  // namespace
}  // namespace linesman
