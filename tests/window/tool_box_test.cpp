// Menu, tool bar and key sheet are made from the tool box.
#include <gmock/gmock.h>

#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "ui/tools/tool_box.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class TheToolBox : public WindowTest {
 protected:
  QAction* action_of(const ToolEntry& entry) {
    for (QAction* action : window->actions().tools()->actions())
      if (action->data().toString().toStdString() == entry.id) return action;
    return nullptr;
  }
  QToolBar* bar() { return window->findChild<QToolBar*>("tool_box"); }
  std::string in_hand() { return window->actions().tools()->checkedAction()->data().toString().toStdString(); }
};

TEST_F(TheToolBox, HasEveryToolInTheMenu) {
  const QMenu* tools = nullptr;
  for (const QAction* entry : window->menuBar()->actions())
    if (entry->text() == "&Tools") tools = entry->menu();
  ASSERT_NE(tools, nullptr);
  EXPECT_EQ(tools->actions().size(), static_cast<int>(all_tools().size()));
  for (const ToolEntry& entry : all_tools()) EXPECT_TRUE(tools->actions().contains(action_of(entry))) << entry.id;
}

TEST_F(TheToolBox, HasEveryToolInItsBarWithItsSignAndHelp) {
  ASSERT_NE(bar(), nullptr);
  for (const ToolEntry& entry : all_tools()) {
    QAction* action = action_of(entry);
    ASSERT_NE(action, nullptr) << entry.id;
    const auto* button = qobject_cast<QToolButton*>(bar()->widgetForAction(action));
    ASSERT_NE(button, nullptr) << entry.id;
    EXPECT_TRUE(QFile::exists(QString(":/icons/%1.svg").arg(entry.icon))) << entry.icon;
    EXPECT_TRUE(action->toolTip().contains(entry.help)) << entry.id;
    EXPECT_TRUE(action->toolTip().contains(QString("(%1)").arg(entry.key))) << entry.id;
  }
}

TEST_F(TheToolBox, HasEveryToolOnTheKeySheet) {
  window->actions().command("keys")->trigger();
  const auto browsers = window->findChildren<QTextBrowser*>();
  const auto found =
      std::find_if(browsers.begin(), browsers.end(), [](const auto* text) { return text->accessibleName() == "Help"; });
  ASSERT_NE(found, browsers.end());
  const QTextBrowser* sheet = *found;
  const QString text = sheet->toPlainText();
  for (const ToolEntry& entry : all_tools()) {
    EXPECT_TRUE(text.contains(entry.help)) << entry.id;
    for (const KeyLine& line : entry.key_lines()) EXPECT_TRUE(text.contains(line.does)) << line.keys;
  }
}

TEST_F(TheToolBox, OffersNothingWithoutAGame) {
  EXPECT_FALSE(action_of(all_tools().front())->isEnabled());
  open();
  EXPECT_TRUE(action_of(all_tools().front())->isEnabled());
  EXPECT_EQ(in_hand(), all_tools().front().id);
}

TEST_F(TheToolBox, KeysTakeToolsUpOnTheTableOnly) {
  open();
  for (const ToolEntry& entry : all_tools()) {
    view().setFocus();
    QTest::keyClicks(&view(), QString(entry.key).toLower());
    EXPECT_EQ(in_hand(), entry.id);
  }
  key(Qt::Key_V);
  drag({10, 6}, {10, 9});
  auto* field = window->order_panel().findChild<QLineEdit*>();
  ASSERT_NE(field, nullptr);
  field->setFocus();
  QTest::keyClicks(field, "h");
  EXPECT_EQ(in_hand(), "move");
}

TEST_F(TheToolBox, AnotherToolDropsTheGestureThatIsGoingOn) {
  open();
  press({10, 6});
  move_to({10, 9});
  ASSERT_TRUE(session().proposal().order().has_value());
  window->actions().tools()->actions().back()->trigger();
  EXPECT_FALSE(session().proposal().order().has_value());
  release({10, 9});
}

TEST_F(TheToolBox, TheHandMovesTheViewAndOrdersNothing) {
  open();
  view().zoom_at({300, 300}, 3);
  const QPointF origin = view().projection().origin;
  key(Qt::Key_H);
  drag({10, 6}, {10.5, 6.5});
  EXPECT_NE(view().projection().origin, origin);
  EXPECT_FALSE(session().proposal().order().has_value());
  click({10, 6});
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"tank-1"});
}

TEST_F(TheToolBox, WhatIsPlacedByHandIsOneStepOfUndoAndStandsInTheHistory) {
  open();
  key(Qt::Key_P);
  drag({10, 6}, {14, 8});
  EXPECT_EQ(session().file().undo_stack().count(), 1);
  EXPECT_EQ(session().file().undo_stack().undoText(), "the place of Sherman");
  EXPECT_NEAR(piece("tank-1").pose.at.x, 14, 0.1);
  EXPECT_EQ(session().game().history().size(), 1u);
  session().file().undo_stack().undo();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6}));
}

TEST_F(TheToolBox, ArrowsOfTheOrderPanelWorkWhateverToolIsInHand) {
  open();
  click({10, 6});
  key(Qt::Key_H);
  window->order_panel().step_asked(Qt::Key_Up);
  settle();
  ASSERT_TRUE(session().proposal().order().has_value());
  EXPECT_EQ(std::get<ForwardStep>(session().proposal().order()->paths.common()->front()).distance, 1);
}

}  // namespace
}  // namespace linesman::testing_window
