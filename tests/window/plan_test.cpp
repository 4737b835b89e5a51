// The designer's plan: drawn with mouse or keys, edited in its panel, saved, shown or not.
#include <gmock/gmock.h>

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QToolButton>

#include "files/documents/document.h"
#include "support/images.h"
#include "table/plan.h"
#include "ui/commands/gestures.h"
#include "ui/panels/record/plan_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::SizeIs;

class ThePlan : public WindowTest {
 protected:
  void SetUp() override {
    open();
    window->show();
    key(Qt::Key_N);
  }
  std::vector<Marking> markings() { return plan_of(session().game()).markings; }
  PlanPanel& panel() { return *window->findChild<PlanPanel*>(); }
  template <class Control>
  Control& control(const QString& name) {
    for (auto* each : panel().findChildren<Control*>())
      if (each->accessibleName() == name) return *each;
    throw BrokenPromise("no control " + name.toStdString());
  }
};

TEST_F(ThePlan, GetsARectangularZoneByADragThatIsOneStepOfUndo) {
  key(Qt::Key_2);
  drag({2, 20}, {8, 26});
  ASSERT_THAT(markings(), SizeIs(1));
  EXPECT_EQ(markings()[0].kind, MarkingKind::zone);
  EXPECT_THAT(markings()[0].points, SizeIs(4));
  EXPECT_NEAR(markings()[0].points[2].x, 8, 0.1);
  EXPECT_EQ(session().file().undo_stack().count(), 1);
  session().file().undo_stack().undo();
  EXPECT_THAT(markings(), SizeIs(0));
  EXPECT_FALSE(session().proposal().order());
}

TEST_F(ThePlan, GetsAZoneByClicksThatMayNotCrossItself) {
  for (const Vec corner : {Vec{20, 20}, Vec{26, 26}, Vec{26, 20}, Vec{20, 26}}) click(corner);
  key(Qt::Key_Return);
  EXPECT_THAT(markings(), SizeIs(0)) << "a ring that crosses itself";
  key(Qt::Key_Backspace);
  key(Qt::Key_Return);
  ASSERT_THAT(markings(), SizeIs(1));
  EXPECT_THAT(markings()[0].points, SizeIs(3));
}

TEST_F(ThePlan, GetsObjectivesArrowsAndWordsByTheKeysAlone) {
  key(Qt::Key_3);
  key(Qt::Key_Up);
  key(Qt::Key_Return);
  key(Qt::Key_5);
  key(Qt::Key_Right);
  key(Qt::Key_Right);
  key(Qt::Key_Return);
  key(Qt::Key_4);
  key(Qt::Key_Up);
  key(Qt::Key_Return);
  for (int i = 0; i < 5; ++i) key(Qt::Key_Left);
  key(Qt::Key_Return);
  key(Qt::Key_Return);
  ASSERT_THAT(markings(), SizeIs(3));
  EXPECT_EQ(markings()[0].kind, MarkingKind::objective);
  EXPECT_EQ(markings()[0].points.front(), (Vec{20, 15}));
  EXPECT_EQ(markings()[1].kind, MarkingKind::text);
  EXPECT_EQ(markings()[2].kind, MarkingKind::arrow);
  EXPECT_NEAR(distance(markings()[2].points.front(), markings()[2].points.back()), 5, 1e-9);
}

TEST_F(ThePlan, IsMovedCornerByCornerOrWholeAndTakenAway) {
  key(Qt::Key_2);
  drag({2, 20}, {8, 26});
  drag({8, 26}, {9, 28});
  EXPECT_NEAR(markings()[0].points[2].y, 28, 0.1);
  drag({5, 20}, {6, 21});
  EXPECT_NEAR(markings()[0].points[0].x, 3, 0.15);
  EXPECT_NEAR(markings()[0].points[0].y, 21, 0.15);
  key(Qt::Key_Delete);
  EXPECT_THAT(markings(), SizeIs(0));
}

TEST_F(ThePlan, HasAButtonForEachMarkingThatDrawsIt) {
  key(Qt::Key_Escape);
  call("plan");
  QTest::mouseClick(panel().findChild<QToolButton*>("draw-marking-3"), Qt::LeftButton);
  EXPECT_EQ(window->actions().tools()->checkedAction()->data().toString(), "marking");
  click({12, 20});
  ASSERT_THAT(markings(), SizeIs(1));
  EXPECT_EQ(markings()[0].kind, MarkingKind::objective);
  QTest::mouseClick(panel().findChild<QToolButton*>("draw-marking-2"), Qt::LeftButton);
  drag({2, 20}, {8, 26});
  ASSERT_THAT(markings(), SizeIs(2));
  EXPECT_EQ(markings()[1].kind, MarkingKind::zone);
}

