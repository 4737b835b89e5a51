// The record in the window: nothing is lost, and everything can be looked at again.
#include <gmock/gmock.h>

#include <QApplication>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVariantAnimation>

#include "files/documents/record.h"
#include "files/json.h"
#include "record/history.h"
#include "record/verify.h"
#include "ui/commands/gestures.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/record/decision_dialog.h"
#include "ui/panels/record/history_panel.h"
#include "ui/window/played_move.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class TheRecord : public WindowTest {
 protected:
  void carry_out_rapid(double inches) {
    propose_rapid(inches, {6, 6});
    settle();
    window->carry_out();
  }

  std::string text() { return write_json(write_document(session().file().document())); }
  std::int64_t here() { return record_of(session().game()).here; }
  HistoryPanel& panel() { return *window->findChild<HistoryPanel*>(); }
  bool holds() {
    const auto found = verify(Referee(session().shared_rulesets()), session().game());
    return found && !found->first_flaw;
  }
};

TEST_F(TheRecord, IsTheSameByteForByteWhenAHundredGesturesAreUndoneAndRedone) {
  open();
  const PieceIndex tank = *session().game().find_piece("tank-1");
  const std::string before = text();
  for (int i = 0; i < 100; ++i) {
    Pose pose = session().game().piece(tank).pose;
    pose.at.x += 0.1;
    if (i % 10 == 3)
      change_turn(session(), 2 + i);
    else if (i % 10 == 5)
      ASSERT_TRUE(change_agreement(session(), Value::empty_object(), Value::empty_object(), 1 + i));
    else if (i % 10 == 7)
      record_dice(session(), "movement", {1.0 + i % 6}, RolledBy::table);
    else
      place_piece(session(), tank, pose);
  }
  ASSERT_EQ(session().file().undo_stack().count(), 100);
  const std::string after = text();
  const Value entries = session().game().history();
  for (int i = 0; i < 100; ++i) session().file().undo_stack().undo();
  EXPECT_EQ(here(), 0);
  EXPECT_EQ(session().game().history(), entries) << "nothing is erased";
  EXPECT_EQ(
      write_json(parse_json(text(), "").value().without("here").without("chain").with("history", Value::empty_array())),
      before);
  for (int i = 0; i < 100; ++i) session().file().undo_stack().redo();
  EXPECT_EQ(text(), after);
  EXPECT_TRUE(holds());
}

TEST_F(TheRecord, KeepsWhatWasTakenBackAsABranch) {
  open();
  carry_out_rapid(5);
  window->actions().command("undo")->trigger();
  session().proposal().drop();
  change_turn(session(), 2);
  const Record record = record_of(session().game());
  ASSERT_EQ(record.entries.size(), 2u);
  EXPECT_EQ(record.entries[1]["after"], Value(0));
  EXPECT_EQ(record.here, 2);
  EXPECT_TRUE(holds());
}

TEST_F(TheRecord, ShowsTheTableAsItStoodAndGoesOnFromThere) {
  open();
  window->show();
  carry_out_rapid(5);
  carry_out_rapid(3);
  panel().list().go_to(1);
  const Game& shown = view().game();
  EXPECT_EQ(shown.piece(*shown.find_piece("tank-1")).pose.at, (Vec{10, 11}));
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 14})) << "the game itself stands where it stood";
  EXPECT_THAT(window->messages().sentence().toStdString(), testing::HasSubstr("the table after step 1"));
  click({10, 11});
  EXPECT_TRUE(session().selected().pieces() != std::vector<std::string>{"tank-2"});
  EXPECT_EQ(view().game().piece(*view().game().find_piece("tank-1")).pose.at, (Vec{10, 11})) << "read only";
  panel().go_on();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 11}));
  EXPECT_EQ(here(), 1);
  EXPECT_EQ(session().game().history().size(), 2u);
  window->actions().command("undo")->trigger();
  EXPECT_EQ(here(), 2);
  EXPECT_TRUE(holds());
}

