#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QTest>
#include <QToolBar>

#include "files/json.h"
#include "files/orders/order_json.h"
#include "ui/commands/gestures.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Undo : public WindowTest {
 protected:
  void move_and_carry_out() {
    open();
    propose_rapid(5, {4, 3});
    window->carry_out();
    ASSERT_EQ(piece("tank-1").pose.at, (Vec{10, 11}));
  }
  QAction& undo() { return *window->actions().command("undo"); }
  QAction& redo() { return *window->actions().command("redo"); }
};

TEST_F(Undo, DropsOnlyAnOpenProposalAndRedoBringsItBack) {
  move_and_carry_out();
  drag({10, 24}, {12, 20});
  ASSERT_TRUE(session().proposal().order());
  const Value proposed = write_order(order());
  EXPECT_EQ(undo().text(), "&Undo the proposal");
  undo().trigger();
  EXPECT_FALSE(session().proposal().order());
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 11})) << "what was carried out stays";
  redo().trigger();
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(write_order(order()), proposed);
}

TEST_F(Undo, GoesOnPastAnOrderThatItHasGivenBack) {
  move_and_carry_out();
  rename_piece(session(), *session().game().find_piece("tank-1"), "Fury");
  session().selected().select({"tank-2"});
  undo().trigger();
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"tank-1"}) << "undo leads to whom it concerns";
  undo().trigger();
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6}));
  EXPECT_FALSE(undo().isEnabled()) << "nothing was done before";
  redo().trigger();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 11}));
}

TEST_F(Undo, OfADeletionSelectsWhoComesBackAndNobodyElse) {
  open();
  session().selected().select({"tank-2"});
  key(Qt::Key_Delete);
  ASSERT_FALSE(session().game().find_piece("tank-2"));
  undo().trigger();
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"tank-2"});
}

TEST_F(Undo, ForgetsADroppedProposalOnceSomethingElseIsDone) {
  move_and_carry_out();
  drag({10, 24}, {12, 20});
  undo().trigger();
  ASSERT_TRUE(redo().isEnabled());
  change_turn(session(), 2);
  EXPECT_FALSE(redo().isEnabled());
}

TEST_F(Undo, OfNothingIsNotOffered) {
  open();
  EXPECT_FALSE(undo().isEnabled());
  EXPECT_FALSE(redo().isEnabled());
}

class Orders : public WindowTest {};

TEST_F(Orders, OfAFileAreProposedWhereAGameIsOpened) {
  open();
  const QString file = write("it.order.json", R"({"piece": "tank-1", "action": "rapid", "path": [{"forward": 3}]})");
  EXPECT_TRUE(window->open(file));
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"tank-1"});
  EXPECT_TRUE(window->messages().sentence().isEmpty()) << window->messages().sentence().toStdString();
}

TEST_F(Orders, OfTheClipboardAreProposed) {
  open();
  QGuiApplication::clipboard()->setText(
      R"({"order": {"piece": "tank-2", "action": "rapid", "path": [{"forward": 2}]}, "ruling": {}})");
  window->actions().command("paste-order")->trigger();
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"tank-2"});
  QGuiApplication::clipboard()->setText("not an order");
  window->actions().command("paste-order")->trigger();
  EXPECT_TRUE(window->messages().sentence().startsWith("The clipboard holds no move:"));
}

TEST_F(Orders, ThatAreMarginalAskWhoAgreed) {
  open();
  ASSERT_TRUE(change_agreement(session(), Value::empty_object(), Value::empty_object(), 1));
  propose_rapid(9.5, {4, 3});  // 7 and 2 for two dice
  settle();
  ASSERT_EQ(verdict(), Verdict::marginal);
  const std::size_t entries = session().game().history().size();
  when_asked<QInputDialog>([](QInputDialog& dialog) { dialog.reject(); });
  window->carry_out();
  EXPECT_EQ(session().game().history().size(), entries);
  when_asked<QInputDialog>([](QInputDialog& dialog) {
    dialog.setTextValue(" Ann and Bob ");
    dialog.accept();
  });
  window->carry_out();
  ASSERT_EQ(session().game().history().size(), entries + 1);
  EXPECT_EQ(session().game().history()[entries]["agreed_by"], Value("Ann and Bob"));
}

TEST_F(Orders, LeaveTheTableAloneAtOneKey) {
  open();
  window->show();
  QAction* alone = window->actions().command("table-alone");
  window->desk().pin(*window->desk().page_of(u"order"), true);
  const auto others = [&] {
    return std::vector<bool>{window->desk().shows(u"order"), window->findChild<QToolBar*>("game_bar")->isVisible(),
                             window->findChild<QToolBar*>("tool_box")->isVisible()};
  };
  ASSERT_EQ(others(), (std::vector<bool>{true, true, true}));
  alone->trigger();
  EXPECT_EQ(others(), (std::vector<bool>{false, false, false}));
  EXPECT_TRUE(window->isFullScreen());
  EXPECT_TRUE(window->line().isVisible());
  alone->trigger();
  EXPECT_EQ(others(), (std::vector<bool>{true, true, true}));
  EXPECT_FALSE(window->isFullScreen());
}

}  // namespace
}  // namespace linesman::testing_window
