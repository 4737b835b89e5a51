// The verdict line: what it says, that nothing in it moves, and that a whole move can be played from it.
#include <gmock/gmock.h>

#include <QMenu>
#include <QTest>

#include "ui/commands/gestures.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::HasSubstr;

class TheLine : public WindowTest {
 protected:
  VerdictBar& line() { return window->line(); }
  CutText& problem() { return *line().findChild<CutText*>("line-problem"); }
  QPushButton& fix() { return *line().findChild<QPushButton*>("line-fix"); }
  QPushButton& carry_out() { return *line().findChild<QPushButton*>("line-carry-out"); }
  QToolButton& action() { return *line().findChild<QToolButton*>("line-action"); }
  const std::vector<DieButton*>& dice() { return line().findChild<DiceStrip*>()->boxes(); }
  std::string said() { return problem().words().toStdString() + " " + problem().tail().toStdString(); }
  void choose(const QString& title) {
    for (QAction* entry : action().menu()->actions())
      if (entry->text() == title) entry->trigger();
    settle();
  }
  void click(QWidget& button) {
    QTest::mouseClick(&button, Qt::LeftButton);
    settle();
  }
  /// Places of all that can be pressed in the line and on a page, hidden or not.
  std::map<const QWidget*, QRect> places(QWidget& root) {
    std::map<const QWidget*, QRect> all;
    for (const QAbstractButton* button : root.findChildren<QAbstractButton*>()) {
      if (qobject_cast<const DieButton*>(button) != nullptr) continue;  // boxes come and go; their room does not
      all[button] = QRect(button->mapTo(&root, QPoint()), button->size());
    }
    return all;
  }
  /// The whole move of the Sherman: dragged too far, dice typed, the nearest fix taken, carried out.
  void play_a_move() {
    drag({10, 6}, {10, 18});
    choose("Rapid");
    ASSERT_EQ(dice().size(), 2u);
    for (const Qt::Key face : {Qt::Key_4, Qt::Key_3}) QTest::keyClick(QApplication::focusWidget(), face);
    settle();
    ASSERT_EQ(verdict(), Verdict::illegal);
    EXPECT_FALSE(carry_out().isEnabled());
    ASSERT_TRUE(wait_until([this] { return fix().isVisible(); }));
    click(fix());
    ASSERT_EQ(verdict(), Verdict::legal);
    ASSERT_TRUE(wait_until([this] { return carry_out().isEnabled(); }));
    click(carry_out());
    EXPECT_FALSE(session().order());
    EXPECT_NEAR(piece("tank-1").pose.at.y, 15, 0.01) << "7 and 2 for two dice";
  }
};

TEST_F(TheLine, SaysVerdictSpentAndTheFirstProblemWithItsRule) {
  open();
  propose_rapid(12, {4, 3});
  const QString words = line().in_words();
  EXPECT_TRUE(words.startsWith("Illegal. Sherman. 12 inches of 9 inches")) << words.toStdString();
  const Fault& first = session().answer()->ruling()->faults.front();
  EXPECT_THAT(said(), HasSubstr(first.text));
  EXPECT_THAT(said(), HasSubstr(first.rule));
}

TEST_F(TheLine, CountsTheOtherProblems) {
  open();
  Order order;
  order.who = OnePiece{"tank-1"};
  order.action = "cautious";
  order.paths.set_all(Path{PivotStep{90, {}}, PivotStep{90, {}}, ForwardStep{17}});
  order.dice["movement"] = {1};
  session().select({"tank-1"});
  session().propose(order);
  settle();
  const auto faults = session().answer()->ruling()->faults.size();
  ASSERT_GE(faults, 2u);
  EXPECT_THAT(said(), HasSubstr("and " + std::to_string(faults - 1) + " more"));
}

TEST_F(TheLine, IsEnoughForAWholeMove) {
  open();
  play_a_move();
}

TEST_F(TheLine, IsEnoughInFullScreenToo) {
  open();
  key(Qt::Key_F9);
  handle_events();
  ASSERT_TRUE(window->isFullScreen());
  play_a_move();
}

TEST_F(TheLine, TakesDigitsFromEveryControlThatIsNoTextField) {
  open();
  drag({10, 6}, {10, 10});
  choose("Rapid");
  call("order");
  auto* button = window->order_panel().findChild<ActionButtons*>()->findChild<QPushButton*>();
  button->setFocus();
  QTest::keyClick(button, Qt::Key_5);
  ASSERT_EQ(dice().size(), 2u);
  EXPECT_EQ(dice()[0]->face(), 5);
  EXPECT_FALSE(dice()[1]->face());
  settle();
  EXPECT_EQ(verdict(), Verdict::incomplete) << "one of two dice is no throw yet";
  QTest::keyClick(button, Qt::Key_2);
  settle();
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{5, 2}));
  call("piece");
  for (QLineEdit* name : window->findChild<PiecePanel*>()->findChildren<QLineEdit*>())
    if (name->isVisible()) {
      name->setFocus();
      QTest::keyClick(name, Qt::Key_6);
      break;
    }
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{5, 2})) << "what is typed into a field is the field's";
}

