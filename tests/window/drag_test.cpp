#include <QTest>

#include "ui/tools/ordering/handles.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using DragToJudge = WindowTest;

TEST_F(DragToJudge, ATankIsRuledOnWhileItIsDragged) {
  open();
  press({10, 6});
  move_to({10, 9});
  move_to({10, 12});
  settle();
  EXPECT_EQ(verdict(), Verdict::incomplete) << "the dice are not rolled yet";
  EXPECT_EQ(window->ruling_panel().verdict_text(), "Incomplete");
  release({10, 12});
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(order().who, Who{OnePiece{"tank-1"}});
  ASSERT_EQ(order().paths.common()->size(), 1u);
  EXPECT_NEAR(std::get<ForwardStep>(order().paths.common()->front()).distance, 6, 0.1);
  EXPECT_EQ(session().file().undo_stack().count(), 0) << "a proposal changes nothing";
}

TEST_F(DragToJudge, TypedDiceMakeItLegal) {
  open();
  drag({10, 6}, {10, 11});
  window->order_panel().findChild<ActionButtons*>()->chosen("rapid");
  settle();
  type_dice("4 3");
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{4, 3}));
  EXPECT_EQ(verdict(), Verdict::legal);
  EXPECT_EQ(window->ruling_panel().verdict_text(), "Legal");
}

TEST_F(DragToJudge, SnapsToTheFurthestLegalPoint) {
  open();
  drag({10, 6}, {10, 11});
  window->order_panel().findChild<ActionButtons*>()->chosen("rapid");
  settle();
  type_dice("4 3");  // and an inch for each die: 9 inches
  drag({10, 11}, {10, 15.2});
  EXPECT_EQ(verdict(), Verdict::legal);
  const Ruling& ruling = *session().proposal().answer()->ruling();
  EXPECT_NEAR(*ruling.allowance.left, 0, 1e-6);
  EXPECT_NEAR(ruling.ends.front().pose.at.y, 15, 0.01) << "a pixel is not exactly where the pointer was meant to be";
}

TEST_F(DragToJudge, FarBeyondTheLimitDoesNotSnap) {
  open();
  drag({10, 6}, {10, 11});
  window->order_panel().findChild<ActionButtons*>()->chosen("rapid");
  settle();
  type_dice("4 3");
  drag({10, 11}, {10, 19});
  EXPECT_EQ(verdict(), Verdict::illegal);
  EXPECT_NEAR(session().proposal().answer()->ruling()->ends.front().pose.at.y, 19, 0.1);
}

TEST_F(DragToJudge, SpaceSetsAWaypoint) {
  open();
  press({10, 6});
  move_to({10, 9});
  key(Qt::Key_Space);
  move_to({13, 12});
  settle();
  release({13, 12});
  ASSERT_EQ(order().paths.common()->size(), 2u);
  EXPECT_NEAR(std::get<ForwardStep>(order().paths.common()->front()).distance, 3, 0.1);
  EXPECT_NEAR(std::get<ToStep>(order().paths.common()->back()).point.x, 13, 0.1);
}

TEST_F(DragToJudge, AnotherButtonSetsAWaypoint) {
  open();
  press({10, 6});
  move_to({10, 9});
  press({10, 9}, Qt::RightButton);
  move_to({12, 11});
  release({12, 11});
  settle();
  EXPECT_EQ(order().paths.common()->size(), 2u);
}

TEST_F(DragToJudge, ShiftReverses) {
  open();
  drag({10, 6}, {10, 4}, Qt::ShiftModifier);
  EXPECT_TRUE(std::holds_alternative<ReverseStep>(order().paths.common()->front()));
}

TEST_F(DragToJudge, TheHandlePivots) {
  open();
  click({10, 6});
  settle();
  // Where the tool puts it: ahead of the base by 26 pixels.
  PieceTrace standing;
  standing.piece = *session().game().find_piece("tank-1");
  standing.footprint = piece("tank-1").base;
  standing.end.pose = piece("tank-1").pose;
  const auto handles = handles_of(standing, true, false, 26 / view().projection().scale);
  ASSERT_EQ(handles.size(), 1u);
  drag(handles.front().at, {20, 6});
  ASSERT_EQ(order().paths.common()->size(), 1u);
  ASSERT_TRUE(std::holds_alternative<PivotStep>(order().paths.common()->front()));
  EXPECT_NEAR(std::get<PivotStep>(order().paths.common()->front()).angle, 90, 2);
}

TEST_F(DragToJudge, EscapeLeavesNothing) {
  open();
  press({10, 6});
  move_to({10, 12});
  key(Qt::Key_Escape);
  release({10, 12});
  settle();
  EXPECT_FALSE(session().proposal().order());
  EXPECT_EQ(session().file().undo_stack().count(), 0);
}

TEST_F(DragToJudge, KeysAloneMakeTheSameOrder) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_Up);
  key(Qt::Key_Up);
  settle();
  ASSERT_TRUE(session().proposal().order());
  EXPECT_NEAR(session().proposal().answer()->ruling()->ends.front().pose.at.y, 8, 1e-6);
}

TEST_F(DragToJudge, ButtonsStepAsTheArrowKeysDo) {
  open();
  click({10, 6});
  settle();
  const auto buttons = window->order_panel().findChild<StepPad*>()->findChildren<QToolButton*>();
  ASSERT_EQ(buttons.size(), 4);
  QTest::mouseClick(buttons[0], Qt::LeftButton);
  QTest::mouseClick(buttons[1], Qt::LeftButton);
  settle();
  ASSERT_TRUE(session().proposal().order());
  ASSERT_EQ(order().paths.common()->size(), 2u);
  EXPECT_EQ(std::get<PivotStep>(order().paths.common()->front()).angle, -15);
  QTest::mouseClick(buttons[2], Qt::LeftButton);
  QTest::mouseClick(buttons[3], Qt::LeftButton);
  settle();
  EXPECT_FALSE(session().proposal().order()) << "back where it stood";
}

TEST_F(DragToJudge, AFeatureIsPickedOnTheTable) {
  open();
  drag({10, 6}, {10, 9});
  FieldEditor* toward = nullptr;
  for (FieldEditor* editor : window->order_panel().findChildren<FieldEditor*>())
    if (editor->field().key == "toward") toward = editor;
  ASSERT_NE(toward, nullptr);
  QTest::mouseClick(toward->findChild<QToolButton*>(), Qt::LeftButton);
  click({3, 12});
  settle();
  EXPECT_EQ(order().members["toward"].text(), "copse");
  drag({30, 6}, {30, 8});
  EXPECT_EQ(order().who, Who{OnePiece{"car-1"}}) << "after the pick the table drags again";
}

TEST_F(DragToJudge, EscapeGivesAPickUp) {
  open();
  drag({10, 6}, {10, 9});
  FieldEditor* toward = window->order_panel().findChild<FieldForm*>()->findChild<FieldEditor*>();
  ASSERT_NE(toward, nullptr);
  emit toward->pick_asked(toward);
  key(Qt::Key_Escape);
  EXPECT_TRUE(session().proposal().order()) << "only the pick is given up";
  drag({30, 6}, {30, 8});
  EXPECT_EQ(order().who, Who{OnePiece{"car-1"}});
}

TEST_F(DragToJudge, AnotherModelSelectedDropsTheOrder) {
  open();
  drag({10, 6}, {10, 9});
  click({30, 6});
  settle();
  EXPECT_FALSE(session().proposal().order());
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"car-1"});
}

}  // namespace
}  // namespace linesman::testing_window
