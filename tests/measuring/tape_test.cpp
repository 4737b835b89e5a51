#include <gmock/gmock.h>

#include "measuring/measurement.h"
#include "measuring_table.h"

namespace linesman {
namespace {

using testing::DoubleNear;

TEST(ATapeBetweenBases, GoesFromEdgeToEdgeByTheNearestPoints) {
  // Two tanks, 1.2 wide, with four inches from centre to centre.
  const auto reading = tape({WholePiece{"left"}, WholePiece{"right"}});
  ASSERT_EQ(reading.legs.size(), 1u);
  EXPECT_NEAR(reading.total(), 2.8, 1e-12);
  EXPECT_NEAR(reading.legs[0].from.x, 10.6, 1e-12);
  EXPECT_NEAR(reading.legs[0].to.x, 13.4, 1e-12);
}

TEST(ATapeBetweenRoundBases, IsTheDistanceOfTheirCentresLessBothRadii) {
  const auto reading = tape({WholePiece{"scout"}, WholePiece{"gun"}});
  EXPECT_NEAR(reading.total(), 5 - 0.5 - 1, 1e-12);  // 3, 4, 5
}

TEST(ATapeWithWaypoints, AddsUpItsLegs) {
  const auto reading = tape({WholePiece{"left"}, TablePoint{{10, 20}}, TablePoint{{22, 20}}, WholePiece{"gun"}});
  ASSERT_EQ(reading.legs.size(), 3u);
  EXPECT_NEAR(reading.legs[0].length, 20 - 10 - 1.3, 1e-12);
  EXPECT_NEAR(reading.legs[1].length, 12, 1e-12);
  EXPECT_NEAR(reading.legs[1].running, 8.7 + 12, 1e-12);
  EXPECT_NEAR(reading.total(), reading.legs[0].length + 12 + reading.legs[2].length, 1e-12);
}

TEST(ATapeToAFeature, EndsOnItsBorder) {
  const auto wood = tape({WholePiece{"right"}, WholeFeature{"wood"}});
  EXPECT_NEAR(wood.total(), 20 - 14.6, 1e-12);
  // A road two inches wide along y = 2. With its flat end, its corner is nearest to a point beyond the end.
  const auto road = tape({TablePoint{{33, 6}}, WholeFeature{"road"}});
  EXPECT_NEAR(road.total(), std::hypot(3, 3), 1e-12);
}

TEST(ATapeBetweenThingsThatTouchOrOverlap, ReadsZero) {
  EXPECT_EQ(tape({WholePiece{"left"}, TablePoint{{10, 10}}}).total(), 0);
}

TEST(ATapeOnHexes, EndsAtTheBorderOfAFeatureOnHexes) {
  Game::Parts parts;
  parts.table = {40, 30, HexLayout{}};
  parts.table.hex->size = 2;
  parts.table.hex->columns = 12;
  parts.table.hex->rows = 10;
  Feature marsh;
  marsh.id = "marsh";
  marsh.kind = Kind::marsh;
  marsh.hexes = {{0, 0}, {0, 1}};
  Feature hedge;
  hedge.id = "hedge";
  hedge.kind = Kind::hedge;
  hedge.hexsides = {{{0, 0}, 0}};
  parts.terrain = {marsh, hedge};
  const Game game(std::move(parts));
  // Flat hexes of size 2: both hexes lie one above the other from y = 0 to y = 4, with their common side at y = 2.
  const double middle = 2 / std::sqrt(3.0);
  const auto to_marsh = read(Tape{{TablePoint{{middle, 7}}, WholeFeature{"marsh"}}}, game, base_of(game));
  ASSERT_TRUE(to_marsh) << to_marsh.problem().sentence();
  EXPECT_NEAR(std::get<TapeReading>(*to_marsh).total(), 3, 1e-9);
  const auto to_hedge = read(Tape{{TablePoint{{middle, 7}}, WholeFeature{"hedge"}}}, game, base_of(game));
  EXPECT_NEAR(std::get<TapeReading>(*to_hedge).total(), 5, 1e-9);
}

TEST(AMeasurement, FollowsThePieceThatItHoldsOnTo) {
  Game game = measuring_table();
  Piece moved = game.piece(PieceIndex{1});
  moved.pose.at = {20, 10};
  const Game after = game.with_piece(PieceIndex{1}, moved);
  const Tape held{{WholePiece{"left"}, PiecePoint{"right", {0, 1.3}}}};
  EXPECT_NEAR(std::get<TapeReading>(*read(held, after, base_of(after))).legs[0].to.x, 20, 1e-12);
}

TEST(AMeasurement, IsRefusedWhenItsAnchorIsGone) {
  const Game game = measuring_table();
  Piece aboard = game.piece(PieceIndex{1});
  aboard.status = aboard.status.with("aboard", "gun");
  const Game after = game.with_piece(PieceIndex{1}, aboard);
  const auto reading = read(Tape{{WholePiece{"left"}, WholePiece{"right"}}}, after, base_of(after));
  ASSERT_FALSE(reading);
  EXPECT_EQ(reading.problem().reason, "\"right\" is no longer on the table");
  EXPECT_FALSE(read(Tape{{WholePiece{"left"}, WholeFeature{"pond"}}}, game, base_of(game)));
  EXPECT_FALSE(read(Tape{{WholePiece{"left"}}}, game, base_of(game)));
}

TEST(Rings, LieAtTheirRadiusFromTheEdgeOfTheBase) {
  const auto reading = rings({WholePiece{"left"}, {6, 3}});
  ASSERT_EQ(reading.rings.size(), 2u);
  EXPECT_EQ(reading.rings[0].radius, 3);
  for (const RingShape& ring : reading.rings) {
    ASSERT_EQ(ring.area.size(), 1u);
    for (const Vec p : ring.area[0].outer) {
      const auto way = closest_points(outline_of(p), outline_of(RectangleBase{1.2, 2.6}, {{10, 10}, 0, 0}));
      EXPECT_NEAR(way->distance, ring.radius, ring.radius * 1e-3);
    }
  }
}

TEST(Rings, ListThePiecesWithinFromNearToFar) {
  const auto reading = rings({WholePiece{"left"}, {3}});
  ASSERT_EQ(reading.pieces.size(), 1u);
  EXPECT_EQ(reading.pieces[0].piece, PieceIndex{1});
  EXPECT_NEAR(reading.pieces[0].way.distance, 2.8, 1e-12);
  EXPECT_EQ(rings({WholePiece{"left"}, {2.7}}).pieces.size(), 0u);
  EXPECT_EQ(rings({WholePiece{"left"}, {2.8}}).pieces.size(), 1u) << "exactly at the radius counts";
}

TEST(Rings, RoundARoundBaseAPointAndAWoodAreClosed) {
  for (const Anchor& anchor : {Anchor(WholePiece{"gun"}), Anchor(TablePoint{{5, 5}}), Anchor(WholeFeature{"wood"}),
                               Anchor(WholeFeature{"wall"}), Anchor(WholeFeature{"road"})})
    EXPECT_EQ(rings({anchor, {2}}).rings.front().area.size(), 1u);
  const Game game = measuring_table();
  EXPECT_FALSE(read(Rings{WholePiece{"gun"}, {0}}, game, base_of(game)));
}

TEST(AnAngle, HasTheTurnAboutACornerAndTheArcOfTheOther) {
  // The left tank wheels about its front left corner, to the right by 30 degrees.
  const Vec towards = turned_about({10.6, 11.3}, {9.4, 11.3}, 30);
  const auto reading = angle({PiecePoint{"left", {-0.6, 1.3}}, PiecePoint{"left", {0.6, 1.3}}, TablePoint{towards}});
  EXPECT_NEAR(reading.turn, 30, 1e-9);
  EXPECT_NEAR(reading.radius, 1.2, 1e-12);
  EXPECT_NEAR(reading.arc, 1.2 * 3.14159265358979 / 6, 1e-9);
  EXPECT_NEAR(distance(reading.end(), towards), 0, 1e-9);
  EXPECT_NEAR(angle({TablePoint{{0, 0}}, TablePoint{{0, 2}}, TablePoint{{-3, 0}}}).turn, -90, 1e-9);
  const Game game = measuring_table();
  EXPECT_FALSE(read(Angle{TablePoint{{1, 1}}, TablePoint{{1, 1}}, TablePoint{{2, 2}}}, game, base_of(game)));
}

TEST(ALineOfMarch, RunsRoundItsBendsWithAMarkAtEachLength) {
  const auto reading = march({{TablePoint{{0, 0}}, TablePoint{{4, 0}}, TablePoint{{4, 6}}}, 3});
  EXPECT_THAT(reading.running, testing::ElementsAre(0, 4, 10));
  ASSERT_EQ(reading.marks.size(), 3u);
  EXPECT_EQ(reading.marks[0].at, (Vec{3, 0}));
  EXPECT_EQ(reading.marks[1].at, (Vec{4, 2}));
  EXPECT_EQ(reading.marks[2].along, 9);
}

TEST(ALineOfMarch, FollowsTheLineOfAFeature) {
  EXPECT_NEAR(march({{WholeFeature{"wall"}}, 0}).total(), 15, 1e-12);
  const auto part = march({{WholeFeature{"wall"}, TablePoint{{27, 30}}, TablePoint{{39, 14}}}, 0});
  EXPECT_EQ(part.line, (Polyline{{27, 15}, {39, 15}}));
  const auto back = march({{WholeFeature{"wall"}, TablePoint{{39, 14}}, TablePoint{{27, 30}}}, 0});
  EXPECT_EQ(back.line, (Polyline{{39, 15}, {27, 15}}));
}

}  // namespace
}  // namespace linesman
