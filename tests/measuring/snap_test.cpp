#include "editing/snapping/hold.h"

#include <gmock/gmock.h>

#include "measuring_table.h"

namespace linesman {
namespace {

constexpr double REACH = 0.3;

Snap hold(Vec point, SnapScope scope = SnapScope::thing) {
  const Game game = measuring_table();
  return hold_at(SnapIndex(game, base_of(game)), point, REACH, scope);
}

TEST(PointingAtABase, TakesTheWholeBase) {
  const Snap held = hold({10.1, 9.9});
  EXPECT_EQ(held.anchor, Anchor(WholePiece{"left"}));
  EXPECT_EQ(held.kind, SnapKind::base);
}

TEST(PointingNearACornerOfABase, TakesTheCornerExactly) {
  const Snap held = hold({10.7, 11.4});
  EXPECT_EQ(held.kind, SnapKind::corner);
  EXPECT_NEAR(held.at.x, 10.6, 1e-12);
  EXPECT_NEAR(held.at.y, 11.3, 1e-12);
  const auto* point = std::get_if<PiecePoint>(&held.anchor);
  ASSERT_NE(point, nullptr);
  EXPECT_EQ(point->piece, "left");
  EXPECT_NEAR(point->at.x, 0.6, 1e-12);
}

TEST(PointingNearTheEdgeOfABase, TakesThePointOnTheEdge) {
  const Snap held = hold({10.8, 10.2});
  EXPECT_EQ(held.kind, SnapKind::border);
  EXPECT_NEAR(held.at.x, 10.6, 1e-12);
  EXPECT_NEAR(held.at.y, 10.2, 1e-12);
  const Snap round = hold({9.2, 24});
  EXPECT_NEAR(round.at.x, 9, 1e-12);
  EXPECT_EQ(round.at.y, 24);
}

TEST(PointingAtABaseForAPoint, TakesTheNearestOfItsMarkedPoints) {
  const Snap front = hold({10.1, 10.9}, SnapScope::point);
  EXPECT_NEAR(front.at.x, 10, 1e-12);
  EXPECT_NEAR(front.at.y, 11.3, 1e-12);
  EXPECT_EQ(hold({10.1, 10.1}, SnapScope::point).at, (Vec{10, 10}));
}

TEST(PointingNearAFeature, TakesItsVertexOrElseItsBorder) {
  EXPECT_EQ(hold({20.2, 8.1}).at, (Vec{20, 8}));
  const Snap border = hold({19.8, 10});
  EXPECT_EQ(border.kind, SnapKind::border);
  EXPECT_EQ(border.at, (Vec{20, 10}));
  EXPECT_EQ(hold({20.2, 10}).at, (Vec{20, 10})) << "from inside too";
  EXPECT_EQ(hold({32, 15.2}).at, (Vec{32, 15})) << "a bare line";
  EXPECT_NEAR(hold({7, 3.2}).at.y, 3, 1e-12) << "the edge of a road";
}

TEST(PointingNearTheTablesEdge, TakesTheEdge) {
  EXPECT_EQ(hold({39.8, 20}).at, (Vec{40, 20}));
  EXPECT_EQ(hold({0.1, 29.9}).at, (Vec{0, 30}));
  EXPECT_EQ(hold({0.1, 29.9}).kind, SnapKind::table_edge);
}

TEST(PointingAtOpenGround, TakesThePointItself) {
  const Snap held = hold({33, 22});
  EXPECT_EQ(held.anchor, Anchor(TablePoint{{33, 22}}));
  EXPECT_EQ(held.kind, SnapKind::open_ground);
}

TEST(PointingInsideAWood, TakesThePointItself) { EXPECT_EQ(hold({23, 10}).anchor, Anchor(TablePoint{{23, 10}})); }

TEST(PointingOnHexes, TakesTheMiddleOrACornerOfTheHex) {
  Game::Parts parts;
  parts.table = {40, 30, HexLayout{}};
  parts.table.hex->size = 2;
  parts.table.hex->columns = 12;
  parts.table.hex->rows = 10;
  const Game game(std::move(parts));
  const double a = 2 / std::sqrt(3.0);
  const SnapIndex index(game, base_of(game));
  const Snap middle = hold_at(index, {a + 0.1, 1.1}, REACH, SnapScope::thing);
  EXPECT_EQ(middle.kind, SnapKind::hex);
  EXPECT_NEAR(middle.at.x, a, 1e-12);
  EXPECT_NEAR(middle.at.y, 1, 1e-12);
  EXPECT_NEAR(hold_at(index, {2 * a - 0.1, 1.05}, REACH, SnapScope::thing).at.x, 2 * a, 1e-9);
}

}  // namespace
}  // namespace linesman
