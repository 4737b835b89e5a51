// What other chapters bring: who is held, what is more or less, moves that are interrupted, wrecks, phases.
#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTest>

#include "files/json.h"
#include "state/statuses.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/record/history_panel.h"
#include "ui/panels/state/interrupt_card.h"
#include "ui/panels/state/state_card.h"
#include "ui/window/turn_line.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class WhatOtherChaptersBring : public WindowTest {
 protected:
  std::size_t entries() { return session().game().history().size(); }
  const Value& status(const char* id) { return piece(id).status; }
  std::string status_text(const char* id) { return write_json(status(id)); }
  StateCard& card() { return *window->findChild<StateCard*>(); }
  InterruptCard& interruption() { return *window->findChild<InterruptCard*>(); }
  template <class Widget>
  Widget& part(QWidget& of, const char* name) {
    auto* found = of.findChild<Widget*>(name);
    if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
    return *found;
  }
  void in_focus(Qt::Key key, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    QTest::keyClick(QApplication::focusWidget(), key, keys);
  }
  void typed_in_focus(const char* text) { QTest::keyClicks(QApplication::focusWidget(), text); }
  void undo() { window->actions().command("undo")->trigger(); }
  bool rows_are_there() {
    return wait_until([&] { return !part<QLabel>(interruption(), "interrupt-place").text().isEmpty(); });
  }
};

TEST_F(WhatOtherChaptersBring, TwoGesturesPinAModelAndOneUndoFreesIt) {
  open();
  const std::string before = write_json(status("tank-1"));
  const std::size_t entries_before = entries();
  click({10, 6});
  key(Qt::Key_B);
  EXPECT_EQ(status_text("tank-1"), R"({"held":"pinned"})");
  EXPECT_EQ(entries(), entries_before + 1);
  undo();
  EXPECT_EQ(status_text("tank-1"), before);
}

TEST_F(WhatOtherChaptersBring, TheSameKeyFreesAndTheNextHoldHasTheLastReason) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_B, Qt::ShiftModifier);
  typed_in_focus("smoke in the eyes");
  in_focus(Qt::Key_Return);
  EXPECT_EQ(status_text("tank-1"), R"({"held":"smoke in the eyes"})");
  EXPECT_TRUE(view().hasFocus()) << "the keyboard is back at the table";
  key(Qt::Key_B);
  EXPECT_EQ(status_text("tank-1"), "{}");
  session().selected().select({"car-1"});
  key(Qt::Key_B);
  EXPECT_EQ(status_text("car-1"), R"({"held":"smoke in the eyes"})");
}

TEST_F(WhatOtherChaptersBring, TheReasonsOfTheGameStandUnderTheField) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_B);
  session().selected().select({"car-1"});
  key(Qt::Key_B, Qt::ShiftModifier);
  typed_in_focus("bogged");
  in_focus(Qt::Key_Return);
  session().selected().select({"tank-2"});
  key(Qt::Key_B, Qt::ShiftModifier);
  const auto& list = part<QListWidget>(card(), "state-reasons");
  ASSERT_EQ(list.count(), 2);
  EXPECT_EQ(list.item(0)->text(), "bogged");
  in_focus(Qt::Key_Down);
  in_focus(Qt::Key_Down);
  in_focus(Qt::Key_Return);
  EXPECT_EQ(status_text("tank-2"), R"({"held":"pinned"})");
}

TEST_F(WhatOtherChaptersBring, AHoldEndsWithTheTurnAndMayBarTurningAlone) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_B);
  part<QAbstractButton>(card(), "until-turn").click();
  part<QAbstractButton>(card(), "bars-go").click();
  EXPECT_EQ(status_text("tank-1"), R"({"held":{"why":"pinned","bars":["turn"],"until":1}})");
  window->actions().command("next-turn")->trigger();
  EXPECT_EQ(status_text("tank-1"), "{}");
  undo();
  EXPECT_EQ(status_text("tank-1"), R"({"held":{"why":"pinned","bars":["turn"],"until":1}})");
}

TEST_F(WhatOtherChaptersBring, AHoldAlwaysBarsSomething) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_B);
  for (const char* bar : {"bars-go", "bars-turn"}) part<QAbstractButton>(card(), bar).click();
  EXPECT_EQ(status_text("tank-1"), R"({"held":{"why":"pinned","bars":["turn"]}})");
}

