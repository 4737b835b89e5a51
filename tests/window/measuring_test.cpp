// Measuring in the window: beside an order, by keyboard alone, kept while other tools are in hand.
#include <gmock/gmock.h>

#include <QAction>
#include <QStatusBar>
#include <QTest>

#include "ui/commands/gestures.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

class MeasuringInTheWindow : public WindowTest {
 protected:
  void SetUp() override {
    open();
    window->show();
  }
  std::string said() { return window->line().sentence().toStdString(); }
};

TEST_F(MeasuringInTheWindow, EnterSetsPointsAndDoesNotCarryTheOrderOut) {
  propose_rapid(5, {4, 3});
  key(Qt::Key_M);
  key(Qt::Key_Up);
  key(Qt::Key_Return);
  for (int i = 0; i < 18; ++i) key(Qt::Key_Up);
  key(Qt::Key_Return);
  key(Qt::Key_Return);
  EXPECT_THAT(said(), HasSubstr("15.4″")) << "from the Sherman's front to the Panzer's";
  EXPECT_TRUE(session().proposal().order()) << "the order stands as it was";
  EXPECT_EQ(session().game().history().size(), 0u);
  EXPECT_EQ(session().file().undo_stack().count(), 0);
}

TEST_F(MeasuringInTheWindow, WhatIsKeptSurvivesToolsAndGoesByItsCommandOrWithTheGame) {
  key(Qt::Key_M);
  drag({10, 6}, {30, 6});
  key(Qt::Key_K);
  ASSERT_THAT(view().pins(), SizeIs(1));
  key(Qt::Key_V);
  drag({10, 6}, {10, 9});
  EXPECT_THAT(view().pins(), SizeIs(1));
  window->actions().command("clear-measurements")->trigger();
  EXPECT_THAT(view().pins(), SizeIs(0));
  view().set_pins({Tape{{TablePoint{{1, 1}}, TablePoint{{2, 2}}}}});
  open();
  EXPECT_THAT(view().pins(), SizeIs(0));
}

TEST_F(MeasuringInTheWindow, AKeptMeasurementWhoseModelIsGoneStaysAndIsMarked) {
  view().set_pins({Tape{{WholePiece{"tank-1"}, WholePiece{"car-1"}}}});
  const QImage before = view().grab().toImage();
  Piece car = piece("car-1");
  car.status = car.status.with("left", true);
  change_by_hand(session(), session().game().with_piece(*session().game().find_piece("car-1"), car), "gone");
  EXPECT_THAT(view().pins(), SizeIs(1));
  EXPECT_NE(view().grab().toImage(), before);
}

TEST_F(MeasuringInTheWindow, TheLegendIsDraggedOutOfTheWayAndNothingElseIsDone) {
  ViewStyle style = view().view_style();
  style.legend = true;
  view().set_view_style(style);
  const QImage before = view().grab().toImage();
  const QPointF origin = view().projection().origin;
  const QPoint in_its_corner = (view().frame().topRight() + QPointF(-40, 30)).toPoint();
  QTest::mousePress(&view(), Qt::LeftButton, {}, in_its_corner);
  QTest::mouseMove(&view(), in_its_corner + QPoint(-200, 120));
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, in_its_corner + QPoint(-200, 120));
  EXPECT_EQ(view().projection().origin, origin) << "the table stays where it is";
  EXPECT_NE(view().grab().toImage(), before);
  EXPECT_FALSE(session().proposal().order());
  EXPECT_TRUE(session().selected().pieces().empty());
}

}  // namespace
}  // namespace linesman::testing_window
