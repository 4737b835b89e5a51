// The page Clock: bands, figures, one turn after the other, another table after a change; the threat.
#include <gmock/gmock.h>

#include <QCheckBox>
#include <QTest>

#include "table/plan.h"
#include "ui/commands/gestures.h"
#include "ui/window/appearance.h"
#include "window_clock/clock_page.h"

namespace linesman::testing_window {
namespace {

TEST_F(TheClockPage, ShadesTheTurnsAndSaysWhoIsFirst) {
  ASSERT_TRUE(is_answered());
  ASSERT_TRUE(view().reach()->clock);
  EXPECT_EQ(view().reach()->clock->turn, 3);
  EXPECT_TRUE(view().reach()->clock->current);
  EXPECT_TRUE(list("Objectives").item(0)->text().startsWith("The mill: red first in 100 of 100"));
  EXPECT_TRUE(all_labels().contains("Lean 100 of 100: red is ahead."));
  EXPECT_TRUE(list("Objectives").item(0)->toolTip().contains("All rolls of all turns were counted."));
  EXPECT_TRUE(view().accessibleDescription().contains("The mill: red first in 100 of 100"));
  const auto labels = panel().findChildren<QLabel*>();
  EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) { return !label->pixmap().isNull(); }))
      << "the drawer hides the key of the table";
}

TEST_F(TheClockPage, ShowsOneTurnAtATimeByItsSlider) {
  ASSERT_TRUE(is_answered());
  auto& slider = *panel().findChild<TurnSlider*>();
  slider.setFocus();
  QTest::keyClick(&slider, Qt::Key_Home);
  EXPECT_EQ(view().reach()->clock->turn, 1);
  EXPECT_TRUE(all_labels().contains("Turn 1 of 3"));
  QTest::keyClick(&slider, Qt::Key_Space);
  EXPECT_TRUE(wait_until([&] { return view().reach()->clock->turn == 3; })) << "Space plays, or steps";
  EXPECT_FALSE(slider.is_playing());
}

TEST_F(TheClockPage, AsksAgainWhenSomethingIsMovedAndComparesWithBefore) {
  ASSERT_TRUE(is_answered());
  auto* compare = panel().findChild<QCheckBox*>();
  EXPECT_FALSE(compare->isEnabled());
  const Game& game = session().game();
  Plan plan = plan_of(game);
  plan.markings.front().points = {{24, 26}};
  change_by_hand(session(), with_plan(game, plan), "moved");
  EXPECT_FALSE(panel().service().current());
  EXPECT_FALSE(list("Objectives").isEnabled()) << "grey until it is answered";
  EXPECT_FALSE(view().reach()->clock->current);
  ASSERT_TRUE(is_answered());
  EXPECT_TRUE(list("Objectives").item(0)->text().contains("blue first in 100 of 100"));
  EXPECT_FALSE(all_labels().contains("Before: "));
  compare->click();
  EXPECT_TRUE(list("Objectives").item(0)->text().contains("Before: red first in 100 of 100"));
  EXPECT_TRUE(all_labels().contains("Before: Lean 100 of 100: red is ahead."));
}

TEST_F(TheClockPage, LeavesTheTableWhenItCloses) {
  ASSERT_TRUE(is_answered());
  view().setFocus();
  key(Qt::Key_Escape);
  EXPECT_TRUE(wait_until([&] { return view().reach() == nullptr; }));
  EXPECT_FALSE(panel().service().wanted());
}

TEST_F(TheClockPage, CutsNoRowAtTheSizeOfALaptop) {
  for (const bool dark : {false, true}) {
    apply_appearance(dark ? Appearance::dark : Appearance::light);
    ASSERT_TRUE(is_answered());
    handle_events();
    EXPECT_EQ(cut_rows(list("Objectives")), "");
    EXPECT_EQ(cut_rows(list("Gaps")), "");
    if (const QString kept = qEnvironmentVariable("LINESMAN_PICTURES"); !kept.isEmpty())
      window->grab().save(kept + (dark ? "/clock-dark.png" : "/clock-light.png"));
  }
  apply_appearance(Appearance::system);
}

TEST_F(TheClockPage, KeepsItsButtonsInSightOnALaptop) {
  ASSERT_TRUE(is_answered());
  handle_events();
  for (const char* text : {"Make it fair…", "Print…"}) {
    const auto buttons = panel().findChildren<QPushButton*>();
    const auto found = std::find_if(buttons.begin(), buttons.end(), [&](const QPushButton* each) {
      return each->isVisible() && QString(each->text()).remove('&') == text;
    });
    ASSERT_NE(found, buttons.end()) << text;
    EXPECT_EQ((*found)->visibleRegion().boundingRect(), (*found)->rect()) << text;
  }
}

class TheThreat : public TheClockPage {
 protected:
  void SetUp() override {
    open(race());
    window->resize(1366, 768);
    window->show();
    view().setFocus();
  }
};

TEST_F(TheThreat, ShadesTheNextMoveOfTheOtherSideAndNamesTheModel) {
  click({24, 6});
  key(Qt::Key_R, Qt::ShiftModifier);
  EXPECT_TRUE(window->actions().command("threat")->isChecked());
  ASSERT_TRUE(wait_until([&] { return view().reach() != nullptr; }));
  ASSERT_TRUE(view().reach()->clock && view().reach()->clock->threat);
  EXPECT_EQ(view().reach()->clock->answer->sides, std::vector<std::string>{"blue"});
  move_to({24, 30});
  ASSERT_TRUE(wait_until([&] { return view().over().preview != nullptr; })) << "its way";
  EXPECT_NEAR(view().over().preview->trace.pieces.front().end.pose.at.y, 30, 0.1);
  if (const QString kept = qEnvironmentVariable("LINESMAN_PICTURES"); !kept.isEmpty())
    window->grab().save(kept + "/threat.png");
  move_to({4, 4});
  EXPECT_TRUE(wait_until([&] { return view().over().preview == nullptr; }));
  key(Qt::Key_R, Qt::ShiftModifier);
  EXPECT_EQ(view().reach(), nullptr);
}

}  // namespace
}  // namespace linesman::testing_window
