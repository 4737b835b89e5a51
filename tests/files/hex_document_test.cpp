#include <gmock/gmock.h>

#include "support/documents.h"

namespace linesman {
namespace {

using files_test::json;
using files_test::lane;
using files_test::read;
using files_test::with;

TEST(ATableOfHexes, HasTheSizeOfItsGridByDefault) {
  const Game game = read(lane()).game;
  EXPECT_NEAR(game.table().width, 2 / std::sqrt(3) * 15.5, 1e-9);
  EXPECT_NEAR(game.table().depth, 21, 1e-9);
  const Game larger = read(with(lane(), "/table/width", 30)).game;
  EXPECT_EQ(larger.table().width, 30);
}

TEST(APieceOnAGrid, StandsAtTheCentreOfItsHex) {
  const Game game = read(lane()).game;
  const Piece& squad = game.piece(PieceIndex{0});
  EXPECT_EQ(squad.hex, (Hex{2, 2}));
  EXPECT_NEAR(squad.pose.at.y, 5, 1e-9);
  EXPECT_EQ(squad.pose.facing, 0);
  const Piece& tank = game.piece(PieceIndex{1});
  EXPECT_EQ(tank.hex, (Hex{0, 0}));
  EXPECT_NEAR(tank.pose.at.x, 2 / std::sqrt(3), 1e-9);
  EXPECT_EQ(tank.pose.facing, 60);
}

TEST(APieceOnAPointyGrid, FacesSideZeroByDefault) {
  const Value pointy = with(with(lane(), "/table/hex/orientation", "pointy"), "/pieces/1/facing", 90);
  EXPECT_EQ(read(pointy).game.piece(PieceIndex{0}).pose.facing, 30);
}

TEST(TerrainOnAGrid, IsKnownByItsHexesAndSides) {
  const Game game = read(lane()).game;
  EXPECT_EQ(game.terrain()[0].hexes, (std::vector<Hex>{{3, 3}, {4, 3}}));
  EXPECT_EQ(game.terrain()[1].hexsides, (std::vector<Hexside>{{{3, 4}, 1}}));
  EXPECT_TRUE(std::holds_alternative<std::monostate>(game.terrain()[0].shape));
}

TEST(TerrainOnAGrid, MayHaveAGeometryInstead) {
  const Value wood = json(R"({"id": "w", "kind": "wood",
    "geometry": {"type": "Polygon", "coordinates": [[[0,0],[5,0],[5,5],[0,0]]]}})");
  const Game game = read(with(lane(), "/terrain/0", wood)).game;
  EXPECT_TRUE(game.terrain()[0].hexes.empty());
  EXPECT_TRUE(std::holds_alternative<MultiPolygon>(game.terrain()[0].shape));
}

}  // namespace
}  // namespace linesman
