// What a right click offers: the ruleset's orders on a model, pasting where it was clicked.
#include <gmock/gmock.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QTest>

#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class ContextMenu : public WindowTest {
 protected:
  QMenu& menu_at(Vec point) {
    emit view().menu_asked(point, view().mapToGlobal(on_view(point)));
    QMenu* menu = window->findChildren<QMenu*>("context_menu").last();
    return *menu;
  }
  static QAction& entry(const QMenu& menu, const char* id) {
    QAction* found = menu.findChild<QAction*>(id);
    if (found == nullptr)
      for (QAction* action : menu.actions())
        if (action->objectName() == id) found = action;
    LINESMAN_CHECK(found != nullptr);
    return *found;
  }
};

TEST_F(ContextMenu, OfAModelGivesItEachOrderOfTheRuleset) {
  open();
  QMenu& menu = menu_at({10, 6});
  const auto* orders = menu.findChild<QMenu*>("order_actions");
  ASSERT_NE(orders, nullptr);
  EXPECT_EQ(static_cast<std::size_t>(orders->actions().size()), session().terms()->actions.size());
  entry(*orders, "rapid").trigger();
  settle();
  EXPECT_EQ(order().action, "rapid");
  EXPECT_EQ(session().selected().pieces(), (std::vector<std::string>{"tank-1"}));
}

TEST_F(ContextMenu, KeepsTheWayOfAnOrderThatIsThere) {
  open();
  drag({10, 6}, {10, 9});
  const std::size_t steps = order().paths.of("tank-1")->size();
  entry(*menu_at({10, 6}).findChild<QMenu*>("order_actions"), "rapid").trigger();
  settle();
  EXPECT_EQ(order().action, "rapid");
  ASSERT_GT(steps, 0U);
  EXPECT_EQ(order().paths.of("tank-1")->size(), steps);
}

TEST_F(ContextMenu, PastesModelsWhereItWasOpened) {
  open();
  session().selected().select({"tank-1"});
  window->actions().command("copy")->trigger();
  entry(menu_at({20, 22}), "paste").trigger();
  ASSERT_EQ(session().game().pieces().size(), 4U);
  EXPECT_LT(distance(session().game().pieces()[3]->pose.at, {20, 22}), 1e-9);
}

}  // namespace
}  // namespace linesman::testing_window
