// Gestures by themselves: what each does with pointer, waypoint, end and Escape, whichever tool has begun it.
#include <gmock/gmock.h>

#include "dragging.h"
#include "ui/tools/ordering/drag_handle.h"
#include "ui/tools/ordering/drag_model.h"
#include "ui/tools/ordering/path_drag.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::SizeIs;

class AGesture : public Dragging {
 protected:
  Pointer at(Vec p, Qt::KeyboardModifiers keys = {}) const {
    return {p, view.projection().to_paper(p), Qt::LeftButton, Qt::LeftButton, keys};
  }
  DragModel drag_of_left() { return {*host, *hold_at(*host, at({10, 10}))}; }
  void propose_left(double inches) { OrderDraft::led_by(*host, LEFT).propose({ForwardStep{inches}}, 0); }
};

TEST_F(AGesture, ThatOnlySlipsIsAClick) {
  DragModel drag = drag_of_left();
  Pointer slipped = at({10, 10});
  slipped.paper += QPointF(2, 2);
  drag.move(slipped);
  EXPECT_EQ(host->proposals, 0);
  EXPECT_FALSE(drag.waypoint(at({10, 10}))) << "nothing has been gone yet";
  drag.finish();
  EXPECT_EQ(host->proposals, 0);
}

TEST_F(AGesture, LeadsThePathOnFromEachWaypoint) {
  DragModel drag = drag_of_left();
  drag.move(at({10, 12}));
  EXPECT_TRUE(drag.waypoint(at({10, 12})));
  drag.move(at({12, 12}));
  EXPECT_TRUE(drag.waypoint(at({12, 12})));
  drag.move(at({12, 13}));
  EXPECT_THAT(host->path(), SizeIs(3));
  EXPECT_THAT(host->end().x, DoubleNear(12, 0.011));
  EXPECT_THAT(host->end().y, DoubleNear(13, 0.011));
}

TEST_F(AGesture, ThatIsCancelledBringsBackTheOrderThatStood) {
  propose_left(2);
  DragModel drag{*host, *hold_at(*host, at({10, 12}))};
  drag.move(at({13, 14}));
  drag.waypoint(at({13, 14}));
  drag.cancel();
  ASSERT_THAT(host->path(), SizeIs(1));
  EXPECT_EQ(std::get<ForwardStep>(host->path()[0]).distance, 2);
}

TEST_F(AGesture, ThatIsCancelledWithoutAnOrderBeforeLeavesNone) {
  DragModel drag = drag_of_left();
  drag.move(at({10, 14}));
  ASSERT_NE(host->order(), nullptr);
  drag.cancel();
  EXPECT_EQ(host->order(), nullptr);
}

TEST_F(AGesture, TakesHoldOfNothingOnBareGround) { EXPECT_FALSE(hold_at(*host, at({30, 20})).has_value()); }

TEST_F(AGesture, JoinsOnlyAnOrderThatTheModelIsNotIn) {
  EXPECT_EQ(JoinOrder::begin(*host, at({14, 10})), nullptr) << "there is no order";
  propose_left(2);
  EXPECT_EQ(JoinOrder::begin(*host, at({10, 10})), nullptr) << "it is in the order";
  EXPECT_EQ(JoinOrder::begin(*host, at({30, 20})), nullptr) << "there is no model";
  const auto join = JoinOrder::begin(*host, at({14, 10}));
  ASSERT_NE(join, nullptr);
  join->move(at({14, 13}));
  join->finish();
  EXPECT_THAT(*ordered_pieces(host->game(), *host->order()), ElementsAre(LEFT, RIGHT));
  EXPECT_THAT(host->selection(), ElementsAre(RIGHT));
}

TEST_F(AGesture, AClickThatWouldJoinAddsToTheSelectionOrTakesAway) {
  propose_left(2);
  const auto click = [&] { JoinOrder::begin(*host, at({14, 10}))->finish(); };
  host->select({LEFT});
  click();
  EXPECT_THAT(host->selection(), ElementsAre(LEFT, RIGHT));
  click();
  EXPECT_THAT(host->selection(), ElementsAre(LEFT));
}

