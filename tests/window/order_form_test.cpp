// The order as a form: what it begins with, what the keyboard reaches, what is typed into it.
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

#include "ui/panels/dice/dice_box.h"
#include "ui/panels/models/roster_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class OrderForm : public WindowTest {
 protected:
  void pick_in_roster(const QString& name) {
    call("pieces");
    auto* tree = window->findChild<RosterPanel*>()->findChild<QTreeWidget*>();
    const auto found = tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    ASSERT_EQ(found.size(), 1);
    tree->scrollToItem(found.front());
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(found.front()).center());
    settle();
  }
  void press_action(const QString& title) {
    call("order");
    for (QPushButton* button : window->order_panel().findChild<ActionButtons*>()->findChildren<QPushButton*>())
      if (button->text() == title) return QTest::mouseClick(button, Qt::LeftButton);
    FAIL() << "there is no action " << title.toStdString();
  }
  template <typename Control>
  Control* in_order_panel() {
    return window->order_panel().findChild<Control*>();
  }
  /// A key to whatever has the focus.
  void type(int code, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(code), keys);
  }
  void add_step(const QString& title) {
    call("order");
    for (QToolButton* button : in_order_panel<PathList>()->findChildren<QToolButton*>())
      if (button->menu() != nullptr)
        for (QAction* step : button->menu()->actions())
          if (step->text() == title) return step->trigger();
    FAIL() << "there is no step " << title.toStdString();
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
  EXPECT_EQ(order().who, Who{OnePiece{"escort"}});
  EXPECT_TRUE(order().action.empty()) << "nothing is said of it";
  ASSERT_TRUE(session().proposal().answer() && session().proposal().answer()->ruling());
  EXPECT_EQ(session().proposal().answer()->order.action, "move");
  EXPECT_EQ(session().proposal().fresh_order({"trooper-6"}).action, "disembark") << "it is off the table too";
  EXPECT_TRUE(session().proposal().fresh_order({"hauler"}).action.empty());
}

TEST_F(OrderForm, TabGoesFromTheTopToTheButtonsAndPassesTheDice) {
  open();
  drag({10, 6}, {10, 9});
  press_action("Rapid");
  settle();
  view().setFocus();
  window->actions().command("next-panel")->trigger();
  EXPECT_EQ(QApplication::focusWidget(), in_order_panel<QComboBox>()) << "who comes first";
  std::vector<QWidget*> reached;
  for (int i = 0; i < 40 && window->order_panel().isAncestorOf(QApplication::focusWidget()); ++i) {
    reached.push_back(QApplication::focusWidget());
    type(Qt::Key_Tab);
  }
  const auto place = [&](const auto& wanted) {
    return std::find_if(reached.begin(), reached.end(), wanted) - reached.begin();
  };
  const auto in = [&](const QWidget* part) {
    return place([part](const QWidget* here) { return here == part || part->isAncestorOf(here); });
  };
  const auto end = static_cast<std::ptrdiff_t>(reached.size());
  const std::vector<std::ptrdiff_t> places{0,
                                           in(in_order_panel<ActionButtons>()),
                                           in(in_order_panel<FieldForm>()),
                                           in(in_order_panel<DiceBox>()),
                                           in(in_order_panel<StepPad>()),
                                           in(in_order_panel<PathList>())};
  EXPECT_TRUE(std::is_sorted(places.begin(), places.end())) << ::testing::PrintToString(places);
  EXPECT_LT(places.back(), end);
  const auto* last = qobject_cast<QPushButton*>(reached.back());
  ASSERT_NE(last, nullptr);
  EXPECT_EQ(last->text(), "Cancel");
}

TEST_F(OrderForm, F6NeverLandsOnDrop) {
  open();
  drag({10, 6}, {10, 9});
  window->desk().pin(*window->desk().page_of(u"order"), true);
  call("ruling");
  view().setFocus();
  for (int i = 0; i < 12; ++i) {
    type(Qt::Key_F6);
    const auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
    EXPECT_FALSE(button != nullptr && button->text() == "Cancel");
  }
  view().setFocus();
  for (int i = 0; i < 8; ++i) type(Qt::Key_F6);
  session().proposal().drop();
  session().selected().select({});
  settle();
  view().setFocus();
  type(Qt::Key_F6);
  EXPECT_FALSE(view().hasFocus()) << "the empty order is passed over";
}

TEST_F(OrderForm, EnterInTheDiceGoesBackToTheTableAndEnterThereCarriesOut) {
  open();
  drag({10, 6}, {10, 11});
  press_action("Rapid");
  settle();
  auto* faces = in_order_panel<DiceBox>()->findChild<QLineEdit*>();
  faces->setFocus();
  QTest::keyClicks(faces, "4");
  type(Qt::Key_Return);
  EXPECT_TRUE(faces->hasFocus()) << "a face is missing";
  QTest::keyClicks(faces, " 3");
  type(Qt::Key_Return);
  settle();
  EXPECT_TRUE(view().hasFocus());
  const std::size_t rolls = session().game().history().size();
  EXPECT_FALSE(session().game().history()[std::size_t{0}].find("order")) << "the dice alone are in the record";
  type(Qt::Key_Return);
  ASSERT_EQ(session().game().history().size(), rolls + 1);
  EXPECT_TRUE(session().game().history()[rolls].find("order"));
}

TEST_F(OrderForm, AnAddedStepIsTypedOverAtOnce) {
  open();
  drag({10, 6}, {10, 9});
  add_step("Pivot");
  ASSERT_EQ(order().paths.common()->size(), 2u);
  auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_NE(editor, nullptr) << "an editor is open on the new step";
  QTest::keyClicks(editor, "-24");
  QTest::keyClick(editor, Qt::Key_Return);
  settle();
  EXPECT_EQ(std::get<PivotStep>(order().paths.common()->back()).angle, -24);
  EXPECT_EQ(session().game().history().size(), 0u);
  EXPECT_TRUE(in_order_panel<PathList>()->isAncestorOf(QApplication::focusWidget()));
}

}  // namespace
}  // namespace linesman::testing_window
