// No mode to be caught in: Escape and a right click put the tool down, and a press on a model moves it.
#include <gmock/gmock.h>

#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "ui/commands/gestures.h"
#include "ui/panels/order/past_order.h"
#include "ui/panels/record/history_panel.h"
#include "ui/tools/tool_box.h"
#include "window/building_test.h"

namespace linesman::testing_window {
namespace {

class Modes : public BuildingTest {
 protected:
  void take_up(const ToolEntry& entry) {
    view().setFocus();
    QTest::keyClicks(&view(), QString(entry.key).toLower());
    ASSERT_EQ(in_hand().toStdString(), entry.id);
  }
  void right_click(Vec at) {
    press(at, Qt::RightButton);
    const QPoint place = on_view(at);
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, view().mapToGlobal(place));
    QApplication::sendEvent(&view(), &event);
    QTest::mouseRelease(&view(), Qt::RightButton, {}, place);
  }
  int menus() const { return static_cast<int>(window->findChildren<QMenu*>("context_menu").size()); }
  void hover(Vec at) {
    QMouseEvent event(QEvent::MouseMove, on_view(at), view().mapToGlobal(on_view(at)), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(&view(), &event);
  }
  void send(QEvent::Type type, Vec at, Qt::MouseButtons held, Qt::KeyboardModifiers keys) {
    QMouseEvent event(type, on_view(at), view().mapToGlobal(on_view(at)),
                      type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, held, keys);
    QApplication::sendEvent(&view(), &event);
  }
};

TEST_F(Modes, EscapeWithNothingOpenPutsEveryToolDown) {
  open();
  for (const ToolEntry& entry : all_tools()) {
    take_up(entry);
    window->desk().close_drawer();
    key(Qt::Key_Escape);
    EXPECT_EQ(in_hand(), "move") << entry.id;
  }
}

TEST_F(Modes, EscapeDropsFirstWhatIsBegun) {
  open();
  key(Qt::Key_D);
  window->desk().close_drawer();
  click({20, 22});
  key(Qt::Key_Escape);
  EXPECT_EQ(in_hand(), "draw") << "the shape is dropped first";
  key(Qt::Key_Escape);
  EXPECT_EQ(in_hand(), "move");
  EXPECT_EQ(features(), 2U);
}

TEST_F(Modes, WhatLiesOpenOverTheTableIsClosedFirstAlsoFromAField) {
  open();
  key(Qt::Key_D);
  ASSERT_NE(window->desk().in_drawer(), nullptr) << "the palette comes up";
  auto* filter = palette().findChild<QLineEdit*>();
  filter->setFocus();
  QTest::keyClick(filter, Qt::Key_Escape);
  EXPECT_EQ(window->desk().in_drawer(), nullptr);
  EXPECT_EQ(in_hand(), "draw");
  key(Qt::Key_Escape);
  EXPECT_EQ(in_hand(), "move");
}

TEST_F(Modes, ARightClickPutsEveryToolDown) {
  open();
  for (const ToolEntry& entry : all_tools()) {
    if (entry.id == "move") continue;
    take_up(entry);
    right_click({20, 22});
    EXPECT_EQ(in_hand(), "move") << entry.id;
    EXPECT_EQ(menus(), 0) << entry.id;
  }
  right_click({20, 22});
  EXPECT_EQ(menus(), 1) << "with Move in hand it opens the menu";
}

TEST_F(Modes, ARightClickOnWhatATerrainEditorSelectsOpensItsMenuToo) {
  open();
  key(Qt::Key_E);
  right_click({3, 12});
  EXPECT_EQ(in_hand(), "move");
  EXPECT_EQ(menus(), 1);
}

TEST_F(Modes, TheToolIsNamedAtThePointerUntilItsFirstUse) {
  open();
  hover({20, 22});
  EXPECT_EQ(view().pointer_words(), "");
  key(Qt::Key_D);
  EXPECT_EQ(view().pointer_words(), "Draw terrain");
  const QImage named = view().grab().toImage();
  click({20, 22});
  EXPECT_EQ(view().pointer_words(), "");
  window->desk().close_drawer();
  key(Qt::Key_Escape);
  key(Qt::Key_Escape);
  EXPECT_EQ(view().pointer_words(), "") << "the usual tool has no need of a name";
  hover({20, 22});
  EXPECT_NE(view().grab().toImage(), named);
}

TEST_F(Modes, APressOnAModelMovesItUnderEveryToolThatMakesOrChangesOtherThings) {
  open();
  for (const char* which : {"D", "E", "N"}) {
    session().proposal().drop();
    QTest::keyClicks(&view(), QString(which).toLower());
    drag({10, 6}, {10, 9});
    ASSERT_TRUE(session().proposal().order().has_value()) << which;
    EXPECT_NEAR(session().proposal().answer()->ruling()->ends.front().pose.at.y, 9, 0.1) << which;
    EXPECT_EQ(in_hand(), "move") << which;
  }
  EXPECT_EQ(features(), 2U);
  EXPECT_EQ(session().file().undo_stack().count(), 0);
}

TEST_F(Modes, AltDrawsOnTopOfAModel) {
  open();
  choose("wood");
  send(QEvent::MouseButtonPress, {10, 6}, Qt::LeftButton, Qt::AltModifier);
  send(QEvent::MouseMove, {13, 8}, Qt::LeftButton, Qt::AltModifier);
  send(QEvent::MouseButtonRelease, {13, 8}, Qt::NoButton, Qt::AltModifier);
  EXPECT_EQ(features(), 3U);
  EXPECT_FALSE(session().proposal().order());
  EXPECT_EQ(in_hand(), "draw");
}

TEST_F(Modes, ATapeStillMeasuresFromAModel) {
  open();
  key(Qt::Key_M);
  click({10, 6});
  EXPECT_EQ(in_hand(), "tape");
  EXPECT_FALSE(session().proposal().order());
}

TEST_F(Modes, PuttingModelsEndsInMoveWhateverWasInHand) {
  open();
  window->desk().show_panel(u"catalogue");
  handle_events();
  for (const bool by_drag : {false, true}) {
    session().selected().select({});
    key(Qt::Key_D);
    ASSERT_EQ(in_hand(), "draw");
    find_model("sherman");
    const std::size_t before = pieces();
    if (by_drag) {
      drag_on_to({30, 24});
    } else {
      QTest::keyClick(&catalogue_filter(), Qt::Key_Return);
      click({24, 24});
    }
    EXPECT_EQ(pieces(), before + 1);
    EXPECT_EQ(in_hand(), "move");
  }
}

TEST_F(Modes, ThePastIsTintedAndHasOneButtonBack) {
  open();
  propose_rapid(5, {6, 6});
  window->carry_out();
  window->findChild<HistoryPanel*>()->list().go_to(0);
  auto* back = window->findChild<QPushButton*>("back_to_the_present");
  ASSERT_NE(back, nullptr);
  ASSERT_TRUE(back->isVisible());
  const QImage past = view().grab().toImage();
  QTest::mouseClick(back, Qt::LeftButton);
  EXPECT_FALSE(window->findChild<TableController*>()->looking_back());
  EXPECT_FALSE(back->isVisible());
  const QImage present = view().grab().toImage();
  const QPoint bare = on_view({35, 27});
  EXPECT_NE(past.pixelColor(bare), present.pixelColor(bare));
}

TEST_F(Modes, EveryPageShowsTheStepThatIsLookedAtAndNothingOfThePresent) {
  open();
  propose_rapid(5, {6, 6});
  window->carry_out();
  Pose pose = piece("tank-1").pose;
  pose.at = {20, 20};
  place_piece(session(), *session().game().find_piece("tank-1"), pose);
  propose_rapid(40, {1, 1});
  ASSERT_EQ(verdict(), Verdict::illegal);
  for (const char* panel : {"ruling", "order", "piece"}) call(panel);
  const QColor usual = window->order_panel().palette().window().color();
  window->findChild<HistoryPanel*>()->list().go_to(1);
  handle_events();

  ASSERT_NE(window->ruling_panel().ruling(), nullptr);
  EXPECT_EQ(window->ruling_panel().ruling()->verdict, Verdict::legal);
  EXPECT_FALSE(window->ruling_panel().mends().isVisibleTo(&window->ruling_panel()));
  EXPECT_TRUE(window->line().in_words().startsWith("Legal. 5 inches of 14 inches"))
      << window->line().in_words().toStdString();
  EXPECT_FALSE(window->line().findChild<QPushButton*>("line-carry-out")->isEnabled());
  EXPECT_FALSE(window->line().findChild<QToolButton*>("line-dispute")->isEnabled());
  const QStringList order_lines = window->findChild<PastOrder*>()->lines();
  EXPECT_EQ(order_lines.front(), "Sherman: Rapid");
  EXPECT_TRUE(order_lines.contains("Movement: 6, 6")) << order_lines.join("; ").toStdString();
  EXPECT_TRUE(window->findChild<PastOrder*>()->isVisibleTo(&window->order_panel()));
  const NumberEdit* south = nullptr;
  for (const NumberEdit* edit : window->findChild<PiecePanel*>()->findChildren<NumberEdit*>())
    if (edit->accessibleName() == "Inches from the south edge") south = edit;
  ASSERT_NE(south, nullptr);
  EXPECT_EQ(south->number(), 11) << "where it stood after the step";
  EXPECT_FALSE(south->isEnabled());
  EXPECT_NE(window->order_panel().palette().window().color(), usual);

  QTest::mouseClick(window->findChild<QPushButton*>("back_to_the_present"), Qt::LeftButton);
  handle_events();
  EXPECT_EQ(window->ruling_panel().ruling()->verdict, Verdict::illegal);
  EXPECT_EQ(south->number(), 20);
  EXPECT_TRUE(south->isEnabled());
  EXPECT_FALSE(window->findChild<PastOrder*>()->isVisibleTo(&window->order_panel()));
  EXPECT_EQ(window->order_panel().palette().window().color(), usual);
}

TEST_F(Modes, AStepThatIsNoMoveSaysSoOnThePagesToo) {
  open();
  propose_rapid(5, {6, 6});
  window->carry_out();
  window->findChild<HistoryPanel*>()->list().go_to(0);
  handle_events();
  EXPECT_EQ(window->ruling_panel().ruling(), nullptr);
  EXPECT_EQ(window->findChild<PastOrder*>()->lines().front(), "This is the start of the game.");
  EXPECT_EQ(window->line().shown().reason, "You see the table at the start.");
}

}  // namespace
}  // namespace linesman::testing_window
