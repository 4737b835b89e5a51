// The strip: what it says, that nothing in it moves, and that a whole move can be played from it.
#include <gmock/gmock.h>

#include <QMenu>
#include <QTest>

#include "ui/commands/gestures.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class TheStrip : public WindowTest {
 protected:
  AnswerStrip& line() { return window->line(); }
  CutText& problem() { return *line().findChild<CutText*>("line-problem"); }
  QPushButton& fix() { return *line().findChild<QPushButton*>("line-fix"); }
  QPushButton& carry_out() { return *line().findChild<QPushButton*>("line-carry-out"); }
  QToolButton& action() { return *line().findChild<QToolButton*>("line-action"); }
  const std::vector<DieButton*>& dice() { return line().findChild<DiceStrip*>()->boxes(); }
  std::string said() {
    wait_until([this] { return !line().shown().grey; });
    return (line().shown().sentence + " " + line().shown().because()).toStdString();
  }
  QString hint() { return line().findChild<CutText*>("line-place")->words(); }
  void choose(const QString& title) {
    for (QAction* entry : action().menu()->actions())
      if (entry->text().remove('&') == title) entry->trigger();
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
    EXPECT_FALSE(session().proposal().order());
    EXPECT_NEAR(piece("tank-1").pose.at.y, 15, 0.01) << "7 and 2 for two dice";
  }
};

TEST_F(TheStrip, SaysVerdictSpentAndTheFirstProblemWithItsRule) {
  open();
  propose_rapid(12, {4, 3});
  EXPECT_THAT(said(), StartsWith("No. Rapid: "));
  EXPECT_TRUE(line().in_words().startsWith("No. ")) << line().in_words().toStdString();
  const Fault& first = session().proposal().answer()->ruling()->faults.front();
  EXPECT_THAT(said(), HasSubstr(first.rule));
  EXPECT_THAT(line().shown().asked.toStdString(), StartsWith("Sherman, Rapid, roll 4, 3"));
}

TEST_F(TheStrip, CountsTheOtherProblems) {
  open();
  Order order;
  order.who = OnePiece{"tank-1"};
  order.action = "cautious";
  order.paths.set_all(Path{PivotStep{90, {}}, PivotStep{90, {}}, ForwardStep{17}});
  order.dice["movement"] = {1};
  session().selected().select({"tank-1"});
  session().proposal().propose(order);
  settle();
  const auto faults = session().proposal().answer()->ruling()->faults.size();
  ASSERT_GE(faults, 2u);
  EXPECT_THAT(said(), HasSubstr("and " + std::to_string(faults - 1) + " more"));
}

TEST_F(TheStrip, IsEnoughForAWholeMove) {
  open();
  play_a_move();
}

TEST_F(TheStrip, IsEnoughInFullScreenToo) {
  open();
  key(Qt::Key_F9);
  handle_events();
  ASSERT_TRUE(window->isFullScreen());
  play_a_move();
}

TEST_F(TheStrip, TakesDigitsFromEveryControlThatIsNoTextField) {
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

TEST_F(TheStrip, TurnsAndRollsDice) {
  open();
  drag({10, 6}, {10, 10});
  choose("Rapid");
  ASSERT_EQ(dice().size(), 2u);
  for (int i = 0; i < 3; ++i) QTest::mouseClick(dice()[0], Qt::LeftButton);
  QTest::mouseClick(dice()[1], Qt::LeftButton);
  settle();
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{3, 1}));
  session().proposal().give_dice({"tank-1"}, "movement", {});
  settle();
  for (auto* button : line().findChildren<QToolButton*>())
    if (button->accessibleName() == "Roll the dice") click(*button);
  EXPECT_EQ(order().dice.at("movement").size(), 2u);
}

TEST_F(TheStrip, SaysHowLikelyTheMissingDiceAreToDo) {
  open();
  propose_rapid(8, {});
  session().proposal().give_dice({"tank-1"}, "movement", {});
  settle();
  EXPECT_THAT(said(), StartsWith("Yes, Rapid with 6 or more: 26 of 36 (72 %)."));
}

TEST_F(TheStrip, TakesAnActionByQAndItsLetterThoughTheLetterIsAKeyOfTheWindow) {
  open();
  window->show();
  drag({10, 6}, {10, 10});
  settle();
  ASSERT_EQ(order().action, "");
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, window.get(), [&] {
    if (QApplication::activePopupWidget() == nullptr) return;
    look.stop();
    QTest::keyClick(window->windowHandle(), Qt::Key_R);  // of Rapid, and of the movement range
    if (QWidget* left = QApplication::activePopupWidget()) left->close();
  });
  look.start(20);
  key(Qt::Key_Q);
  settle();
  EXPECT_EQ(order().action, "rapid");
  EXPECT_EQ(view().reach(), nullptr);
}

TEST_F(TheStrip, EmptiesTheDiceWhenAnotherActionIsSaid) {
  open();
  propose_rapid(5, {4, 3});
  choose("Flat out");
  EXPECT_TRUE(order().dice.empty());
  for (const DieButton* die : dice()) EXPECT_FALSE(die->face());
}

TEST_F(TheStrip, SaysThatMoreDigitsAreTooManyAndOverwritesNothing) {
  open();
  propose_rapid(5, {4, 3});
  key(Qt::Key_6);
  settle();
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{4, 3}));
  EXPECT_TRUE(hint().contains("dice have fallen")) << hint().toStdString();
}

