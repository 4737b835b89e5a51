#include "editing/snapping/drawn_snap.h"

#include <gmock/gmock.h>

#include "editing/hex_painting.h"
#include "support.h"

namespace linesman {
namespace {

using testing::ElementsAre;

class Snapping : public testing::Test {
 protected:
  Snapped snap(Vec p, const SnapOptions& options = {}) const {
    return drawn_snap(SnapIndex(game, [this](PieceIndex i) { return game.piece(i).base; }), p, options);
  }
  Game game = with_woods({{10, 10}, {20, 10}});
};

TEST_F(Snapping, PullsToACornerBeforeAnEdge) {
  const Snapped corner = snap({14.1, 14.1});
  EXPECT_EQ(corner.to, SnapTarget::vertex);
  EXPECT_EQ(corner.at, (Vec{14, 14}));
  const Snapped edge = snap({14.1, 12.3});
  EXPECT_EQ(edge.to, SnapTarget::edge);
  EXPECT_EQ(edge.at, (Vec{14, 12.3}));
}

TEST_F(Snapping, PullsToTheTablesEdgeAndCorner) {
  EXPECT_EQ(snap({30, 0.2}).at, (Vec{30, 0}));
  EXPECT_EQ(snap({30, 0.2}).to, SnapTarget::table_edge);
  EXPECT_EQ(snap({71.9, 47.9}).at, (Vec{72, 48}));
}

TEST_F(Snapping, IgnoresFarAndExcludedTargets) {
  EXPECT_EQ(snap({16, 12}).to, SnapTarget::nothing);
  SnapOptions none;
  none.reach = 0;
  EXPECT_EQ(snap({14.1, 14.1}, none).to, SnapTarget::nothing);
  SnapOptions without;
  without.without = {FeatureIndex{0}};
  EXPECT_EQ(snap({14.1, 14.1}, without).to, SnapTarget::nothing);
}

TEST_F(Snapping, PullsToTheGridLastOfAll) {
  SnapOptions options;
  options.grid = 1;
  EXPECT_EQ(snap({30.1, 20.1}, options).at, (Vec{30, 20}));
  EXPECT_EQ(snap({30.1, 20.1}, options).to, SnapTarget::grid);
  EXPECT_EQ(snap({30.4, 20.4}, options).to, SnapTarget::nothing);
}

TEST_F(Snapping, PullsToARightAngleWithTheSideBefore) {
  SnapOptions options;
  options.before = Vec{30, 20};
  options.from = Vec{33, 24};
  const Snapped square = snap({37.1, 21.1}, options);
  EXPECT_EQ(square.to, SnapTarget::right_angle);
  EXPECT_NEAR(dot(square.at - *options.from, *options.from - *options.before), 0, 1e-9);
  EXPECT_EQ(snap({33.1, 30}, options).at, (Vec{33, 30})) << "straight up";
}

TEST_F(Snapping, TakesTheLengthAlongAnAxisFromTheGrid) {
  SnapOptions options;
  options.from = Vec{30, 20};
  options.grid = 1;
  EXPECT_EQ(snap({36.2, 20.1}, options).at, (Vec{36, 20}));
}

TEST(PaintingHexes, TakesEachHexUnderTheStrokeOnce) {
  const Game game = hex_table();
  const HexGrid grid(*game.table().hex);
  HexStroke stroke(*game.table().hex, false);
  stroke.go_to(grid.centre({2, 2}));
  stroke.go_to(grid.centre({2, 5}));
  stroke.go_to(grid.centre({2, 3}));
  EXPECT_THAT(stroke.hexes, ElementsAre(Hex{2, 2}, Hex{2, 3}, Hex{2, 4}, Hex{2, 5}));
}

TEST(PaintingHexsides, NamesASideAlikeFromBothHexes) {
  const Game game = hex_table();
  const HexGrid grid(*game.table().hex);
  const Vec a = grid.centre({3, 3});
  const Vec b = grid.centre(grid.across({3, 3}, 0));
  const auto here = hexside_at(grid, a + (b - a) * 0.45);
  const auto there = hexside_at(grid, a + (b - a) * 0.55);
  ASSERT_TRUE(here && there);
  EXPECT_EQ(*here, *there);
  EXPECT_FALSE(hexside_at(grid, {-20, -20}));
}

}  // namespace
}  // namespace linesman
