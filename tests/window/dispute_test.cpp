// One question settled without modelling the whole table: from the start page to a verdict in at most 25 gestures.
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTest>

#include "movement/hex_grid.h"
#include "ui/panels/terrain/palette_panel.h"
#include "ui/window/dialogs/new_dispute.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Dispute : public WindowTest {
 protected:
  void begin(const char* ruleset) {
    when_asked<NewDisputeDialog>([this, ruleset](NewDisputeDialog& dialog) {
      auto* rules = dialog.findChildren<QComboBox*>().first();
      rules->setCurrentIndex(rules->findData(ruleset));
      gestures += 1;
      dialog.accept();
    });
    gestures += 2;
    window->actions().command("new-dispute")->trigger();
  }
  void choose(const QString& kind) {
    auto* list = window->findChild<PalettePanel*>()->findChild<QListWidget*>();
    for (int row = 0; row < list->count(); ++row) {
      if (list->item(row)->text() != kind) continue;
      list->scrollToItem(list->item(row));
      QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
      ++gestures;
      return;
    }
    FAIL() << kind.toStdString();
  }
  void corner(Vec at) {
    click(at);
    ++gestures;
  }
  void press_key(int which) {
    key(which);
    ++gestures;
  }

  void take_up(const char* tool) {
    for (QAction* action : window->actions().tools()->actions())
      if (action->data().toString() == tool) action->trigger();
    ++gestures;
  }

  int gestures = 0;
};

TEST_F(Dispute, WithAHedgeAWoodAndTwoModelsHasItsVerdictInTwentyFiveGestures) {
  begin("pips");
  ASSERT_EQ(session().game().pieces().size(), 2U);
  EXPECT_EQ(session().game().table(), (Table{24, 24, {}}));
  EXPECT_NE(session().game().pieces()[0]->side, session().game().pieces()[1]->side);
  window->show();
  QApplication::processEvents();
  view().fit();
  choose("hedge");
  corner({4, 10});
  corner({20, 10});
  press_key(Qt::Key_Return);
  choose("wood");
  for (const Vec at : {Vec{2, 13}, Vec{8, 13}, Vec{5, 17}}) corner(at);
  press_key(Qt::Key_Return);
  ASSERT_EQ(session().game().terrain().size(), 2U);
  take_up("move");
  const Vec stands = session().game().pieces()[0]->pose.at;
  drag(stands, stands + Vec{0, 6});
  ++gestures;
  settle();
  ASSERT_TRUE(session().answer() && session().answer()->ruling() != nullptr);
  window->order_panel().findChild<ActionButtons*>()->chosen("rapid");
  ++gestures;
  settle();
  ASSERT_EQ(verdict(), Verdict::incomplete);
  type_dice("4 3");
  gestures += 4;
  EXPECT_NE(verdict(), Verdict::incomplete) << gestures;
  EXPECT_FALSE(session().answer()->ruling()->costs.empty());
  EXPECT_LE(gestures, 25);
}

TEST_F(Dispute, StandsUnderEveryRulesetReadyToBeJudged) {
  for (const std::string& id : session().rulesets().ids()) {
    begin(id.c_str());
    EXPECT_EQ(session().game().ruleset(), id);
    EXPECT_EQ(session().game().pieces().size(), 2U) << id;
    const auto& layout = session().game().table().hex;
    for (const auto& piece : session().game().pieces())
      EXPECT_TRUE(!layout || HexGrid(*layout).side_of_heading(piece->pose.facing)) << id;
    EXPECT_TRUE(session().hearing()) << id << ": " << session().hearing_problem().sentence();
    EXPECT_FALSE(session().modified()) << id;
  }
}

TEST_F(Dispute, BeginsWithModelsThatMayBeOrdered) {
  for (const std::string& id : session().rulesets().ids()) {
    begin(id.c_str());
    Order order = session().fresh_order({session().game().pieces()[0]->id});
    const auto& layout = session().game().table().hex;
    const HexGrid grid(layout.value_or(HexLayout{}));
    order.paths.set_all(layout ? Path{HexStep{grid.across(*session().game().pieces()[0]->hex, 0)}}
                               : Path{ForwardStep{1}});
    const auto judged = session().hearing()->judge(order);
    ASSERT_TRUE(judged) << id << ": " << judged.problem().sentence();
    for (const Fault& fault : judged->ruling.faults) ADD_FAILURE() << id << ": " << fault.rule << ": " << fault.text;
  }
}

}  // namespace
}  // namespace linesman::testing_window
