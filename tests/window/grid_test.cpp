// What a player does on a hex grid: walk by the cheapest way, take one of a stack or all of it.
#include <gmock/gmock.h>

#include <QTest>

#include "movement/grid/hex_grid.h"
#include "ui/panels/fields/list_editor.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::ElementsAre;

/// Ten by ten hexes two inches across: a leader and two squads in [4, 1], marsh before them, an enemy far off.
std::string small_grid() {
  const auto counter = [](const char* id, const char* side, const char* troop, const char* hex) {
    return std::string(R"({"id": ")") + id + R"(", "side": ")" + side + R"(", "hex": )" + hex +
           R"(, "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": ")" + troop + R"("}})";
  };
  return R"({"linesman": 1, "ruleset": "hexes", "title": "A small grid", "turn": 1,
    "table": {"hex": {"orientation": "flat", "size": 2, "columns": 10, "rows": 10, "shift": "odd"}},
    "terrain": [{"id": "marsh", "kind": "marsh", "hexes": [[4, 2]]}], "pieces": [)" +
         counter("leader", "blue", "leader", "[4, 1]") + "," + counter("squad-1", "blue", "squad", "[4, 1]") + "," +
         counter("squad-2", "blue", "squad", "[4, 1]") + "," + counter("scout", "blue", "squad", "[1, 1]") + "," +
         counter("foe", "red", "squad", "[8, 8]") + "]}";
}

class OnAGrid : public WindowTest {
 protected:
  void SetUp() override { open(small_grid()); }

  Vec centre(Hex hex) { return HexGrid(*session().game().table().hex).centre(hex); }
  void hover(Vec at) {
    QMouseEvent event(QEvent::MouseMove, on_view(at), view().mapToGlobal(on_view(at)), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&view(), &event);
  }
  std::vector<Hex> hexes(const Path& path) {
    std::vector<Hex> list;
    for (const Step& step : path) list.push_back(std::get<HexStep>(step).hex);
    return list;
  }
};

TEST_F(OnAGrid, AFreshOrderTellsNothingOfTheWayThatItHasNoMore) {
  session().selected().select({"scout"});
  Order order = session().proposal().fresh_order({"scout"});
  order.paths.set_all({HexStep{{1, 2}}});
  order.members =
      order.members.with("events", Value::Array{Value::Object{{"piece", "scout"}, {"after", 1}, {"event", "pinned"}}});
  session().proposal().propose(order);
  const Order again = session().proposal().fresh_order({"scout"});
  EXPECT_TRUE(again.paths.empty());
  EXPECT_FALSE(again.members.find("events"));
}

TEST_F(OnAGrid, AShorterDragLeavesOutWhatBefellThemBeyondIt) {
  const auto pinned_after = [](int hexes) {
    return Value(Value::Object{{"piece", "scout"}, {"after", hexes}, {"event", "pinned"}});
  };
  drag(centre({1, 1}), centre({1, 3}));
  ASSERT_THAT(hexes(*order().paths.common()), testing::SizeIs(2));
  Order pinned = order();
  pinned.members = pinned.members.with("events", Value::Array{pinned_after(2)});
  session().proposal().propose(pinned);
  drag(centre({1, 1}), centre({1, 2}));
  EXPECT_FALSE(order().members.find("events"));
  pinned.members = pinned.members.with("events", Value::Array{pinned_after(1)});
  session().proposal().propose(pinned);
  drag(centre({1, 1}), centre({2, 3}));
  ASSERT_THAT(hexes(*order().paths.common()), testing::SizeIs(testing::Ge(2U)));
  EXPECT_EQ(order().members["events"].size(), 1U) << "the way comes so far";
}

TEST_F(OnAGrid, ADragWalksTheCheapestWay) {
  drag(centre({1, 1}), centre({4, 3}));
  EXPECT_THAT(hexes(*order().paths.common()), testing::SizeIs(3));
  EXPECT_EQ(verdict(), Verdict::legal);
  drag(centre({1, 1}), centre({1, 7}));
  EXPECT_EQ(verdict(), Verdict::illegal);
  EXPECT_EQ(session().proposal().answer()->ruling()->furthest.front().hex, (Hex{1, 5}))
      << "and it shows how far it could go";
}

TEST_F(OnAGrid, TheEndOfTheWayIsTheHexUnderThePointerWhereverTheModelWasGrasped) {
  drag(centre({1, 1}) + Vec{0.3, 0.3}, centre({1, 3}) + Vec{-0.6, -0.6});
  EXPECT_THAT(hexes(*order().paths.common()), ElementsAre(Hex{1, 2}, Hex{1, 3}));
}

TEST_F(OnAGrid, AWaypointHoldsTheWay) {
  press(centre({1, 1}));
  move_to(centre({1, 2}));
  move_to(centre({2, 3}));
  settle();
  key(Qt::Key_Space);
  move_to(centre({1, 1}));
  move_to(centre({1, 2}));
  release(centre({1, 2}));
  settle();
  ASSERT_TRUE(session().proposal().order());
  const auto walked = hexes(*order().paths.common());
  EXPECT_EQ(walked.back(), (Hex{1, 2}));
  EXPECT_THAT(walked, testing::Contains(Hex{2, 3}));
}

TEST_F(OnAGrid, TheMiddleOfAStackTakesAllOfIt) {
  hover(centre({4, 1}));
  drag(centre({4, 1}), centre({5, 1}));
  EXPECT_THAT(ids_of(order().who), ElementsAre("leader", "squad-1", "squad-2"));
  EXPECT_EQ(verdict(), Verdict::legal);
  for (const End& end : session().proposal().answer()->ruling()->ends) EXPECT_EQ(end.hex, (Hex{5, 1}));
}

TEST_F(OnAGrid, OneOfAStackThatIsFannedOutGoesAlone) {
  hover(centre({4, 1}));
  // The first lies at the top of the ring; a press in its middle holds it at any scale.
  Vec above = centre({4, 1});
  const auto holds_one = [&](double y) { return view().pieces_at({above.x, y}).size() == 1; };
  for (int i = 0; i < 120 && !holds_one(above.y); ++i) above.y += 0.05;
  double far = above.y;
  for (int i = 0; i < 120 && holds_one(far); ++i) far += 0.05;
  above.y = (above.y + far) / 2;
  ASSERT_THAT(view().pieces_at(above), ElementsAre(PieceIndex{0}));
  drag(above, centre({5, 1}));
  EXPECT_EQ(order().who, Who{OnePiece{"leader"}});
  EXPECT_EQ(session().proposal().answer()->ruling()->ends.front().hex, (Hex{5, 1}));
}

TEST_F(OnAGrid, AFanClosesWhenThePointerLeavesIt) {
  hover(centre({4, 1}));
  EXPECT_THAT(view().pieces_at(centre({4, 1})), testing::SizeIs(3));
  hover(centre({8, 2}));
  EXPECT_THAT(view().pieces_at(centre({4, 1})), testing::SizeIs(1));
}

TEST_F(OnAGrid, WhatBefellAPieceIsEnteredInAForm) {
  drag(centre({1, 1}), centre({1, 3}));
  auto* events = window->order_panel().findChild<ListEditor*>();
  ASSERT_NE(events, nullptr);
  const auto press_button = [&](const QString& tip) {
    for (auto* button : events->findChildren<QToolButton*>())
      if (button->toolTip() == tip) QTest::mouseClick(button, Qt::LeftButton);
  };
  press_button("Add");
  auto* form = events->findChild<FieldForm*>();
  ASSERT_NE(form, nullptr);
  emit form->edited("piece", Value("scout"));
  emit form->edited("after", Value(1));
  EXPECT_TRUE(order().members["events"].is_null()) << "it is not whole yet";
  emit form->edited("event", Value("pinned"));
  settle();
  EXPECT_EQ(order().members["events"].size(), 1u);
  EXPECT_EQ(session().proposal().answer()->ruling()->ends.front().hex, (Hex{1, 2})) << "it stops where it was pinned";
  press_button("Remove");
  settle();
  EXPECT_EQ(session().proposal().answer()->ruling()->ends.front().hex, (Hex{1, 3}));
}

TEST_F(OnAGrid, CarriedOutAtOnceAWalkIsTheOneThePointerMeant) {
  press(centre({1, 1}));
  move_to(centre({1, 2}));
  move_to(centre({1, 3}));
  release(centre({1, 3}));
  const AnswerPtr answer = session().proposal().answer_now();  // before the worker's word
  ASSERT_TRUE(answer && answer->judgement());
  EXPECT_EQ(answer->ruling()->ends.front().hex, (Hex{1, 3}));
}

}  // namespace
}  // namespace linesman::testing_window
