#include <gtest/gtest.h>

#include "base/heading.h"
#include "table/losses.h"
#include "table/shared_keys.h"
#include "table/status.h"

namespace linesman {
namespace {

Tray twenty_in_five_files(double gap = 0) { return {RectangleBase{0.8, 1}, 20, 5, gap}; }

Piece regiment(Tray tray, std::int64_t losses = 0) {
  Piece piece;
  piece.id = "regiment";
  piece.side = "red";
  piece.pose = {{20, 20}, 0, 0};
  piece.tray = std::move(tray);
  piece.status = piece.status.with(LOSSES, losses);
  return with_outline(std::move(piece));
}

Piece with_losses(const Piece& piece, std::int64_t losses) {
  return with_status(piece, piece.status.with(LOSSES, losses));
}

/// The middle of its front edge.
Vec front_of(const Piece& piece) {
  return piece.pose.at + rotated({0, frame_box(piece.base).max.y}, piece.pose.facing);
}

TEST(ATray, IsAsWideAsItsFilesAndAsLongAsItsRanks) {
  EXPECT_EQ(outline_of(twenty_in_five_files(), 20), (RectangleBase{4, 4}));
  EXPECT_EQ(outline_of(twenty_in_five_files(), 17), (RectangleBase{4, 4}));
  EXPECT_EQ(outline_of(twenty_in_five_files(), 15), (RectangleBase{4, 3}));
  EXPECT_EQ(outline_of(twenty_in_five_files(), 3), (RectangleBase{0.8 * 3, 1}));
  const RectangleBase apart = outline_of(twenty_in_five_files(0.25), 20);
  EXPECT_DOUBLE_EQ(apart.width, 5);
  EXPECT_DOUBLE_EQ(apart.length, 4.75);
  EXPECT_EQ(outline_of({CircleBase{1}, 6, 4, 0.5}, 6), (RectangleBase{5.5, 2.5}));
}

TEST(ATray, HasItsModelsFromTheFrontLeftAndTheLastRankInTheMiddle) {
  const auto places = places_on({CircleBase{1}, 6, 4, 0.5}, 6);
  ASSERT_EQ(places.size(), 6u);
  EXPECT_EQ(places[0], (Vec{-2.25, 0.75}));
  EXPECT_EQ(places[3], (Vec{2.25, 0.75}));
  EXPECT_EQ(places[4], (Vec{-0.75, -0.75}));
  EXPECT_EQ(places[5], (Vec{0.75, -0.75}));
  EXPECT_TRUE(places_on({CircleBase{1}, 6, 4, 0.5}, 0).empty());
}

TEST(ATray, LosesARankAtItsRearSoThatItsFrontStays) {
  for (const double facing : {0.0, 90.0, 137.0}) {
    Piece piece = regiment(twenty_in_five_files(0.25));
    piece.pose.facing = facing;
    const Vec front = front_of(piece);
    const Piece four = with_losses(piece, 4);
    EXPECT_EQ(four.pose, piece.pose) << "the rank is still there";
    for (const std::int64_t losses : {5, 11, 17}) {
      const Piece fewer = with_losses(piece, losses);
      EXPECT_NEAR(distance(front_of(fewer), front), 0, 1e-6) << losses;
      EXPECT_NEAR(distance(fewer.pose.at, piece.pose.at), static_cast<double>(losses / 5) * 1.25 / 2, 1e-6) << losses;
      const Piece back = with_losses(fewer, 0);
      EXPECT_NEAR(distance(back.pose.at, piece.pose.at), 0, 2e-6) << "one back";
      EXPECT_EQ(back.base, piece.base);
    }
  }
}

TEST(ATray, WithoutModelsHasLeft) {
  const Piece last = with_losses(regiment(twenty_in_five_files()), 19);
  EXPECT_TRUE(last.on_table());
  const Piece gone = with_losses(last, 20);
  EXPECT_FALSE(gone.on_table());
  EXPECT_TRUE(has_left(gone));
  EXPECT_EQ(gone.pose, last.pose);
}

TEST(ATray, CannotLoseMoreThanItHas) {
  const Piece gone = with_losses(regiment(twenty_in_five_files()), 35);
  EXPECT_EQ(gone.status[LOSSES], Value(20));
  EXPECT_EQ(models_left(gone), 0);
}

TEST(ATray, InAGameAlwaysHasTheOutlineOfTheModelsThatAreLeft) {
  Game::Parts parts;
  parts.pieces = {regiment(twenty_in_five_files())};
  parts.pieces.front().base = CircleBase{9};
  const Game game{std::move(parts)};
  EXPECT_EQ(game.piece(PieceIndex{0}).base, Footprint(RectangleBase{4, 4}));
  Piece fewer = game.piece(PieceIndex{0});
  fewer.status = fewer.status.with(LOSSES, 12);
  EXPECT_EQ(game.with_piece(PieceIndex{0}, fewer).piece(PieceIndex{0}).base, Footprint(RectangleBase{4, 2}));
  EXPECT_EQ(game.with_pieces({std::make_shared<const Piece>(fewer)}).piece(PieceIndex{0}).base,
            Footprint(RectangleBase{4, 2}));
}

TEST(AnotherBase, OfATrayIsThatOfEachModel) {
  const Piece piece = with_base(regiment(twenty_in_five_files()), CircleBase{1});
  EXPECT_EQ(piece.base, Footprint(RectangleBase{5, 4}));
  const Piece single = with_base(piece, PolygonBase{{{-1, -1}, {1, -1}, {0, 1}}});
  EXPECT_FALSE(single.tray);
  EXPECT_TRUE(std::holds_alternative<PolygonBase>(single.base));
}

}  // namespace
}  // namespace linesman
