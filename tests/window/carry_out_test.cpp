#include <QApplication>
#include <QLineEdit>
#include <QTest>

#include "drawing/report/entry_words.h"
#include "files/documents/record.h"
#include "ui/commands/gestures.h"
#include "ui/panels/dice/dice_box.h"
#include "ui/panels/record/history_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class CarryOut : public WindowTest {
 protected:
  void propose_legal() { propose_rapid(5, {4, 3}); }
};

TEST_F(CarryOut, EnterAppliesTheOrderAndItsEffects) {
  open();
  propose_legal();
  key(Qt::Key_Return);
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 11}));
  EXPECT_EQ(piece("tank-1").status["pace"].text(), "rapid");
  EXPECT_EQ(session().game().history().size(), 1u);
  EXPECT_FALSE(session().proposal().order());
  EXPECT_TRUE(window->isWindowModified());
}

TEST_F(CarryOut, UndoBringsTheOrderBackAndRedoCarriesItOutAgain) {
  open();
  propose_legal();
  key(Qt::Key_Return);
  window->actions().command("undo")->trigger();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6}));
  EXPECT_EQ(record_of(session().game()).here, 0);
  ASSERT_TRUE(session().proposal().order());
  EXPECT_TRUE(window->isWindowModified()) << "the record has an entry that is in no file";
  window->actions().command("redo")->trigger();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 11}));
  EXPECT_FALSE(session().proposal().order());
}

TEST_F(CarryOut, UndoIsOneKeyAwayAlsoWhenTheDiceHadTheFocus) {
  open();
  window->show();
  propose_legal();
  type_dice("4 3");
  window->order_panel().findChild<DiceBox*>()->findChild<QLineEdit*>()->setFocus();
  window->carry_out();
  QApplication::processEvents();
  EXPECT_TRUE(view().hasFocus());
}

TEST_F(CarryOut, FacesThatAreWipedOutLeaveTheDiceToo) {
  open();
  window->show();
  propose_legal();
  call("order");
  auto* dice = window->order_panel().findChild<DiceBox*>();
  auto* faces = dice->findChild<QLineEdit*>();
  faces->setFocus();
  type_dice("4 3");
  ASSERT_TRUE(dice->findChild<DieButton*>()->face());
  faces->selectAll();
  QTest::keyClick(faces, Qt::Key_Delete);
  settle();
  EXPECT_FALSE(dice->findChild<DieButton*>()->face());
}

TEST_F(CarryOut, AnIllegalOrderIsRefusedInASentence) {
  open();
  propose_legal();
  Order order = *session().proposal().order();
  order.paths.set_all(Path{ForwardStep{15}});
  session().proposal().propose(order);
  settle();
  window->carry_out();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6}));
  EXPECT_FALSE(window->messages().sentence().isEmpty());
  EXPECT_EQ(session().file().undo_stack().count(), 0);
}

TEST_F(CarryOut, TheHistoryTellsThePastRuling) {
  open();
  propose_legal();
  key(Qt::Key_Return);
  const QString line = history_line(session().game().history()[std::size_t{0}], session().game(), session().terms());
  EXPECT_TRUE(line.contains("Sherman")) << line.toStdString();
  EXPECT_TRUE(line.contains("Legal")) << line.toStdString();
}

TEST_F(CarryOut, WhatIsChangedByHandIsOneCommandAndRecorded) {
  open();
  const PieceIndex tank = *session().game().find_piece("tank-1");
  edit_piece(session(), tank, Keep::status, "immobilised", true);
  EXPECT_EQ(session().file().undo_stack().count(), 1);
  EXPECT_EQ(piece("tank-1").status["immobilised"], Value(true));
  EXPECT_EQ(session().game().history().size(), 1u);
  edit_piece(session(), tank, Keep::status, "immobilised", true);
  EXPECT_EQ(session().file().undo_stack().count(), 1) << "nothing differed";
  window->actions().command("next-turn")->trigger();
  EXPECT_EQ(session().game().turn(), 2);
  session().file().undo_stack().undo();
  session().file().undo_stack().undo();
  EXPECT_EQ(session().game().turn(), 1);
  EXPECT_TRUE(piece("tank-1").status["immobilised"].is_null());
  EXPECT_EQ(record_of(session().game()).here, 0);
}

TEST_F(CarryOut, OptionsAreChangedAndUndoneAndUnknownOnesRefused) {
  open();
  const Value house = Value::empty_object();
  EXPECT_TRUE(change_agreement(session(), Value::empty_object().with("steer", 30), house, 0.5));
  EXPECT_EQ(session().game().options()["steer"].whole(), 30);
  EXPECT_EQ(session().game().tolerance(), 0.5);
  const auto refused = change_agreement(session(), Value::empty_object().with("nonsense", 30), house, 0);
  EXPECT_FALSE(refused);
  const auto bad = change_agreement(session(), Value::empty_object(), Value::empty_object().with("nonsense", 1), 0);
  ASSERT_FALSE(bad);
  EXPECT_TRUE(bad.problem().pointer.starts_with("/house_rules")) << bad.problem().sentence();
  session().file().undo_stack().undo();
  EXPECT_TRUE(session().game().options()["steer"].is_null());
}

TEST_F(CarryOut, TheOrderIsJudgedAnewUnderAnotherRuleset) {
  open();
  propose_legal();
  change_ruleset(session(), "pips-hard-ground");
  settle();
  ASSERT_TRUE(session().proposal().order());
  ASSERT_NE(session().proposal().answer()->ruling(), nullptr);
  EXPECT_EQ(session().proposal().answer()->ruling()->ruleset, "pips-hard-ground");
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{4, 3}));
  session().file().undo_stack().undo();
  settle();
  EXPECT_EQ(session().proposal().answer()->ruling()->ruleset, "pips");
}

TEST_F(CarryOut, OneTableIsRuledOnUnderEachRulesetThatItsPiecesAreFor) {
  const QString example = QString(LINESMAN_SOURCE_DIR) + "/resources/examples/common-ground";
  ASSERT_TRUE(window->open(example + ".linesman"));
  ASSERT_TRUE(window->propose(example + ".1-the-car-takes-the-road.order.json"));
  settle();
  for (const char* ruleset : {"orders", "mobility", "pips", "mobility", "orders"}) {
    change_ruleset(session(), ruleset);
    settle();
    ASSERT_TRUE(session().proposal().answer()) << ruleset << ": " << session().hearing_problem().sentence();
    ASSERT_TRUE(session().proposal().answer()->ruling())
        << ruleset << ": " << session().proposal().answer()->problem()->sentence();
    EXPECT_EQ(session().proposal().answer()->ruling()->ruleset, ruleset);
    EXPECT_FALSE(session().proposal().answer()->ruling()->ends.empty());
  }
}

TEST_F(CarryOut, ARulesetThatIsNotThereSaysSoInTheRulingPanel) {
  open();
  propose_legal();
  change_ruleset(session(), "lost-rules");
  settle();
  EXPECT_FALSE(session().hearing());
  EXPECT_EQ(window->ruling_panel().verdict_text(), "Cannot be judged");
  session().file().undo_stack().undo();
  settle();
  EXPECT_EQ(window->ruling_panel().verdict_text(), "Legal");
}

}  // namespace
}  // namespace linesman::testing_window
