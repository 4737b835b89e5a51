#include "editing/transform.h"

#include <gmock/gmock.h>

#include "editing/vertices.h"
#include "support.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const Ring& outer(const Feature& feature) { return std::get<MultiPolygon>(feature.shape).at(0).outer; }

TEST(MovingAFeature, ShiftsEveryPoint) {
  const Game game = with_woods({{2, 3}});
  const auto after = moved(game.table(), game.terrain()[0], {1.5, -1});
  ASSERT_TRUE(after);
  EXPECT_THAT(outer(*after), ElementsAre(Vec{3.5, 2}, Vec{7.5, 2}, Vec{7.5, 6}, Vec{3.5, 6}));
}

TEST(TurningAFeature, GoesClockwiseAboutAPoint) {
  const Game game = with_woods({{0, 0}});
  const auto after = transformed(game.table(), game.terrain()[0], Affine::turn({0, 0}, 90));
  ASSERT_TRUE(after);
  EXPECT_THAT(outer(*after), ElementsAre(Vec{0, 0}, Vec{0, -4}, Vec{4, -4}, Vec{4, 0}));
}

TEST(TurningASlope, TurnsItsUphillHeading) {
  const Game game = bare_table();
  const auto slope = feature_of(game, brush_of(Kind::slope), square(2, 2, 6));
  const auto turned = transformed(game.table(), *slope, Affine::turn({5, 5}, 30));
  ASSERT_TRUE(turned);
  EXPECT_NEAR(*turned->traits["uphill"].number(), 30, 1e-3);
  const auto mirrored = transformed(game.table(), *turned, Affine::scale({5, 5}, -1, 1));
  EXPECT_NEAR(*mirrored->traits["uphill"].number(), 330, 1e-3);
}

TEST(ScalingAFeature, KeepsTheFixedPointAndTheWidthOfALine) {
  const Game game = bare_table();
  const auto road = feature_of(game, brush_of(Kind::road), Polyline{{2, 2}, {6, 4}});
  const auto after = transformed(game.table(), *road, Affine::scale({2, 2}, 2, 0.5));
  ASSERT_TRUE(after);
  EXPECT_THAT(std::get<Polyline>(after->shape), ElementsAre(Vec{2, 2}, Vec{10, 3}));
  EXPECT_EQ(after->width, road->width);
}

TEST(MirroringAFeature, TwiceRestoresIt) {
  const Game game = with_woods({{1, 1}});
  const Affine across = Affine::scale({7, 3}, -1, 1);
  const auto once = transformed(game.table(), game.terrain()[0], across);
  const auto twice = transformed(game.table(), *once, across);
  EXPECT_EQ(twice->shape, game.terrain()[0].shape);
}

TEST(AFeatureOnHexes, MovesFromHexToHex) {
  const Game game = hex_table();
  const HexGrid grid(*game.table().hex);
  Feature wood;
  wood.id = "wood";
  wood.kind = Kind::wood;
  wood.hexes = {{2, 2}, {3, 2}};
  const auto after = moved(game.table(), wood, grid.centre({4, 3}) - grid.centre({2, 2}) + Vec{0.2, 0.1});
  ASSERT_TRUE(after) << after.problem().reason;
  EXPECT_THAT(after->hexes, ElementsAre(Hex{4, 3}, Hex{5, 3}));
  EXPECT_THAT(english(moved(game.table(), wood, {-8, 0}).problem().reason), HasSubstr("leave the hex grid"));
  EXPECT_FALSE(transformed(game.table(), wood, Affine::turn({0, 0}, 60)));
}

TEST(Features, AreAlignedToTheBoxRoundThem) {
  const Game game = with_woods({{0, 0}, {10, 6}});
  const auto low = aligned(game.table(), game.terrain().copies(), Alignment::south);
  ASSERT_TRUE(low);
  EXPECT_EQ(outer((*low)[1])[0], (Vec{10, 0}));
  const auto east = aligned(game.table(), game.terrain().copies(), Alignment::east);
  EXPECT_EQ(outer((*east)[0])[0], (Vec{10, 0}));
  const auto middle = aligned(game.table(), game.terrain().copies(), Alignment::middle_south_north);
  EXPECT_EQ(outer((*middle)[0])[0].y, outer((*middle)[1])[0].y);
}

TEST(ACorner, CanBeDraggedInsertedAndRemoved) {
  FeatureShape shape = square(0, 0, 4);
  EXPECT_EQ(vertices_of(shape).size(), 4U);
  EXPECT_EQ(sides_of(shape).size(), 4U);
  shape = with_vertex_inserted(shape, {0, 0, 1}, {5, 2});
  EXPECT_EQ(std::get<MultiPolygon>(shape)[0].outer[2], (Vec{5, 2}));
  shape = with_vertex_moved(shape, {0, 0, 2}, {6, 2});
  EXPECT_EQ(std::get<MultiPolygon>(shape)[0].outer[2], (Vec{6, 2}));
  auto fewer = without_vertex(shape, {0, 0, 2});
  ASSERT_TRUE(fewer);
  EXPECT_EQ(*fewer, square(0, 0, 4));
  fewer = without_vertex(*fewer, {0, 0, 0});
  EXPECT_FALSE(without_vertex(*fewer, {0, 0, 0})) << "a ring needs three corners";
}

TEST(AHole, WithThreeCornersIsRemovedAsAWhole) {
  const Ring hole{{1, 1}, {2, 1}, {1, 2}};
  const FeatureShape shape = MultiPolygon{Polygon{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, {hole}}};
  const auto filled = without_vertex(shape, {0, 1, 0});
  ASSERT_TRUE(filled);
  EXPECT_EQ(*filled, square(0, 0, 4));
}

}  // namespace
}  // namespace linesman
