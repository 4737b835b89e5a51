// A turn: who has moved in it, who has not, and from where the last move came.
#include <gmock/gmock.h>

#include "ui/commands/gestures.h"
#include "ui/panels/record/history_panel.h"
#include "ui/window/turn_line.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class ATurn : public WindowTest {
 protected:
  TableController& controller() { return *window->findChild<TableController*>(); }
  std::vector<std::string> ids(const std::vector<PieceIndex>& pieces) {
    std::vector<std::string> names;
    for (const PieceIndex i : pieces) names.push_back(session().game().piece(i).id);
    return names;
  }
  void move_the_tank() {
    propose_rapid(5, {6, 6});
    window->carry_out();
  }
  void next_turn() { window->actions().command("next-turn")->trigger(); }
  QString line() {
    const auto* corner = window->findChild<TurnLine*>();
    return corner->text() + ". " + corner->toolTip();
  }
};

TEST_F(ATurn, KnowsWhoHasMovedAndWhoHasNot) {
  open();
  EXPECT_THAT(ids(controller().turn().waiting), ElementsAre("tank-1", "car-1", "tank-2"));
  move_the_tank();
  EXPECT_THAT(ids(controller().turn().moved), ElementsAre("tank-1"));
  EXPECT_THAT(ids(controller().turn().waiting), ElementsAre("car-1", "tank-2"));
  EXPECT_THAT(view().turn().moved, SizeIs(1)) << "it has a tick on the table";
  window->actions().command("undo")->trigger();
  EXPECT_THAT(controller().turn().moved, IsEmpty()) << "what is taken back has not been";
}

TEST_F(ATurn, ShowsFromWhereTheLastMoveCameUntilItEnds) {
  open();
  move_the_tank();
  ASSERT_THAT(view().turn().trails, SizeIs(1));
  EXPECT_EQ(view().turn().trails.front().from.at, (Vec{10, 6}));
  EXPECT_THAT(view().turn().trails.front().way, ElementsAre(Vec{10, 6}, Vec{10, 11}));
  const QImage with = view().grab().toImage();
  next_turn();
  EXPECT_THAT(view().turn().trails, IsEmpty());
  EXPECT_THAT(view().turn().moved, IsEmpty());
  EXPECT_NE(view().grab().toImage(), with);
}

TEST_F(ATurn, DoesNotShowThePresentOverThePast) {
  open();
  move_the_tank();
  window->findChild<HistoryPanel*>()->list().go_to(0);
  EXPECT_THAT(view().turn().moved, IsEmpty());
  controller().leave_past();
  EXPECT_THAT(view().turn().moved, SizeIs(1));
}

TEST_F(ATurn, AKeyGoesToTheNextThatHasNotMoved) {
  open();
  move_the_tank();
  session().selected().select({"tank-1"});
  key(Qt::Key_U);
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"car-1"});
  key(Qt::Key_U);
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"tank-2"});
  key(Qt::Key_U);
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"car-1"}) << "round again, past the one that has";
}

TEST_F(ATurn, TheNextOneSaysWhoHasNotMovedAndAsksNothing) {
  open();
  move_the_tank();
  next_turn();
  EXPECT_EQ(session().game().turn(), 2);
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  EXPECT_EQ(window->line().sentence(), "2 units have not moved.");
  EXPECT_EQ(line(), "Turn 2. 3 units have not moved.");
}

TEST_F(ATurn, OfASideIsToldInTheLineAndOnlyItsModelsWait) {
  open();
  Plan plan;
  plan.playing = "blue";
  change_plan(session(), plan, "whose turn it is");
  EXPECT_EQ(line(), "Turn 1, blue. 1 unit has not moved.");
  EXPECT_THAT(ids(controller().turn().waiting), ElementsAre("tank-2"));
}

TEST_F(ATurn, NamesThoseThatHaveToMoveUnderTheRules) {
  open(R"({ "linesman": 1, "ruleset": "drill", "table": { "width": 60, "depth": 40 },
    "pieces": [
      { "id": "a", "name": "1st Line", "side": "red", "at": [10, 10], "facing": 0, "base": { "shape": "rectangle", "width": 4, "length": 2 },
        "traits": { "arm": "infantry" }, "status": { "order": "move", "formation": "line" } },
      { "id": "b", "name": "2nd Line", "side": "red", "at": [30, 10], "facing": 0, "base": { "shape": "rectangle", "width": 4, "length": 2 },
        "traits": { "arm": "infantry" }, "status": { "order": "stop", "formation": "line" } } ] })");
  EXPECT_THAT(ids(controller().turn().bound), ElementsAre("a"));
  EXPECT_EQ(line(), "Turn 1. 2 units have not moved. Have to move: 1st Line.");
}

}  // namespace
}  // namespace linesman::testing_window