TEST_F(WhatOtherChaptersBring, LessIsTypedByItsSignThenTheReason) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_Minus);
  in_focus(Qt::Key_Minus);
  in_focus(Qt::Key_Tab);
  typed_in_focus("2 Shock");
  in_focus(Qt::Key_Return);
  EXPECT_EQ(status_text("tank-1"), R"({"modifier":[{"add":-2,"why":"2 Shock"}]})");
  const std::size_t with_one = entries();
  key(Qt::Key_Plus);
  in_focus(Qt::Key_Return);
  EXPECT_EQ(status_text("tank-1"), R"({"modifier":[{"add":-1,"why":"2 Shock"}]})") << "the last reason again";
  EXPECT_EQ(entries(), with_one + 1);
}

TEST_F(WhatOtherChaptersBring, ASlashHalvesAndADigitKeepsTheSign) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_Minus);
  typed_in_focus("/2");
  in_focus(Qt::Key_Down);
  typed_in_focus("mud");
  in_focus(Qt::Key_Return);
  EXPECT_EQ(status_text("tank-1"), R"({"modifier":[{"times":0.5,"why":"mud"}]})");
  session().selected().select({"car-1"});
  key(Qt::Key_Minus);
  typed_in_focus("3");
  in_focus(Qt::Key_Return);
  EXPECT_EQ(status_text("car-1"), R"({"modifier":[{"add":-3,"why":"mud"}]})");
}

TEST_F(WhatOtherChaptersBring, AModifierWithoutAReasonIsNotPut) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_Minus);
  in_focus(Qt::Key_Return);
  EXPECT_EQ(status_text("tank-1"), "{}");
  EXPECT_TRUE(card().isVisible());
  in_focus(Qt::Key_Escape);
  EXPECT_FALSE(card().isVisible());
  EXPECT_TRUE(view().hasFocus());
}

TEST_F(WhatOtherChaptersBring, ThreeGesturesInterruptAMove) {
  open();
  propose_rapid(5, {6, 6});
  settle();
  view().setFocus();
  key(Qt::Key_I);
  ASSERT_TRUE(rows_are_there());
  in_focus(Qt::Key_Right);
  EXPECT_THAT(part<QLabel>(interruption(), "interrupt-place").text().toStdString(), HasSubstr("after 2″"));
  in_focus(Qt::Key_Return);
  settle();
  EXPECT_EQ(write_json(order().members), R"({"events":[{"piece":"tank-1","at":{"step":0,"s":2},"event":"stopped"}]})");
  EXPECT_EQ(verdict(), Verdict::legal);
  const std::size_t before = entries();
  window->carry_out();
  EXPECT_EQ(entries(), before + 1);
  EXPECT_NEAR(piece("tank-1").pose.at.y, 8, 1e-9);
}

TEST_F(WhatOtherChaptersBring, WhatIsDestroyedOnItsWayLeavesAWreck) {
  open();
  propose_rapid(5, {6, 6});
  settle();
  view().setFocus();
  key(Qt::Key_I);
  ASSERT_TRUE(rows_are_there());
  part<QAbstractButton>(interruption(), "interrupt-destroyed").click();
  settle();
  window->carry_out();
  EXPECT_FALSE(session().game().find_piece("tank-1"));
  EXPECT_TRUE(session().game().find_feature("tank-1-wreck"));
  undo();
  EXPECT_TRUE(session().game().find_piece("tank-1"));
  EXPECT_FALSE(session().game().find_feature("tank-1-wreck"));
}

TEST_F(WhatOtherChaptersBring, AWayThatIsDrawnAnewIsNotInterrupted) {
  open();
  propose_rapid(5, {6, 6});
  settle();
  view().setFocus();
  key(Qt::Key_I);
  ASSERT_TRUE(rows_are_there());
  in_focus(Qt::Key_Return);
  settle();
  ASSERT_THAT(write_json(order().members), HasSubstr("stopped"));
  view().setFocus();
  key(Qt::Key_Up);
  settle();
  EXPECT_EQ(write_json(order().members), "{}");
}

