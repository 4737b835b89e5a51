// The order as a form: what it begins with, what the keyboard reaches, what is typed into it.
#include <QApplication>
#include <QTest>

#include "ui/panels/roster_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class OrderForm : public WindowTest {
 protected:
  void open_example(const char* name) {
    ASSERT_TRUE(window->open(QString(LINESMAN_SOURCE_DIR) + "/resources/examples/" + name + ".linesman"));
    QTest::qWait(1);
  }
  void pick_in_roster(const QString& name) {
    auto* tree = window->findChild<RosterPanel*>()->findChild<QTreeWidget*>();
    const auto found = tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    ASSERT_EQ(found.size(), 1);
    tree->scrollToItem(found.front());
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(found.front()).center());
    QTest::qWait(60);
  }
  void press_action(const QString& title) {
    for (QPushButton* button : window->order_panel().findChild<ActionButtons*>()->findChildren<QPushButton*>())
      if (button->text() == title) return QTest::mouseClick(button, Qt::LeftButton);
    FAIL() << "there is no action " << title.toStdString();
  }
};

TEST_F(OrderForm, AnActionThatBringsPiecesOnDoesNotStickToThoseOnTheTable) {
  open_example("mobility-convoy");
  pick_in_roster("Trooper 5");
  press_action("Disembark");
  EXPECT_EQ(order().action, "disembark");
  click({2, 2});
  const Vec escort = piece("escort").pose.at;
  drag(escort, escort + Vec{3, 1});
  EXPECT_EQ(order().piece, "escort");
  EXPECT_EQ(order().action, "move");
  ASSERT_TRUE(session().answer() && session().answer()->ruling());
  EXPECT_EQ(session().fresh_order({"trooper-6"}).action, "disembark") << "it is off the table too";
  EXPECT_EQ(session().fresh_order({"hauler"}).action, "move");
}

}  // namespace
}  // namespace linesman::testing_window