TEST_F(TheLine, TurnsAndRollsDice) {
  open();
  drag({10, 6}, {10, 10});
  choose("Rapid");
  ASSERT_EQ(dice().size(), 2u);
  for (int i = 0; i < 3; ++i) QTest::mouseClick(dice()[0], Qt::LeftButton);
  QTest::mouseClick(dice()[1], Qt::LeftButton);
  settle();
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{3, 1}));
  session().give_dice({"tank-1"}, "movement", {});
  settle();
  for (auto* button : line().findChildren<QToolButton*>())
    if (button->accessibleName() == "Roll the dice") click(*button);
  EXPECT_EQ(order().dice.at("movement").size(), 2u);
}

TEST_F(TheLine, SaysHowLikelyTheMissingDiceAreToDo) {
  open();
  propose_rapid(8, {});
  session().give_dice({"tank-1"}, "movement", {});
  settle();
  EXPECT_TRUE(wait_until([this] { return problem().words().contains("26 of 36 (72 %)"); })) << said();
}

TEST_F(TheLine, MovesNothingByAPixelWhenTheVerdictChanges) {
  open();
  for (const QSize size : {QSize(1366, 768), QSize(1024, 700)}) {
    window->resize(size);
    for (const char* panel : {"ruling", "order"}) {
      session().drop_order();
      session().select({"tank-1"});
      call(panel);
      settle();
      QWidget& page = *window->desk().page_of(QString(panel));
      propose_rapid(5, {4, 3});
      const auto in_line = places(line());
      const auto on_page = places(page);
      const QRect table = view().geometry();
      for (const double inches : {12.0, 9.0, 40.0, 3.0}) {
        propose_rapid(inches, {4, 3});
        if (verdict() == Verdict::illegal) wait_until([this] { return fix().isVisible(); });
        EXPECT_EQ(places(line()), in_line) << inches;
        EXPECT_EQ(places(page), on_page) << inches << ", " << panel;
        EXPECT_EQ(view().geometry(), table) << inches;
      }
      propose_rapid(5, {});
      session().give_dice({"tank-1"}, "movement", {});
      settle();
      ASSERT_EQ(verdict(), Verdict::incomplete);
      EXPECT_EQ(places(line()), in_line) << "dice are wanted";
      session().drop_order();
      settle();
      EXPECT_EQ(places(line()), in_line) << "no order";
    }
  }
}

/// Parts of the bar that lie over one another or beyond its edge.
std::string overlapping(const VerdictBar& bar) {
  std::string found;
  const auto parts = bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
  for (const QWidget* one : parts) {
    if (one->isWindow()) continue;  // a menu
    if (!bar.rect().contains(one->geometry())) found += one->metaObject()->className() + std::string(" is out; ");
    for (const QWidget* other : parts)
      if (one < other && !other->isWindow() && one->geometry().intersects(other->geometry()))
        found += one->metaObject()->className() + std::string(" over ") + other->metaObject()->className() + "; ";
  }
  return found;
}

TEST_F(TheLine, HasAPlaceForEachPartInEveryWindowAndWithLargeType) {
  const QFont usual = QApplication::font();
  QFont large = usual;
  large.setPointSizeF(2 * usual.pointSizeF());
  for (const QFont& font : {usual, large}) {
    QApplication::setFont(font);
    open();
    for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(1920, 1080)}) {
      window->resize(size);
      propose_rapid(12, {4, 3});
      EXPECT_EQ(overlapping(line()), "") << size.width() << ", " << font.pointSizeF();
      EXPECT_GT(problem().width(), 150) << size.width() << ", " << font.pointSizeF();
    }
  }
  QApplication::setFont(usual);
}

TEST_F(TheLine, ShowsASentenceForAWhileAndThenTheProblemAgain) {
  open();
  propose_rapid(12, {4, 3});
  line().say("Saved.", 50);
  EXPECT_EQ(problem().words(), "Saved.");
  EXPECT_TRUE(wait_until([this] { return problem().words() != "Saved."; }));
  line().say("Click on the table.");
  EXPECT_EQ(problem().words(), "Click on the table.");
  propose_rapid(14, {4, 3});
  EXPECT_NE(problem().words(), "Click on the table.") << "the newest counts";
}

TEST_F(TheLine, LooksAtTheFixUnderThePointerAndLeadsToTheRuling) {
  open();
  propose_rapid(12, {4, 3});
  ASSERT_TRUE(wait_until([this] { return fix().isVisible(); }));
  QEnterEvent enter({5, 5}, {5, 5}, fix().mapToGlobal(QPoint(5, 5)));
  QApplication::sendEvent(&fix(), &enter);
  EXPECT_NE(view().preview(), nullptr);
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&fix(), &leave);
  EXPECT_EQ(view().preview(), nullptr);
  click(problem());
  EXPECT_TRUE(window->desk().shows(u"ruling"));
}

}  // namespace
}  // namespace linesman::testing_window