TEST_F(WhatOtherChaptersBring, OneGestureMakesAWreckAndTheBarTakesItBack) {
  open();
  const std::string before = write_json(status("tank-2"));
  session().selected().select({"tank-2"});
  const std::size_t entries_before = entries();
  key(Qt::Key_W);
  EXPECT_FALSE(session().game().find_piece("tank-2"));
  const auto wreck = session().game().find_feature("tank-2-wreck");
  ASSERT_TRUE(wreck);
  EXPECT_EQ(session().game().feature(*wreck).kind, Kind::wreck);
  EXPECT_EQ(entries(), entries_before + 1);
  auto& bar = *window->findChild<MessageBar*>();
  EXPECT_THAT(bar.sentence().toStdString(), HasSubstr("is a wreck now."));
  for (auto* button : bar.findChildren<QPushButton*>())
    if (button->text() == "Undo") button->click();
  EXPECT_TRUE(session().game().find_piece("tank-2"));
  EXPECT_FALSE(session().game().find_feature("tank-2-wreck"));
}

TEST_F(WhatOtherChaptersBring, APhaseEndsWhatCountsToItsEnd) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_B);
  part<QAbstractButton>(card(), "until-phase").click();
  EXPECT_EQ(window->findChild<TurnLine*>()->text(), "Turn 1, phase 1");
  window->actions().command("next-phase")->trigger();
  EXPECT_EQ(status_text("tank-1"), "{}");
  EXPECT_EQ(window->findChild<TurnLine*>()->text(), "Turn 1, phase 2");
  window->actions().command("next-turn")->trigger();
  EXPECT_EQ(state::moment_of(session().game()).phase, 1);
}

TEST_F(WhatOtherChaptersBring, WhoMayNotGoIsNotWaitedFor) {
  open();
  auto& controller = *window->findChild<TableController*>();
  ASSERT_THAT(controller.turn().waiting, SizeIs(3));
  session().selected().select({"tank-1"});
  key(Qt::Key_B);
  EXPECT_THAT(controller.turn().waiting, SizeIs(2));
  part<QAbstractButton>(card(), "bars-go").click();
  EXPECT_THAT(controller.turn().waiting, SizeIs(3)) << "it may go straight on";
}

TEST_F(WhatOtherChaptersBring, AMarkOfAStatusThatNoRuleReadsBecomesAModifierByAClick) {
  std::string text = small_table();
  const std::string id = R"("id": "tank-1",)";
  const std::size_t place = text.find(id);
  ASSERT_NE(place, std::string::npos);
  text.insert(place + id.size(), R"( "status": {"shock": 2},)");
  open(text);
  std::optional<MarkUnder> mark;
  for (int x = 0; x < view().width() && !mark; x += 3)
    for (int y = 0; y < view().height() && !mark; y += 3) mark = view().mark_at(QPointF(x, y));
  ASSERT_TRUE(mark) << "a mark with a dotted edge stands beside it";
  EXPECT_EQ(mark->mark.form, StateMarkForm::unread);
  QTest::mouseClick(&view(), Qt::LeftButton, Qt::NoModifier, mark->mark.box.center().toPoint());
  ASSERT_TRUE(card().isVisible());
  part<QAbstractButton>(card(), "unread-modifier").click();
  EXPECT_EQ(status_text("tank-1"), R"({"modifier":[{"add":-2,"why":"2 shock"}]})");
  undo();
  EXPECT_EQ(status_text("tank-1"), R"({"shock":2})");
}

TEST_F(WhatOtherChaptersBring, TheHistorySaysItInWords) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_B);
  session().selected().select({"tank-2"});
  key(Qt::Key_W);
  auto& history = *window->findChild<HistoryPanel*>();
  call("history");
  settle();
  QStringList lines;
  const QAbstractItemModel* rows = history.list().model();
  for (int i = 0; i < rows->rowCount(); ++i) lines << rows->index(i, 0).data().toString();
  EXPECT_THAT(lines.join('\n').toStdString(), HasSubstr("Held: pinned"));
  EXPECT_THAT(lines.join('\n').toStdString(), HasSubstr("is a wreck now"));
}

TEST_F(WhatOtherChaptersBring, TheCardNeverKeepsTheKeysOfTheTable) {
  open();
  session().selected().select({"tank-1"});
  key(Qt::Key_B);
  EXPECT_TRUE(view().hasFocus());
  key(Qt::Key_Escape);
  EXPECT_FALSE(card().isVisible());
  EXPECT_EQ(status_text("tank-1"), R"({"held":"pinned"})") << "Escape closes the card and no more";
}

}  // namespace
}  // namespace linesman::testing_window
