// Shapes of a unit that are dragged: keys, the wheel, handles, fingers.
#include <gmock/gmock.h>

#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>

#include "base/heading.h"
#include "ui/tools/ordering/draw_front.h"
#include "window_units/unit_support.h"

namespace linesman::testing_window {
namespace {

using testing::SizeIs;

class AShape : public AUnit {
 protected:
  void SetUp() override {
    open(squad({}));
    select_all();
    say("run");
  }
  const Value& form() { return order().members["form"]; }
  /// Ranks of the ends, from the foremost, along a facing.
  std::vector<int> ranks(double facing) {
    std::map<int, int, std::greater<>> by_depth;
    for (const Pose& end : ends()) ++by_depth[static_cast<int>(std::lround(100 * dot(end.at, direction(facing))))];
    std::vector<int> ranks;
    for (const auto& [depth, models] : by_depth) ranks.push_back(models);
    return ranks;
  }
};

TEST_F(AShape, IsDrawnFromFlankToFlankWithTheRightButton) {
  draw_front({9, 14}, {15.4, 14});
  EXPECT_EQ(form()["shape"].text(), "ranks");
  EXPECT_NEAR(*form()["facing"].number(), 0, 0.5);
  EXPECT_THAT(ranks(0), testing::ElementsAre(5, 5)) << "five men have room on six inches and a bit";
  ASSERT_EQ(verdict(), Verdict::legal);
  for (const Pose& end : ends()) {
    EXPECT_GT(end.at.x, 9);
    EXPECT_LT(end.at.x, 15.4);
    EXPECT_LT(end.at.y, 14);
  }
  EXPECT_EQ(session().file().undo_stack().count(), 0) << "a proposal changes nothing";
}

TEST_F(AShape, FacesAtRightAnglesToItsFront) {
  draw_front({18, 14}, {18, 6});
  EXPECT_NEAR(*form()["facing"].number(), 90, 1) << "from north to south: left stays left, looking east";
}

TEST_F(AShape, HasAFileMoreForEachStepOfTheWheel) {
  right_press({9, 14});
  right_move({12, 14});
  right_move({17, 14});
  wheel(1);
  wheel(1);
  settle();
  right_release({17, 14});
  settle();
  EXPECT_EQ(form()["files"].number(), 8) << "six have room with the usual gap, and two more";
  EXPECT_THAT(ranks(0), testing::ElementsAre(8, 2));
}

TEST_F(AShape, IsALineByTheKeyTwoWhileItIsDragged) {
  press(member(0));
  move_to(member(0) + Vec{0, 2});
  key(Qt::Key_2);
  move_to(member(0) + Vec{0, 3});
  settle();
  release(member(0) + Vec{0, 3});
  settle();
  EXPECT_EQ(form()["shape"].text(), "line");
  EXPECT_THAT(ranks(0), testing::ElementsAre(10));
  EXPECT_EQ(verdict(), Verdict::legal);
}

TEST_F(AShape, IsEachOfTheSevenByItsKey) {
  const std::vector<std::pair<int, std::string>> shapes{{Qt::Key_2, "line"},   {Qt::Key_3, "ranks"},
                                                        {Qt::Key_4, "column"}, {Qt::Key_5, "wedge"},
                                                        {Qt::Key_6, "file"},   {Qt::Key_7, "tray"}};
  press(member(0));
  move_to(member(0) + Vec{0, 1});
  for (const auto& [digit, shape] : shapes) {
    key(digit);
    move_to(member(0) + Vec{0, 2});
    settle();
    EXPECT_EQ(form()["shape"].text(), shape);
  }
  key(Qt::Key_1);
  settle();
  EXPECT_TRUE(form().is_null()) << "as it stands it has paths alone";
  for (int i = 0; i < 10; ++i) EXPECT_NEAR(ends().at(static_cast<std::size_t>(i)).at.y, member(i).y + 2, 0.05);
  release(member(0) + Vec{0, 2});
}

TEST_F(AShape, OfDigitsIsNoneOnceTheUnitIsLetGo) {
  drag(member(0), member(0) + Vec{0, 2});
  key(Qt::Key_2);
  settle();
  EXPECT_TRUE(form().is_null());
}

TEST_F(AShape, LeavesNothingBehindAfterEscape) {
  right_press({9, 14});
  right_move({12, 14});
  right_move({15, 14});
  settle();
  key(Qt::Key_Escape);
  right_release({15, 14});
  settle();
  EXPECT_FALSE(session().proposal().order());
  EXPECT_EQ(view().over().judgement, nullptr);
}

TEST_F(AShape, ThatIsTooFarIsRefusedWithItsProofAndHowFarItGoes) {
  draw_front({8, 33}, {16, 33});
  const std::string& action = session().terms()->action("run")->title;
  EXPECT_THAT(strip_answer().toStdString(), testing::StartsWith("No. " + action + ": ")) << "as other answers begin";
  EXPECT_THAT(strip_reason().toStdString(), testing::HasSubstr("short of its place"));
  EXPECT_THAT(controller().beside_ruling().unit, SizeIs(2));
  auto* fix = window->findChild<QPushButton*>("line-fix");
  ASSERT_TRUE(fix->isVisible());
  QTest::mouseClick(fix, Qt::LeftButton);
  settle();
  EXPECT_EQ(verdict(), Verdict::legal);
}

TEST_F(AShape, IsDrawnWithFHeldToo) {
  view().setFocus();
  QTest::keyPress(&view(), Qt::Key_F);
  drag({9, 14}, {15, 14});
  QTest::keyRelease(&view(), Qt::Key_F);
  EXPECT_EQ(form()["shape"].text(), "ranks");
  EXPECT_EQ(verdict(), Verdict::legal);
}

TEST_F(AShape, IsWidenedByTheHandleAtItsFlank) {
  draw_front({9, 14}, {15, 14});
  const double before = *form()["frontage"].number();
  const auto handles = form_handles(controller(), *controller().beside_ruling().form, 1);
  ASSERT_THAT(handles, SizeIs(3));
  drag(handles[1].at, handles[1].at + Vec{3, 0});
  EXPECT_NEAR(*form()["frontage"].number(), before + 3, 0.1);
}

TEST_F(AShape, IsTurnedByTheHandleBeforeItsFront) {
  draw_front({9, 13}, {15, 13});
  const double scale = view().projection().scale;
  const auto handles = form_handles(controller(), *controller().beside_ruling().form, HANDLE_REACH / scale);
  drag(handles.back().at, Vec{12, 13} + direction(45) * 5);
  EXPECT_NEAR(*form()["facing"].number(), 45, 2);
}

TEST_F(AShape, GoesAlongWithTheModelThatIsTakenHoldOf) {
  draw_front({9, 13}, {15, 13});
  const Vec before = ends().front().at;
  drag(before, before + Vec{0, 1.5});
  EXPECT_EQ(form()["shape"].text(), "ranks");
  EXPECT_NEAR((*form()["at"].items()[1].number()), 14.5, 0.1);
}

TEST_F(AShape, IsAskedForNoMenuUnlessTheRightButtonIsClicked) {
  QSignalSpy asked(&view(), &TableView::menu_asked);
  right_press({20, 20});
  right_release({20, 20});
  EXPECT_EQ(asked.count(), 1);
  draw_front({9, 14}, {15, 14});
  EXPECT_EQ(asked.count(), 1);
}

TEST_F(AShape, HasTwoFingersForItsFlanks) {
  static QPointingDevice* const screen = QTest::createTouchDevice();
  const auto touch = [&] { return QTest::touchEvent(&view(), screen, false); };
  touch().press(0, on_view(member(0))).commit();
  touch().move(0, on_view(member(0))).press(1, on_view(member(4))).commit();
  touch().move(0, on_view({9, 14})).move(1, on_view({16, 13})).commit();
  touch().move(0, on_view({9, 14})).move(1, on_view({16, 14})).commit();
  settle();
  touch().release(0, on_view({9, 14})).release(1, on_view({16, 14})).commit();
  settle();
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(form()["shape"].text(), "ranks");
  EXPECT_NEAR(*form()["frontage"].number(), 7, 0.2);
  EXPECT_EQ(verdict(), Verdict::legal);
}

TEST_F(AShape, OfTwoFingersElsewhereIsNoneAndTheyZoom) {
  static QPointingDevice* const screen = QTest::createTouchDevice();
  const double before = view().projection().scale;
  const auto touch = [&] { return QTest::touchEvent(&view(), screen, false); };
  touch().press(0, on_view({25, 25})).commit();
  touch().move(0, on_view({25, 25})).press(1, on_view({30, 25})).commit();
  touch().move(0, on_view({24, 25})).move(1, on_view({34, 25})).commit();
  touch().release(0, on_view({24, 25})).release(1, on_view({34, 25})).commit();
  EXPECT_FALSE(session().proposal().order());
  EXPECT_NE(view().projection().scale, before);
}

}  // namespace
}  // namespace linesman::testing_window