TEST_F(TheRecord, GivesTheRolledDiceBackToTheirModelsWhereItGoesOn) {
  open();
  propose_rapid(4, {});
  session().selected().select({"tank-1"});
  record_dice(session(), "movement", {4, 4}, RolledBy::table);
  ASSERT_EQ(here(), 1);
  session().proposal().drop();
  Pose pose = piece("car-1").pose;
  pose.at = {20, 20};
  place_piece(session(), *session().game().find_piece("car-1"), pose);
  session().proposal().give_dice({"tank-1"}, "movement", {});
  panel().list().go_to(1);
  panel().go_on();
  EXPECT_EQ(here(), 1);
  EXPECT_EQ(session().proposal().dice_of({"tank-1"}).at("movement"), (std::vector<double>{4, 4}));
}

class ThePlayedRecord : public TheRecord {
 protected:
  void begin() {
    open();
    window->show();
    carry_out_rapid(5);
    carry_out_rapid(3);
    for (auto* each : panel().findChildren<QToolButton*>())
      if (each->isCheckable()) play = each;
    ASSERT_NE(play, nullptr);
    play->click();
    pace = panel().findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly);
    way = window->findChild<PlayedMove*>()->findChild<QVariantAnimation*>();
    ASSERT_TRUE(pace->isActive());
    EXPECT_GT(pace->interval(), way->duration()) << "a move has come to its end when the next begins";
    pace->setInterval(std::chrono::hours(1));  // the test says when it goes on
  }
  /// The time of an entry is over, and a part of the time that the next move takes.
  void play_on(double share) {
    run_out(*pace);
    go_on_to(share);
  }
  void go_on_to(double share) {
    ASSERT_EQ(way->state(), QAbstractAnimation::Running);
    way->setCurrentTime(static_cast<int>(share * way->duration()));
  }
  double shown_at() const {
    const Game& shown = window->table().game();
    return shown.piece(*shown.find_piece("tank-1")).pose.at.y;
  }
  /// The tank is seen somewhere between two places.
  void expect_between(double from, double to) const {
    EXPECT_GT(shown_at(), from + 0.1);
    EXPECT_LT(shown_at(), to - 0.1);
  }
  void expect_stopped_at(double y) {
    EXPECT_EQ(shown_at(), y);
    EXPECT_FALSE(pace->isActive());
    EXPECT_NE(way->state(), QAbstractAnimation::Running);
    handle_events();
    EXPECT_EQ(shown_at(), y);
    EXPECT_FALSE(play->isChecked());
  }

  QToolButton* play = nullptr;
  QTimer* pace = nullptr;            ///< of the entries
  QVariantAnimation* way = nullptr;  ///< of a move
};

TEST_F(ThePlayedRecord, BeginsAtTheStartAndShowsEachMoveGoingItsWayAndThenTheTableAsItStands) {
  begin();
  EXPECT_EQ(shown_at(), 6) << "nothing follows on where the game stands, so it is played from the start";
  play_on(0.5);
  expect_between(6, 11);
  go_on_to(1);
  EXPECT_NEAR(shown_at(), 11, 1e-9);
  play_on(0.5);
  expect_between(11, 14);
  go_on_to(1);
  EXPECT_NEAR(shown_at(), 14, 1e-9) << "the last move too";
  EXPECT_TRUE(panel().past());
  run_out(*pace);
  EXPECT_FALSE(panel().past());
  EXPECT_FALSE(play->isChecked());
  EXPECT_EQ(shown_at(), 14);
  EXPECT_EQ(window->messages().sentence(), "");
}

TEST_F(ThePlayedRecord, StopsOnItsWayWithEscapeOnTheTable) {
  begin();
  play_on(0.5);
  expect_between(6, 11);
  QTest::keyClick(&view(), Qt::Key_Escape);
  expect_stopped_at(14);  // the table as it stands
}

TEST_F(ThePlayedRecord, StopsOnItsWayWithAStepByHand) {
  begin();
  play_on(0.5);
  expect_between(6, 11);
  call("history");
  panel().list().setFocus();
  for (auto* each : panel().findChildren<QToolButton*>())
    if (each->accessibleName() == "Previous step") each->click();
  expect_stopped_at(6);
}

