// Dice: typed before a move, kept, rolled, recorded, with their odds.
#include <gmock/gmock.h>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "files/documents/record.h"
#include "ui/panels/dice/dice_tray.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using Faces = std::vector<double>;

class TheDiceTray : public WindowTest {
 protected:
  void SetUp() override {
    open();
    window->show();
  }
  DiceTray& tray() { return *window->findChild<DiceTray*>(); }
  QString odds() {
    auto* words = tray().findChild<QLabel*>("odds");
    EXPECT_TRUE(wait_until([&] { return !words->isHidden() && !words->text().isEmpty(); }));
    return words->text();
  }
  Faces movement() { return session().proposal().dice_of({"tank-1"}).at("movement"); }
  std::size_t entries() { return session().game().history().size(); }
};

TEST_F(TheDiceTray, DigitsTypedOnTheTableAreTheDiceOfTheSelectedModelBeforeAnyMove) {
  click({10, 6});
  key(Qt::Key_4);
  key(Qt::Key_3);
  EXPECT_EQ(movement(), (Faces{4, 3}));
  EXPECT_FALSE(session().proposal().order()) << "dice alone are no order";
  drag({10, 6}, {10, 9});
  settle();
  EXPECT_EQ(order().dice.at("movement"), (Faces{4, 3}));
}

TEST_F(TheDiceTray, DiceStayWithTheModelWhenItsOrderIsDropped) {
  propose_rapid(5, {4, 3});
  key(Qt::Key_Escape);
  EXPECT_FALSE(session().proposal().order());
  drag({10, 6}, {10, 9});
  settle();
  EXPECT_EQ(order().dice.at("movement"), (Faces{4, 3}));
  session().selected().select({"car-1"});
  EXPECT_TRUE(session().proposal().fresh_order({"car-1"}).dice.empty());
}

TEST_F(TheDiceTray, DiceAreSpentWhenTheOrderIsCarriedOutAndComeBackWithIt) {
  propose_rapid(5, {4, 3});
  window->carry_out();
  EXPECT_TRUE(session().proposal().fresh_order({"tank-1"}).dice.empty());
  session().file().undo_stack().undo();
  EXPECT_EQ(order().dice.at("movement"), (Faces{4, 3}));
}

TEST_F(TheDiceTray, TheLastDigitThatIsNeededWritesTheRollIntoTheHistory) {
  propose_rapid(5, {});
  session().proposal().give_dice({"tank-1"}, "movement", {});
  settle();
  ASSERT_EQ(verdict(), Verdict::incomplete);
  key(Qt::Key_4);
  EXPECT_EQ(entries(), 0u);
  key(Qt::Key_3);
  settle();
  EXPECT_EQ(verdict(), Verdict::legal);
  ASSERT_EQ(entries(), 1u);
  const auto roll = roll_of(session().game().history()[std::size_t{0}]);
  ASSERT_TRUE(roll);
  EXPECT_EQ(roll->faces, (Faces{4, 3}));
  EXPECT_EQ(roll->by, RolledBy::table);
  EXPECT_EQ(roll->need, "2d6");
  EXPECT_EQ(roll->pieces, std::vector<std::string>{"tank-1"});
  session().file().undo_stack().undo();
  EXPECT_EQ(record_of(session().game()).here, 0);
  EXPECT_EQ(order().dice.count("movement"), 0u) << "a roll that is taken back is nobody's";
}

TEST_F(TheDiceTray, WhatTheProgramRollsIsWrittenDownAtOnce) {
  propose_rapid(5, {});
  session().proposal().give_dice({"tank-1"}, "movement", {});
  settle();
  QPushButton* roll = nullptr;
  for (auto* button : tray().findChildren<QPushButton*>())
    if (button->text() == "Roll") roll = button;
  ASSERT_NE(roll, nullptr);
  roll->click();
  settle();
  ASSERT_EQ(entries(), 1u);
  const auto thrown = roll_of(session().game().history()[std::size_t{0}]);
  EXPECT_EQ(thrown->by, RolledBy::program);
  EXPECT_EQ(thrown->faces, order().dice.at("movement"));
  EXPECT_EQ(thrown->faces.size(), 2u);
}

TEST_F(TheDiceTray, SaysWhatIsNeededAndHowLikelyItIsToDo) {
  propose_rapid(8, {});
  session().proposal().give_dice({"tank-1"}, "movement", {});
  settle();
  // 2d6 and an inch for each die: 8 inches need 6 or more, 26 of 36.
  EXPECT_EQ(odds(), "Legal with 6 or more on 2d6: 26 of 36 (72 %).");
}

TEST_F(TheDiceTray, NonsenseMarksTheFieldAndSaysWhy) {
  call("order");
  propose_rapid(5, {});
  session().proposal().give_dice({"tank-1"}, "movement", {});
  settle();
  auto* box = window->order_panel().findChild<DiceBox*>();
  ASSERT_NE(box, nullptr);
  auto* text = box->findChild<QLineEdit*>();
  const QColor usual = text->palette().base().color();
  text->setFocus();
  QTest::keyClicks(text, "4 x");
  EXPECT_NE(text->palette().base().color(), usual);
  EXPECT_TRUE(text->accessibleDescription().contains(QStringLiteral("“x” is not a face")));
  text->clear();
  QTest::keyClicks(text, "4 3");
  EXPECT_EQ(text->palette().base().color(), usual);
  EXPECT_TRUE(text->accessibleDescription().isEmpty());
}

TEST_F(TheDiceTray, ClearsTheDice) {
  click({10, 6});
  key(Qt::Key_4);
  key(Qt::Key_3);
  settle();
  for (auto* button : tray().findChildren<QPushButton*>())
    if (button->text() == "Clear the dice") button->click();
  EXPECT_TRUE(session().proposal().fresh_order({"tank-1"}).dice.empty());
}

TEST_F(TheDiceTray, CtrlEInAFieldOfTheDiceAsksForTheRulingOnPaper) {
  propose_rapid(5, {4, 3});
  call("order");
  auto* text = window->order_panel().findChild<DiceBox*>()->findChild<QLineEdit*>();
  text->setFocus();
  QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_E, Qt::ControlModifier);
  asked.setAccepted(false);
  QApplication::sendEvent(text, &asked);
  EXPECT_FALSE(asked.isAccepted()) << "the field would keep it";
}

}  // namespace
}  // namespace linesman::testing_window