TEST_F(ThePlan, EscapeLeavesNothing) {
  click({20, 20});
  key(Qt::Key_Escape);
  click({26, 26});
  key(Qt::Key_Escape);
  EXPECT_THAT(markings(), SizeIs(0));
  EXPECT_EQ(session().file().undo_stack().count(), 0);
}

TEST_F(ThePlan, SaysInItsPanelWhatAMarkingSaysAndWhoseItIs) {
  key(Qt::Key_3);
  click({30, 20});
  call("plan");
  auto& text = control<QLineEdit>("Text of the marking");
  ASSERT_TRUE(text.isEnabled()) << "what was drawn last is the one to be named";
  text.setFocus();
  QTest::keyClicks(&text, "The mill");
  QTest::keyClick(&text, Qt::Key_Return);
  auto& side = control<QComboBox>("Side of the marking");
  side.setCurrentIndex(side.findData("blue"));
  emit side.activated(side.currentIndex());
  EXPECT_EQ(markings()[0].text, "The mill");
  EXPECT_EQ(markings()[0].side, "blue");
  EXPECT_EQ(control<QListWidget>("Markings").item(0)->text(), "Objective: The mill");
}

TEST_F(ThePlan, TracksTheTurnsAndWhoseItIs) {
  call("plan");
  auto& turns = control<NumberEdit>("Number of turns");
  turns.setFocus();
  QTest::keyClicks(&turns, "8");
  QTest::keyClick(&turns, Qt::Key_Return);
  auto& playing = control<QComboBox>("Whose turn it is");
  playing.setCurrentIndex(playing.findData("blue"));
  emit playing.activated(playing.currentIndex());
  EXPECT_EQ(plan_of(session().game()).turns, 8);
  EXPECT_EQ(plan_of(session().game()).playing, "blue");
  auto* track = panel().findChild<TurnTrack*>();
  EXPECT_EQ(track->accessibleName(), "Turn 1 of 8");
  track->setFocus();
  QTest::keyClick(track, Qt::Key_Right);
  EXPECT_EQ(session().game().turn(), 2);
  QTest::mouseClick(track, Qt::LeftButton, {}, QPoint(10, 10));
  EXPECT_EQ(session().game().turn(), 1);
}

TEST_F(ThePlan, IsKeptInTheDocumentAndChangesNoRuling) {
  propose_rapid(5, {4, 3});
  const Verdict before = verdict();
  key(Qt::Key_2);
  drag({8, 8}, {12, 14});
  settle();
  EXPECT_EQ(verdict(), before);
  const auto read = read_document(write_document(session().file().document()), "");
  ASSERT_TRUE(read);
  EXPECT_EQ(plan_of(read->game).markings, markings());
}

TEST_F(ThePlan, IsShownUnlessTheLookLeavesItOut) {
  key(Qt::Key_2);
  drag({20, 20}, {30, 28});
  key(Qt::Key_V);
  const QImage with = view().grab().toImage();
  window->actions().command("plan")->trigger();
  EXPECT_GT(greatest_difference(view().grab().toImage(), with), UNSEEN);
  window->actions().command("plan")->trigger();
  EXPECT_LE(greatest_difference(view().grab().toImage(), with), UNSEEN);
}

TEST_F(ThePlan, StartingPositionsAreShownBesidePresentOnes) {
  key(Qt::Key_P);
  drag({10, 6}, {20, 8});
  session().selected().select({});
  const QImage without = view().grab().toImage();
  window->actions().command("start")->trigger();
  const QImage with = view().grab().toImage();
  EXPECT_GT(greatest_difference(with, without), UNSEEN);
  const QPoint there = on_view({10, 6});
  EXPECT_NE(with.pixel(there), without.pixel(there)) << "a ghost stands where the Sherman stood";
  window->actions().command("start")->trigger();
  EXPECT_LE(greatest_difference(view().grab().toImage(), without), UNSEEN);
}

}  // namespace
}  // namespace linesman::testing_window
