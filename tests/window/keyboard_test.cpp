#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>
#include <set>

#include "ui/panels/order/path_list.h"
#include "ui/window/rules_bar.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using Keyboard = WindowTest;

bool takes_tab(const QWidget& widget) {
  return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 &&
         widget.focusProxy() == nullptr;
}

std::string described(const QWidget& widget) {
  return std::string(widget.metaObject()->className()) + " " + widget.objectName().toStdString() + " in " +
         (widget.parentWidget() ? widget.parentWidget()->metaObject()->className() : "nothing");
}

TEST_F(Keyboard, EveryControlHasAnAccessibleName) {
  open();
  drag({10, 6}, {10, 9});
  int controls = 0;
  for (const DrawerPage* page : window->desk().pages()) {
    call(page->panel_in_front().toUtf8());
    for (QWidget* widget : window->findChildren<QWidget*>()) {
      if (!takes_tab(*widget)) continue;
      const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
      ASSERT_NE(spoken, nullptr) << described(*widget);
      EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << described(*widget);
      ++controls;
    }
  }
  EXPECT_GT(controls, 20);
}

TEST_F(Keyboard, TabReachesEveryControlOfTheOrderAndComesBackToTheTable) {
  open();
  drag({10, 6}, {10, 9});
  call("order");
  std::set<QWidget*> wanted;
  for (QWidget* widget : window->order_panel().findChildren<QWidget*>())
    if (takes_tab(*widget)) wanted.insert(widget);
  ASSERT_GT(wanted.size(), 4u);
  view().setFocus();
  for (int i = 0; i < 300 && !wanted.empty(); ++i) {
    QWidget* here = QApplication::focusWidget();
    ASSERT_NE(here, nullptr);
    wanted.erase(here);
    QTest::keyClick(here, Qt::Key_Tab);
  }
  // Of buttons that exclude one another the arrow keys reach the others.
  std::erase_if(wanted, [](QWidget* widget) {
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    return button != nullptr && button->group() != nullptr;
  });
  std::string missed;
  for (const QWidget* widget : wanted) missed += described(*widget) + "; ";
  EXPECT_TRUE(wanted.empty()) << missed;
}

TEST_F(Keyboard, F6GoesFromTableToOrderToRuling) {
  open();
  drag({10, 6}, {10, 9});
  window->desk().pin(*window->desk().page_of(u"order"), true);
  call("ruling");
  view().setFocus();
  window->actions().command("next-panel")->trigger();
  EXPECT_TRUE(window->order_panel().isAncestorOf(QApplication::focusWidget()));
  window->actions().command("next-panel")->trigger();
  EXPECT_TRUE(window->ruling_panel().isAncestorOf(QApplication::focusWidget()));
}

TEST_F(Keyboard, EnterInAFieldDoesNotCarryOut) {
  open();
  drag({10, 6}, {10, 9});
  type_dice("3 3 3");
  auto* field = window->order_panel().findChild<QLineEdit*>();
  ASSERT_NE(field, nullptr);
  field->setFocus();
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(session().game().history().size(), 0u);
}

TEST_F(Keyboard, TheWheelOverABoxWithoutTheFocusChangesNothing) {
  open();
  auto* turn = window->findChild<TurnBox*>();
  ASSERT_NE(turn, nullptr);
  const auto roll = [&] {
    QWheelEvent wheel(QPointF(5, 5), turn->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(turn, &wheel);
  };
  view().setFocus();
  roll();
  EXPECT_EQ(session().game().turn(), 1);
  turn->setFocus();
  roll();
  EXPECT_EQ(session().game().turn(), 2);
}

TEST_F(Keyboard, DigitsSetTheDice) {
  open();
  drag({10, 6}, {10, 9});
  window->order_panel().findChild<ActionButtons*>()->chosen("rapid");
  settle();
  call("order");
  const auto dice = window->order_panel().findChildren<DieButton*>();
  ASSERT_EQ(dice.size(), 2);
  dice[0]->setFocus();
  QTest::keyClick(dice[0], Qt::Key_5);
  EXPECT_TRUE(dice[1]->hasFocus()) << "a typed face goes on to the next die";
  QTest::keyClick(dice[1], Qt::Key_2);
  settle();
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{5, 2}));
}

TEST_F(Keyboard, ClicksTurnTheDice) {
  open();
  drag({10, 6}, {10, 9});
  window->order_panel().findChild<ActionButtons*>()->chosen("cautious");
  settle();
  call("order");
  auto* die = window->order_panel().findChild<DieButton*>();
  ASSERT_NE(die, nullptr);
  for (int i = 0; i < 3; ++i) QTest::mouseClick(die, Qt::LeftButton);
  QTest::mouseClick(die, Qt::RightButton);
  settle();
  EXPECT_EQ(order().dice.at("movement"), std::vector<double>{2});
}

TEST_F(Keyboard, AStepIsTypedOver) {
  open();
  drag({10, 6}, {10, 9});
  auto* list = window->order_panel().findChild<PathList*>()->findChild<QListView*>();
  ASSERT_NE(list, nullptr);
  list->model()->setData(list->model()->index(0, 0), "forward 4.5", Qt::EditRole);
  settle();
  EXPECT_EQ(std::get<ForwardStep>(order().paths.common()->front()).distance, 4.5);
  list->model()->setData(list->model()->index(0, 0), "forward nowhere", Qt::EditRole);
  EXPECT_EQ(std::get<ForwardStep>(order().paths.common()->front()).distance, 4.5);
  EXPECT_FALSE(window->messages().sentence().isEmpty());
}

}  // namespace
}  // namespace linesman::testing_window
