// Make it fair in the window: things are chosen on the table, a search, a fairer table that is looked at and taken.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QProgressBar>
#include <QTest>

#include "table/plan.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/tools/measuring/fair_tool.h"
#include "ui/window/appearance.h"
#include "window_clock/clock_page.h"

namespace linesman::testing_window {
namespace {

using testing::SizeIs;

class MakeItFair : public TheClockPage {
 protected:
  FairPanel& fair() { return panel().fair(); }
  QPushButton& button(const QString& words) {
    for (auto* each : panel().findChildren<QPushButton*>())
      if (each->text().remove('&') == words) return *each;
    throw BrokenPromise("no button " + words.toStdString());
  }
  void begin() {
    ASSERT_TRUE(is_answered());
    button("Make it fair…").click();
    handle_events();
    ASSERT_TRUE(panel().makes_fair());
  }
  const std::vector<MayMove>& may() { return fair().may().all(); }
  bool search() {
    button("Look for fairer tables").click();
    return wait_until([&] { return fair().service().found() != nullptr; });
  }
  Vec mill() { return plan_of(session().game()).markings.front().points.front(); }
  void keep_picture(const QString& name) {
    if (const QString kept = qEnvironmentVariable("LINESMAN_PICTURES"); !kept.isEmpty())
      window->grab().save(kept + '/' + name);
  }
};

TEST_F(MakeItFair, TakesWhatIsClickedOnTheTable) {
  begin();
  EXPECT_NE(dynamic_cast<const FairTool*>(view().tool()), nullptr);
  click({24, 14});
  click({7, 17});
  click({24, 6});
  ASSERT_THAT(may(), SizeIs(3));
  EXPECT_EQ(may()[0].id, "mill");
  EXPECT_EQ(may()[1].id, "wood");
  EXPECT_EQ(may()[2].id, "r");
  EXPECT_EQ(may()[0].inches, 3);
  click({7, 17});
  EXPECT_THAT(may(), SizeIs(2)) << "a second click leaves it where it is";
  EXPECT_TRUE(session().file().undo_stack().isClean()) << "nothing is changed";
}

TEST_F(MakeItFair, SaysHowFarByTheRing) {
  begin();
  click({24, 14});
  drag({27, 14}, {30.1, 14});
  ASSERT_THAT(may(), SizeIs(1));
  EXPECT_EQ(may()[0].inches, 6);
  EXPECT_FALSE(may()[0].along);
  drag({30, 14}, {24.1, 22}, Qt::ShiftModifier);
  EXPECT_EQ(may()[0].inches, 8);
  ASSERT_TRUE(may()[0].along);
  EXPECT_EQ(*may()[0].along, 0) << "along one heading alone";
  NumberEdit* typed = nullptr;
  for (auto* each : fair().findChildren<NumberEdit*>())
    if (each->accessibleName() == "How far Objective: The mill may be moved") typed = each;
  ASSERT_NE(typed, nullptr);
  EXPECT_EQ(typed->number(), 8);
  typed->setText("5");
  QTest::keyClick(typed, Qt::Key_Return);
  EXPECT_EQ(may()[0].inches, 5);
}

TEST_F(MakeItFair, ShowsAFairerTableAndTakesItAsOneStep) {
  begin();
  auto* add = fair().findChild<QComboBox*>();
  const int row = add->findText("Objective: The mill");
  ASSERT_GE(row, 0) << "by keys";
  add->setCurrentIndex(row);
  emit add->activated(row);
  MayMove may_move = may().front();
  may_move.inches = 8;
  may_move.along = 0;
  fair().may().change(may_move);
  ASSERT_TRUE(search());
  QListWidget& tables = list("Fairer tables");
  ASSERT_GE(tables.count(), 1);
  EXPECT_TRUE(tables.item(0)->text().startsWith("Lean 0 of 100: no side is ahead."))
      << tables.item(0)->text().toStdString();
  EXPECT_TRUE(tables.item(0)->text().contains("Objective: The mill: 6″ north")) << tables.item(0)->text().toStdString();
  EXPECT_TRUE(all_labels().contains("Now: Lean 100 of 100: red is ahead."));
  EXPECT_FALSE(button("Take this table").isEnabled());
  tables.setCurrentRow(0);
  ASSERT_TRUE(wait_until([&] { return plan_of(view().reach()->game).markings.front().points.front().y == 20; }))
      << "the bands of the fairer table";
  EXPECT_TRUE(view().reach()->clock->current);
  EXPECT_EQ(mill().y, 14) << "it is only looked at";
  keep_picture("make-fair.png");
  const int steps = session().file().undo_stack().count();
  button("Take this table").click();
  EXPECT_EQ(mill().y, 20);
  EXPECT_EQ(session().file().undo_stack().count(), steps + 1);
  EXPECT_FALSE(panel().makes_fair());
  EXPECT_EQ(dynamic_cast<const FairTool*>(view().tool()), nullptr);
  ASSERT_TRUE(is_answered());
  EXPECT_TRUE(all_labels().contains("Lean 0 of 100: no side is ahead."));
  session().file().undo_stack().undo();
  EXPECT_EQ(mill().y, 14);
}

TEST_F(MakeItFair, SaysThatNothingFairerWasFound) {
  begin();
  fair().may().toggle("wood");
  ASSERT_TRUE(search());
  EXPECT_EQ(list("Fairer tables").count(), 0);
  EXPECT_TRUE(all_labels().contains("No fairer table was found. The least lean that was tried is 100 of 100."));
}

TEST_F(MakeItFair, IsCancelledWhileItLooks) {
  begin();
  fair().may().toggle("mill");
  fair().may().toggle("wood");
  button("Look for fairer tables").click();
  EXPECT_TRUE(fair().service().at_work());
  EXPECT_TRUE(fair().findChild<QProgressBar*>()->isVisible());
  ASSERT_TRUE(wait_until([&] { return fair().findChild<QProgressBar*>()->value() > 0 || !fair().service().at_work(); }))
      << "its progress";
  button("Cancel").click();
  EXPECT_FALSE(fair().service().at_work());
  EXPECT_FALSE(fair().service().found());
  EXPECT_TRUE(button("Look for fairer tables").isVisible());
}

TEST_F(MakeItFair, AsksForTwelveNumbersAtMost) {
  begin();
  for (const char* id : {"mill", "wood", "r", "b"}) fair().may().toggle(id);
  EXPECT_TRUE(button("Look for fairer tables").isEnabled());
  for (MayMove each : std::vector<MayMove>(may())) {
    each.turn = 15;
    fair().may().change(each);
  }
  EXPECT_TRUE(button("Look for fairer tables").isEnabled()) << "twelve";
  MayMove wood = may()[1];
  wood.stretch = std::pair(0.8, 1.25);
  fair().may().change(wood);
  EXPECT_FALSE(button("Look for fairer tables").isEnabled());
  EXPECT_TRUE(all_labels().contains("These are 13 numbers, and at most 12 can be looked for."));
}

TEST_F(MakeItFair, IsLeftByEscapeAndByAnotherTool) {
  begin();
  view().setFocus();
  key(Qt::Key_Escape);
  EXPECT_FALSE(panel().makes_fair());
  EXPECT_EQ(dynamic_cast<const FairTool*>(view().tool()), nullptr);
  begin();
  view().setFocus();
  key(Qt::Key_E);
  EXPECT_FALSE(panel().makes_fair());
}

TEST_F(MakeItFair, ForgetsWhatItFoundWhenTheTableChanges) {
  begin();
  fair().may().toggle("mill");
  ASSERT_TRUE(search());
  session().set_game(session().game().with_turn(2));
  EXPECT_FALSE(fair().service().found());
  EXPECT_THAT(may(), SizeIs(1));
}

TEST_F(MakeItFair, CutsNothingAtTheSizeOfALaptop) {
  begin();
  fair().may().toggle("mill");
  fair().may().toggle("wood");
  handle_events();
  for (const auto* label : fair().findChildren<QLabel*>())
    EXPECT_GE(label->height(), label->heightForWidth(label->width()) > 0 ? label->heightForWidth(label->width())
                                                                         : label->minimumSizeHint().height())
        << label->text().toStdString();
  for (const auto* each : fair().findChildren<QPushButton*>())
    EXPECT_TRUE(!each->isVisible() || each->width() >= each->minimumSizeHint().width()) << each->text().toStdString();
  keep_picture("make-fair-choose.png");
}

}  // namespace
}  // namespace linesman::testing_window