TEST_F(TheRecord, ComesBackToTheTableAsItStandsWhenSomethingIsSelected) {
  open();
  carry_out_rapid(5);
  panel().list().go_to(0);
  ASSERT_TRUE(panel().past());
  EXPECT_EQ(view().game().piece(*view().game().find_piece("tank-1")).pose.at, (Vec{10, 6}));
  session().selected().select({"tank-2"});
  EXPECT_FALSE(panel().past());
  EXPECT_EQ(view().game().piece(*view().game().find_piece("tank-1")).pose.at, (Vec{10, 11}));
}

TEST_F(TheRecord, KeepsWhyAnUmpireLetAnOrderPass) {
  open();
  window->show();
  propose_rapid(19, {1, 1});
  settle();
  ASSERT_EQ(verdict(), Verdict::illegal);
  when_asked<DecisionDialog>([](DecisionDialog& dialog) {
    EXPECT_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    dialog.findChild<QPlainTextEdit*>()->setPlainText("The lane is paved.");
    dialog.findChild<QLineEdit*>()->setText("Ann");
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
  });
  emit window->ruling_panel().decision_asked();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 25}));
  const Record record = record_of(session().game());
  ASSERT_EQ(record.entries.items().back()["decision"]["by"], Value("Ann"));
  EXPECT_EQ(record.entries.items().back()["ruling"]["verdict"], Value("illegal"));
  EXPECT_TRUE(holds());
  window->actions().command("undo")->trigger();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6}));
}

TEST_F(TheRecord, PutsAMoveRightAndMakesTheLaterOnesAgain) {
  open();
  carry_out_rapid(5);
  carry_out_rapid(3);
  ASSERT_TRUE(begin_to_put_right(session(), 1));
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6})) << "the table as it stood before";
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(session().proposal().putting_right(), 1);
  carry_out_rapid(4);
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 13})) << "4 inches, and 3 again";
  const Record record = record_of(session().game());
  ASSERT_EQ(record.entries.size(), 4u);
  EXPECT_EQ(record.entries[2]["after"], Value(0));
  EXPECT_THAT(window->messages().sentence().toStdString(), testing::HasSubstr("Step 1 is corrected."));
  EXPECT_FALSE(session().proposal().putting_right());
  EXPECT_TRUE(holds());
  window->actions().command("undo")->trigger();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6}));
}

TEST_F(TheRecord, GoesOnAsUsualWhenTheMoveToBePutRightIsDropped) {
  open();
  carry_out_rapid(5);
  ASSERT_TRUE(begin_to_put_right(session(), 1));
  session().proposal().drop();
  EXPECT_FALSE(session().proposal().putting_right());
  carry_out_rapid(3);
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 9}));
  EXPECT_EQ(record_of(session().game()).entries.size(), 2u);
}

TEST_F(TheRecord, IsNotWhollyInTheFileWhileAnEntryIsSteppedBackOver) {
  open();
  EXPECT_FALSE(session().file().modified());
  carry_out_rapid(5);
  EXPECT_TRUE(session().file().modified());
  window->actions().command("undo")->trigger();
  EXPECT_TRUE(session().file().modified()) << "closing would lose the entry";
  EXPECT_TRUE(window->isWindowModified());
  session().file().saved_as(session().file().name(), session().file().document().source);
  EXPECT_FALSE(session().file().modified());
}

TEST_F(TheRecord, IsHeldAgainstItselfWhenAGameIsOpened) {
  open();
  carry_out_rapid(5);
  std::string forged = text();
  const std::size_t place = forged.find("\"verdict\":\"legal\"");
  ASSERT_NE(place, std::string::npos);
  forged.replace(place, 17, "\"verdict\":\"marginal\"");
  session().file().saved_as(session().file().name(), session().file().document().source);
  open(forged);
  EXPECT_TRUE(wait_until([&] { return window->messages().sentence().contains("changed outside"); }));
  EXPECT_TRUE(window->messages().sentence().contains("changed outside the program (step 1"))
      << window->messages().sentence().toStdString();
}

}  // namespace
}  // namespace linesman::testing_window
