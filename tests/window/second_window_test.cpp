// The second window and the tour.
#include <QScreen>
#include <QSettings>
#include <QTest>

#include "ui/window/dialogs/tour.h"
#include "ui/window/second/calibration_dialog.h"
#include "ui/window/second/spectator_window.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class ASecondWindow : public WindowTest {
 protected:
  SpectatorWindow& second() {
    window->actions().command("second-window")->trigger();
    return *window->findChild<SpectatorWindow*>();
  }
};

TEST_F(ASecondWindow, ShowsTheGameAndTheVerdictOfTheFirst) {
  open();
  SpectatorWindow& shown = second();
  EXPECT_TRUE(shown.isVisible());
  EXPECT_EQ(shown.table().game().pieces().size(), session().game().pieces().size());
  propose_rapid(17, {1, 1});
  settle();
  EXPECT_TRUE(shown.verdict().startsWith("Illegal")) << shown.verdict().toStdString();
  EXPECT_NE(shown.table().over().judgement, nullptr);
  session().proposal().drop();
  EXPECT_TRUE(shown.verdict().isEmpty());
  EXPECT_EQ(&second(), &shown) << "there is one";
}

TEST_F(ASecondWindow, HasAnInchAnInchLongOnceItsScreenIsMeasured) {
  open();
  SpectatorWindow& shown = second();
  keep_pixels_an_inch(*shown.screen(), 60);
  EXPECT_DOUBLE_EQ(pixels_an_inch(*shown.screen()), 60);
  shown.set_life_size(true);
  EXPECT_NEAR(shown.table().projection().scale, 60, 0.01);
  shown.resize(700, 500);
  handle_events();
  EXPECT_NEAR(shown.table().projection().scale, 60, 0.01) << "whatever its size";
  EXPECT_NEAR(CalibrationDialog(&shown).pixels_an_inch(), 60, 0.2) << "it begins with what is known";
}

TEST_F(ASecondWindow, OpensWhereItWas) {
  open();
  SpectatorWindow& shown = second();
  shown.setGeometry(30, 40, 500, 400);
  shown.close();
  delete &shown;
  EXPECT_EQ(second().size(), QSize(500, 400));
}

class ATour : public WindowTest {
 protected:
  Tour* begun() {
    QSettings().remove("tour_done");
    open();
    window->actions().command("tour")->trigger();
    return window->findChild<Tour*>();
  }
};

TEST_F(ATour, IsWalkedByKeyboardInFiveSteps) {
  Tour* tour = begun();
  ASSERT_NE(tour, nullptr);
  EXPECT_EQ(Tour::steps(), 5);
  EXPECT_TRUE(tour_is_due());
  for (int step = 0; step < Tour::steps(); ++step) {
    EXPECT_EQ(tour->step(), step);
    EXPECT_FALSE(tour->accessibleDescription().isEmpty());
    EXPECT_TRUE(window->rect().contains(tour->geometry()));
    QTest::keyClick(tour, Qt::Key_Right);
  }
  EXPECT_FALSE(tour_is_due());
  EXPECT_TRUE(tour->isHidden());
}

TEST_F(ATour, GoesBackAndIsSkippedByEscape) {
  Tour* tour = begun();
  QTest::keyClick(tour, Qt::Key_Right);
  QTest::keyClick(tour, Qt::Key_Left);
  EXPECT_EQ(tour->step(), 0);
  QTest::keyClick(tour, Qt::Key_Escape);
  EXPECT_FALSE(tour_is_due());
  EXPECT_TRUE(tour->isHidden());
}

}  // namespace
}  // namespace linesman::testing_window