TEST_F(AGesture, AWaypointIsDraggedWithoutTheRestOfThePath) {
  DragModel drag = drag_of_left();
  drag.move(at({10, 12}));
  drag.waypoint(at({10, 12}));
  drag.move(at({12, 13}));
  drag.finish();
  DragWaypoint first(*host, {HandleKind::waypoint, LEFT, 0, {10, 12}, {{10, 10}, 0, 0}});
  EXPECT_TRUE(first.shows_handles());
  first.move(at({9, 12}));
  ASSERT_THAT(host->path(), SizeIs(2));
  EXPECT_THAT(host->end().x, DoubleNear(12, 0.011));
  first.cancel();
  EXPECT_THAT(point(0).x, DoubleNear(10, 0.011));
}

TEST_F(AGesture, ATurnByItsHandleTakesTheLastTurnBackFirst) {
  host->select({LEFT});
  OrderDraft::led_by(*host, LEFT).propose({PivotStep{40, {}}}, 0);
  DragTurn turn(*host, {HandleKind::rotate, LEFT, 0, {10, 14}, {{10, 10}, 40, 0}});
  turn.move(at({14, 10}));
  ASSERT_THAT(host->path(), SizeIs(1));
  EXPECT_EQ(std::get<PivotStep>(host->path()[0]).angle, 90);
}

TEST_F(AGesture, BringsOnlyAPieceOnToTheTableThatIsOffIt) {
  host->allow({"to"});
  host->allow_start();
  host->select({LEFT});
  EXPECT_EQ(EnterTable::begin(*host, at({3, 0})), nullptr);
  Game::Parts parts;
  parts.table = {40, 30, {}};
  Piece reserve;
  reserve.id = "left";
  reserve.base = RectangleBase{1.2, 2.6};
  reserve.status = Value::empty_object().with("reserve", true);
  parts.pieces.push_back(reserve);
  play(Game(std::move(parts)));
  host->allow({"to"});
  host->allow_start();
  host->select({});
  EXPECT_EQ(EnterTable::begin(*host, at({3, 0})), nullptr) << "nothing is selected";
  host->select({LEFT});
  const auto enter = EnterTable::begin(*host, at({3, 0.004}));
  ASSERT_NE(enter, nullptr);
  enter->start();
  EXPECT_EQ(host->order()->starts.common()->at, (Vec{3, 0}));
  enter->move(at({6, 0}));
  EXPECT_EQ(host->order()->starts.common()->facing, 90) << "it faces where it goes";
  enter->waypoint(at({6, 0}));
  enter->move(at({6, 3}));
  EXPECT_EQ(host->order()->starts.common()->facing, 90) << "only until the first waypoint";
}

class OnHexes : public AGesture {
 protected:
  void SetUp() override {
    AGesture::SetUp();
    Game::Parts parts;
    parts.table = {40, 30, HexLayout{}};
    parts.table.hex->size = 1;
    parts.table.hex->columns = 12;
    parts.table.hex->rows = 10;
    grid.emplace(*parts.table.hex);
    Piece counter;
    counter.id = "left";
    counter.base = CircleBase{0.6};
    counter.hex = Hex{3, 3};
    counter.pose = {grid->centre({3, 3}), grid->heading_of_side(0), 0};
    parts.pieces.push_back(counter);
    play(Game(std::move(parts)));
    host->allow({"hex", "turn"});
  }
  Vec middle(Hex hex) const { return grid->centre(hex); }
  std::optional<HexGrid> grid;
};

TEST_F(OnHexes, AWaypointBeginsTheNextWayInTheHexThatWasReached) {
  ASSERT_TRUE(plays_on_hexes(host->game(), host->terms()));
  WalkHexes walk(*host, *hold_at(*host, at(middle({3, 3}))));
  walk.move(at(middle({5, 3})));
  ASSERT_THAT(host->path(), SizeIs(2));
  EXPECT_TRUE(walk.waypoint(at(middle({5, 3}))));
  walk.move(at(middle({5, 3})));
  EXPECT_THAT(host->path(), SizeIs(2)) << "it is there already";
  walk.move(at(middle({5, 5})));
  EXPECT_EQ(std::get<HexStep>(host->path()[1]).hex, (Hex{5, 3}));
  EXPECT_EQ(std::get<HexStep>(host->path().back()).hex, (Hex{5, 5}));
}

TEST_F(OnHexes, OffTheGridItGoesAsFarAsTheLastWaypoint) {
  WalkHexes walk(*host, *hold_at(*host, at(middle({3, 3}))));
  walk.move(at(middle({4, 3})));
  walk.waypoint(at(middle({4, 3})));
  walk.move(at(middle({5, 3})));
  walk.move(at({39, 29}));
  ASSERT_THAT(host->path(), SizeIs(1));
}

}  // namespace
}  // namespace linesman