TEST_F(TheStrip, SaysThatNoRollHelpsAMoveWhoseTurnTookItsOnlyDie) {
  open();
  Order turning;
  turning.who = OnePiece{"tank-1"};
  turning.action = "cautious";
  turning.paths.set_all(Path{PivotStep{90, {}}, ForwardStep{5}});
  session().selected().select({"tank-1"});
  session().proposal().propose(turning);
  settle();
  ASSERT_EQ(verdict(), Verdict::illegal);
  key(Qt::Key_4);
  settle();
  EXPECT_EQ(hint(), "No roll makes this move legal.");
}

TEST_F(TheStrip, AsksBackWithItsFacesAsButtons) {
  open();
  Order turning;
  turning.who = OnePiece{"tank-1"};
  turning.action = "rapid";
  turning.paths.set_all(Path{PivotStep{40, {}}, ForwardStep{2}});
  turning.dice["movement"] = {4, 3};
  session().selected().select({"tank-1"});
  session().proposal().propose(turning);
  settle();
  EXPECT_THAT(said(), HasSubstr("which one?"));
  auto* four = line().findChild<QPushButton*>("face_4");
  ASSERT_NE(four, nullptr);
  ASSERT_TRUE(four->isVisible());
  QTest::mouseClick(four, Qt::LeftButton);
  handle_events();
  settle();
  EXPECT_EQ(order().dice.at("movement"), std::vector<double>{4});
  EXPECT_THAT(said(), StartsWith("Yes"));
}

TEST_F(TheStrip, SaysTheActionOfARowThatIsClicked) {
  open();
  drag({10, 6}, {10, 11});
  ASSERT_TRUE(session().proposal().order()) << "letting go keeps the question open";
  ASSERT_THAT(order().action, "");
  wait_until([this] { return !line().shown().grey; });
  settle();
  QString action;
  QToolButton* row = nullptr;
  for (auto* button : line().findChildren<QToolButton*>())
    if (button->objectName().startsWith("row_") && button->isVisible()) row = button;
  if (row != nullptr) {
    action = row->objectName().mid(4);
    click(*row);
  } else {
    auto* more = line().findChild<QToolButton*>("row-more");
    ASSERT_NE(more, nullptr);
    more->menu()->actions().front()->trigger();
    settle();
  }
  EXPECT_FALSE(order().action.empty());
  if (row != nullptr) {
    EXPECT_EQ(order().action, action.toStdString());
  }
}

TEST_F(TheStrip, IsGreyFromTheMomentWhenTheQuestionChanges) {
  open();
  propose_rapid(5, {4, 3});
  ASSERT_THAT(said(), StartsWith("Yes"));
  ASSERT_TRUE(carry_out().isEnabled());
  session().proposal().give_dice({"tank-1"}, "movement", {1, 1});
  EXPECT_TRUE(line().shown().grey);
  EXPECT_FALSE(carry_out().isEnabled());
  EXPECT_FALSE(line().findChild<QToolButton*>("strip-copy")->isEnabled());
  settle();
  EXPECT_THAT(said(), StartsWith("No"));
}

TEST_F(TheStrip, MovesNothingByAPixelWhenTheVerdictChanges) {
  open();
  for (const QSize size : {QSize(1366, 768), QSize(1024, 700)}) {
    window->resize(size);
    for (const char* panel : {"ruling", "order"}) {
      session().proposal().drop();
      session().selected().select({"tank-1"});
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
      session().proposal().give_dice({"tank-1"}, "movement", {});
      settle();
      ASSERT_EQ(verdict(), Verdict::incomplete);
      EXPECT_EQ(places(line()), in_line) << "dice are wanted";
      session().proposal().drop();
      settle();
      EXPECT_EQ(places(line()), in_line) << "no order";
    }
  }
}

/// Parts of the bar that lie over one another or beyond its edge.
std::string overlapping(const AnswerStrip& bar) {
  std::string found;
  const auto parts = bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
  for (const QWidget* one : parts) {
    if (one->isWindow() || one->objectName() == "dispute_bar") continue;  // a menu; the row of a dispute
    if (!bar.rect().contains(one->geometry())) found += one->metaObject()->className() + std::string(" is out; ");
    for (const QWidget* other : parts)
      if (one < other && !other->isWindow() && other->objectName() != "dispute_bar" &&
          one->geometry().intersects(other->geometry()))
        found += one->metaObject()->className() + std::string(" over ") + other->metaObject()->className() + "; ";
  }
  return found;
}

TEST_F(TheStrip, HasAPlaceForEachPartInEveryWindowAndWithLargeType) {
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

TEST_F(TheStrip, ShowsHintsWhereTheCoordinatesAreAndNeverInPlaceOfTheAnswer) {
  open();
  propose_rapid(12, {4, 3});
  const std::string answer = said();
  line().say("Saved.", 50);
  EXPECT_EQ(hint(), "Saved.");
  EXPECT_EQ(said(), answer);
  EXPECT_TRUE(wait_until([this] { return hint() != "Saved."; }));
}

TEST_F(TheStrip, LooksAtTheFixUnderThePointerAndLeadsToTheRuling) {
  open();
  propose_rapid(12, {4, 3});
  ASSERT_TRUE(wait_until([this] { return fix().isVisible(); }));
  QEnterEvent enter({5, 5}, {5, 5}, fix().mapToGlobal(QPoint(5, 5)));
  QApplication::sendEvent(&fix(), &enter);
  EXPECT_NE(view().over().preview, nullptr);
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&fix(), &leave);
  EXPECT_EQ(view().over().preview, nullptr);
  click(problem());
  EXPECT_TRUE(window->desk().shows(u"ruling"));
}

}  // namespace
}  // namespace linesman::testing_window
