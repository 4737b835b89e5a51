// A watched table whose game is changed by other hands: in the window, beside the film.
#include <gmock/gmock.h>

#include "files/documents/record.h"
#include "record/history.h"
#include "watch/rendered_film.h"

namespace linesman::watch_test {
namespace {

using ::testing::SizeIs;

Game with_pose(const Game& game, const char* id, Vec at) {
  const PieceIndex index = *game.find_piece(id);
  Piece piece = game.piece(index);
  piece.pose.at = at;
  return game.with_piece(index, piece);
}

TEST(AModelThatIsMovedInTheGameAlone, IsOutOfStepUntilItStandsThere) {
  RenderedFilm film;
  film.show(2);
  film.follow(with_pose(film.game, "stug", {18, 8}));
  EXPECT_EQ(film.told(), "start, out-of-step");
  EXPECT_EQ(film.states().back(), WatchState::out_of_step);
  const auto off = film.watched().out_of_step();
  ASSERT_THAT(off, SizeIs(1));
  EXPECT_NEAR(off[0].moved, 4, 0.06);
  EXPECT_EQ(off[0].from.at, (Vec{18, 8})) << "there it should stand";
  film.carry("stug", {18, 8});
  film.show(2);
  EXPECT_EQ(film.told(), "start, out-of-step");
  EXPECT_EQ(film.states().back(), WatchState::resting);
}

TEST(AToldMove, StandsWhenDiceAreRecordedBesideIt) {
  RenderedFilm film;
  film.show(2);
  film.carry("tiger", {6, 13});
  film.show(2);
  Roll roll;
  roll.purpose = "rapid";
  roll.pieces = {"bren"};
  roll.faces = {4};
  film.follow(record_roll(film.game, roll));
  EXPECT_EQ(film.told(), "start, moved legal");
  EXPECT_LT(distance(film.watched().game().piece(*film.game.find_piece("tiger")).pose.at, {6, 13}), 0.06)
      << "it is where it was told";
  film.carry("tiger", {6, 9});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved legal, back");
  EXPECT_EQ(film.watched().game().piece(*film.game.find_piece("tiger")).pose.at, (Vec{6, 9}));
}

TEST(AnIllegalMove, ThatPlayersAcceptIsPartOfTheTable) {
  RenderedFilm film;
  film.show(2);
  film.carry("tiger", {19.6, 9});
  film.show(2);
  ASSERT_EQ(film.told(), "start, moved illegal");
  const MoveTold move = film.all<MoveTold>().front();
  film.follow(with_pose(film.game, "tiger", move.pieces[0].seen.at));
  film.carry("bren", {10, 9});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved illegal, moved legal");
  EXPECT_THAT(film.all<MoveTold>().back().with, SizeIs(0)) << "the Tiger stands there in the game";
}

TEST(AMoveThatPlayersTakeBack, IsOutOfStepUntilItIsPutBack) {
  RenderedFilm film;
  film.show(2);
  film.carry("tiger", {6, 13});
  film.show(2);
  film.put_back(film.all<MoveTold>().front().id);
  EXPECT_EQ(film.told(), "start, moved legal, out-of-step");
  EXPECT_EQ(film.watched().out_of_step().front().from.at, (Vec{6, 9}));
  film.carry("tiger", {6, 9});
  film.show(2);
  EXPECT_EQ(film.states().back(), WatchState::resting);
  film.carry("tiger", {6, 12});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved legal, out-of-step, moved legal");
}

TEST(ModelsThatAreAddedInTheGame, LeaveTheOthersInStep) {
  RenderedFilm film;
  film.show(2);
  film.carry("tiger", {6, 13});
  film.show(2);
  Piece tree = film.game.piece(PieceIndex{0});
  tree.id = "tree";
  tree.marker.reset();
  tree.pose.at = {3, 15};
  auto pieces = film.game.pieces();
  Game more = film.game.with_pieces({std::make_shared<const Piece>(tree), pieces[0], pieces[1], pieces[2], pieces[3]});
  film.follow(more);
  film.carry("stug", {18, 9});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved legal, moved legal");
  const MoveTold move = film.all<MoveTold>().back();
  EXPECT_EQ(more.piece(move.pieces[0].seen.piece).id, "stug");
}

}  // namespace
}  // namespace linesman::watch_test
