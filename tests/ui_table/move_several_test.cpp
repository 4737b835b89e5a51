// Several models in one order: together, one of them alone, a further one, and one that comes on to the table.
#include "base/heading.h"
#include "dragging.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::SizeIs;

class MovingSeveral : public Dragging {
 protected:
  Vec end_of(PieceIndex piece) const { return trace_of(host->judgement(), piece)->end.pose.at; }
  void drag_both_north() {
    host->select({LEFT, RIGHT});
    drag({10, 10}, {10, 13});
  }
};

TEST_F(MovingSeveral, OfATwoTheOneThatIsSelectedGoesAloneWhenItsEndIsDragged) {
  drag_both_north();
  press({14, 13});
  release({14, 13});
  EXPECT_THAT(host->selection(), ElementsAre(RIGHT));
  ASSERT_NE(host->order(), nullptr) << "a click only selects";
  drag({14, 13}, {15, 14});
  EXPECT_THAT(end_of(LEFT).y, DoubleNear(13, 0.02));
  EXPECT_THAT(end_of(RIGHT).x, DoubleNear(15, 0.02));
  EXPECT_THAT(end_of(RIGHT).y, DoubleNear(14, 0.02));
  EXPECT_THAT(ids_of(host->order()->who), SizeIs(2));
}

TEST_F(MovingSeveral, OfATwoTheOneThatIsSelectedCanBeginItsWayAnew) {
  drag_both_north();
  host->select({RIGHT});
  drag({14, 9}, {16, 9});
  EXPECT_THAT(end_of(LEFT).y, DoubleNear(13, 0.02));
  EXPECT_THAT(end_of(RIGHT).x, DoubleNear(16, 0.02));
  EXPECT_THAT(end_of(RIGHT).y, DoubleNear(10, 0.02));
}

TEST_F(MovingSeveral, KeysMoveTheSelectedOneAlone) {
  drag_both_north();
  host->select({RIGHT});
  QTest::keyClick(&view, Qt::Key_Right);
  QTest::keyClick(&view, Qt::Key_Up);
  EXPECT_THAT(end_of(LEFT).x, DoubleNear(10, 0.02));
  EXPECT_GT(end_of(RIGHT).x, 14.1);
}

TEST_F(MovingSeveral, WithControlAFurtherModelJoinsTheOrder) {
  drag({10, 10}, {10, 13});
  drag({14, 10}, {17, 10}, Qt::ControlModifier);
  EXPECT_THAT(ids_of(host->order()->who), ElementsAre("left", "right"));
  EXPECT_THAT(end_of(LEFT).y, DoubleNear(13, 0.02));
  EXPECT_THAT(end_of(RIGHT).x, DoubleNear(17, 0.02));
  QTest::keyClick(&view, Qt::Key_Escape);
  EXPECT_EQ(host->order(), nullptr);
}

TEST_F(MovingSeveral, ControlAndAClickSelectAFurtherModel) {
  drag({10, 10}, {10, 13});
  send(QEvent::MouseButtonPress, {14, 10}, Qt::LeftButton, Qt::LeftButton, Qt::ControlModifier);
  send(QEvent::MouseButtonRelease, {14, 10}, Qt::LeftButton, Qt::NoButton, Qt::ControlModifier);
  EXPECT_THAT(host->selection(), ElementsAre(LEFT, RIGHT));
  EXPECT_EQ(host->order()->who, Who{OnePiece{"left"}});
}

TEST_F(MovingSeveral, AModelUnderAHandleIsTakenNotTheHandle) {
  const double reach = 1.3 + 26 / view.projection().scale;  // where the handle of the left one stands
  Game::Parts parts;
  parts.table = {40, 30, {}};
  for (const auto& [id, y] : {std::pair{"rear", 10.0}, std::pair{"front", 10 + reach}}) {
    Piece p;
    p.id = id;
    p.side = "red";
    p.base = CircleBase{1};
    p.pose = {{10, y - (y > 10 ? 0.8 : 0)}, 0, 0};
    parts.pieces.push_back(p);
  }
  play(Game(std::move(parts)));
  host->select({PieceIndex{0}});
  const Vec front = host->game().piece(PieceIndex{1}).pose.at;
  drag(front, front + Vec{2, 0});
  EXPECT_EQ(host->order()->who, Who{OnePiece{"front"}});
}

TEST_F(MovingSeveral, ASmallFrontHasNoHandlesAtItsCorners) {
  const auto wheels = [](const Footprint& base, double reach) {
    return turning_handles(LEFT, base, {}, false, true, reach).size();
  };
  EXPECT_EQ(wheels(RectangleBase{4, 1}, 2), 2U);
  EXPECT_EQ(wheels(RectangleBase{1, 4}, 2), 0U);
  EXPECT_EQ(wheels(CircleBase{4}, 2), 0U);
}

class ComingOn : public MovingSeveral {
 protected:
  void SetUp() override {
    Dragging::SetUp();
    Game::Parts parts;
    parts.table = {40, 30, {}};
    Piece p;
    p.id = "reserve";
    p.side = "red";
    p.base = RectangleBase{1.2, 2.6};
    p.status = Value(Value::Object{{"reserve", true}});
    parts.pieces.push_back(p);
    play(Game(std::move(parts)));
    host->allow({"forward", "to", "pivot"});
    host->allow_start();
    host->select({LEFT});
  }
};

TEST_F(ComingOn, BeginsWhereTheTableIsPressedAndFacesWhereItGoes) {
  drag({10, 2}, {15, 2});
  ASSERT_TRUE(host->order() && host->order()->starts.common());
  EXPECT_THAT(host->order()->starts.common()->at.x, DoubleNear(10, 0.02));
  EXPECT_EQ(host->order()->starts.common()->facing, 90);
  EXPECT_THAT(host->end().x, DoubleNear(15, 0.02));
  EXPECT_THAT(host->path(), SizeIs(1));
}

TEST_F(ComingOn, AClickPlacesItAndASecondPlacesItAnew) {
  press({10, 2});
  release({10, 2});
  ASSERT_TRUE(host->order() && host->order()->starts.common());
  EXPECT_THAT(host->selection(), ElementsAre(LEFT));
  press({20, 12});
  release({20, 12});
  EXPECT_THAT(host->order()->starts.common()->at.x, DoubleNear(20, 0.02));
}

}  // namespace
}  // namespace linesman
