// Trays by hand: losses by a key, one back, a tray that is broken, models that are put on one; how many gestures it
// takes.
#include <gmock/gmock.h>

#include <QTest>

#include "table/losses.h"
#include "ui/tools/ordering/handles.h"
#include "window_units/unit_support.h"

namespace linesman::testing_window {
namespace {

using testing::SizeIs;

/// A regiment of twenty in five files under ranks, and nothing else.
std::string regiment() {
  return R"({"linesman": 1, "title": "A regiment", "ruleset": "ranks", "table": {"width": 40, "depth": 40},
    "pieces": [{"id": "regiment", "name": "Regiment", "side": "red", "at": [20, 20], "facing": 0,
      "base": {"shape": "rectangle", "width": 0.8, "length": 0.8}, "tray": {"models": 20, "files": 5}}]})";
}

class ATray : public AUnit {
 protected:
  void SetUp() override {
    open(regiment());
    click({20, 20});
  }
  const Piece& tray() { return piece("regiment"); }
  double front() { return tray().pose.at.y + std::get<RectangleBase>(tray().base).length / 2; }
};

TEST_F(ATray, LosesAModelForEachPressOfTheKey) {
  const double before = front();
  for (int i = 0; i < 6; ++i) key(Qt::Key_X);
  EXPECT_EQ(models_left(tray()), 14);
  EXPECT_NEAR(std::get<RectangleBase>(tray().base).length, 3 * 0.8, 1e-9) << "a rank is gone";
  EXPECT_NEAR(front(), before, 1e-9) << "its front stays";
  key(Qt::Key_X, Qt::ShiftModifier);
  EXPECT_EQ(models_left(tray()), 15);
  EXPECT_EQ(session().file().undo_stack().count(), 7);
  session().file().undo_stack().undo();
  EXPECT_EQ(models_left(tray()), 14);
}

TEST_F(ATray, TakesThreeKeysForThreeLosses) {
  for (int gesture = 0; gesture < 3; ++gesture) key(Qt::Key_X);
  EXPECT_EQ(models_left(tray()), 17);
  EXPECT_THAT(window->line().sentence().toStdString(), testing::HasSubstr("17 of 20"));
}

TEST_F(ATray, HasNoMoreLossesThanModels) {
  for (int i = 0; i < 22; ++i) key(Qt::Key_X);
  EXPECT_EQ(models_left(tray()), 0);
  key(Qt::Key_X, Qt::ShiftModifier);
  EXPECT_EQ(models_left(tray()), 1);
}

TEST_F(ATray, IsWheeledAndMovedInTwoGestures) {
  const double scale = view().projection().scale;
  const auto handles = turning_handles(PieceIndex{0}, tray().base, tray().pose, false, true, 26 / scale);
  ASSERT_THAT(handles, SizeIs(2));
  drag(handles[0].at, handles[0].at + Vec{0.6, 1.3});
  const PieceTrace& wheeled = session().proposal().answer()->trace()->pieces.front();
  EXPECT_TRUE(std::holds_alternative<WheelStep>(order().paths.common()->front()));
  const Vec end = wheeled.end.pose.at;
  drag(end, end + Vec{0.5, 1.5});
  ASSERT_EQ(order().paths.common()->size(), 2U);
  EXPECT_EQ(verdict(), Verdict::legal);
}

TEST_F(ATray, IsBrokenAndPutTogetherAgain) {
  window->actions().command("tray-break")->trigger();
  handle_events();
  ASSERT_THAT(session().game().pieces(), SizeIs(20));
  EXPECT_THAT(session().selected().pieces(), SizeIs(20));
  window->actions().command("tray-together")->trigger();
  handle_events();
  ASSERT_THAT(session().game().pieces(), SizeIs(1));
  EXPECT_TRUE(session().game().pieces().front()->tray.has_value());
}

TEST_F(ATray, IsAskedForWhereNoneIsSelected) {
  session().selected().select({});
  key(Qt::Key_X);
  EXPECT_EQ(session().file().undo_stack().count(), 0);
  EXPECT_EQ(window->line().sentence(), "Select a tray first.");
}

}  // namespace
}  // namespace linesman::testing_window
