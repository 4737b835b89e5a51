// Films of other tables: models in reserve, hexes, trays with losses, and more than a dozen models at once.
#include <gmock/gmock.h>

#include "base/heading.h"
#include "support/documents.h"
#include "table/losses.h"
#include "watch/rendered_film.h"

namespace linesman::watch_test {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

/// 24 by 18 inches with these models, as the usual camera sees it.
FilmTable table_with(std::vector<FilmModel> models) {
  FilmTable table = usual_table();
  table.models = std::move(models);
  return table;
}

Game game_of(const char* text) { return files_test::read(files_test::json(text)).game; }

TEST(AModelInReserve, ThatComesOnIsAMoveFromNowhere) {
  RenderedFilm film;
  film.take_off("lorry");
  Piece lorry = film.game.piece(*film.game.find_piece("lorry"));
  lorry.status = lorry.status.with("reserve", true);
  film.game = film.game.with_piece(*film.game.find_piece("lorry"), lorry);
  film.show(2);
  EXPECT_EQ(film.told(), "start") << "it is not missed";
  film.bring_on("lorry", {16, 5}, 300);
  film.hand({16, 5});
  film.show(2);
  ASSERT_THAT(film.all<MoveTold>(), SizeIs(1)) << film.told();
  const MoveTold move = film.all<MoveTold>().front();
  EXPECT_FALSE(move.pieces[0].from) << "from nowhere";
  EXPECT_LT(distance(move.pieces[0].seen.at, {16, 5}), 0.06);
}

constexpr const char* HEXES = R"({"linesman": 1, "ruleset": "hexes",
  "table": {"width": 24, "depth": 18,
    "hex": {"orientation": "flat", "size": 2, "columns": 10, "rows": 8, "shift": "odd"}},
  "pieces": [
    {"id": "squad", "name": "Squad", "side": "blue", "base": {"shape": "circle", "diameter": 1}, "hex": [4, 1],
     "facing": 0, "traits": {"troop": "squad"}, "marker": {"id": 12, "size": 1.5, "height": 0.4}},
    {"id": "gun", "name": "Gun", "side": "red", "base": {"shape": "circle", "diameter": 1}, "hex": [8, 6],
     "facing": 180, "traits": {"troop": "squad"}, "marker": {"id": 13, "size": 1.5, "height": 0.4}}]})";
constexpr Pair SQUAD_STANDS{8.0829, 3};
constexpr Pair GUN_STANDS{15.0111, 13};

TEST(ATableOfHexes, HasMovesFromHexToHexAlone) {
  RenderedFilm film({1, {true, false}}, table_with({{"squad", "", SQUAD_STANDS, 0}, {"gun", "", GUN_STANDS, 180}}));
  film.game = game_of(HEXES);
  film.show(2);
  EXPECT_EQ(film.told(), "start");
  film.carry("gun", {GUN_STANDS[0] + 0.4, GUN_STANDS[1] - 0.3}, 190);
  film.show(2);
  EXPECT_EQ(film.told(), "start") << "it stands in its hex, and faces the same hexside";
  film.carry("squad", {SQUAD_STANDS[0] + 0.2, 7.2}, 5);
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved legal");
  EXPECT_EQ(english(film.all<MoveTold>().front().say), "Squad, legal, 2 of 4.");
  EXPECT_EQ(film.watched().game().piece(PieceIndex{0}).hex, (Hex{4, 3}));
  film.carry("gun", {GUN_STANDS[0], 5}, 190);
  film.show(2);
  const MoveTold far = film.all<MoveTold>().back();
  EXPECT_EQ(film.all<MoveTold>().size(), 2u);
  EXPECT_EQ(film.game.piece(far.pieces[0].seen.piece).id, "gun");
  EXPECT_NE(far.verdict, WatchVerdict::close) << "a hex is no matter of a tenth of an inch";
}

constexpr const char* REGIMENT = R"({"linesman": 1, "ruleset": "ranks", "table": {"width": 24, "depth": 18},
  "pieces": [{"id": "regiment", "name": "Regiment", "side": "red", "at": [12, 6], "facing": 0,
    "base": {"shape": "rectangle", "width": 0.8, "length": 0.8}, "tray": {"models": 20, "files": 5},
    "marker": {"id": 12, "size": 1.5, "height": 0.4}}]})";

TEST(ATray, WithLossesStandsWhereItsFrontStands) {
  // Two of four ranks are lost: the marker lies where it lay, in the middle of the full outline.
  RenderedFilm film({}, table_with({{"regiment", "", {12, 6}, 0}}));
  Game game = game_of(REGIMENT);
  const PieceIndex regiment{0};
  film.game = game.with_piece(regiment, with_status(game.piece(regiment), Value::Object{{"losses", 10}}));
  const double at = film.game.piece(regiment).pose.at.y;
  ASSERT_NEAR(at, 6.8, 1e-9) << "the front stays";
  film.show(2);
  EXPECT_EQ(film.told(), "start");
  EXPECT_NEAR(film.all<StartTold>().front().pieces[0].at.y, at, 0.05);
  film.carry("regiment", {12, 9}, 0);
  film.show(2);
  ASSERT_THAT(film.all<MoveTold>(), SizeIs(1)) << film.told();
  EXPECT_NEAR(film.all<MoveTold>().front().pieces[0].seen.at.y, at + 3, 0.06);
}

TEST(ATray, ThatLosesARankWhileItIsWatchedHasNotMoved) {
  RenderedFilm film({}, table_with({{"regiment", "", {12, 6}, 0}}));
  film.game = game_of(REGIMENT);
  film.show(2);
  const PieceIndex regiment{0};
  const Piece fewer = with_status(film.game.piece(regiment), Value::Object{{"losses", 5}});
  film.follow(film.game.with_piece(regiment, fewer));
  film.hand({12, 6});
  film.show(2);
  EXPECT_EQ(film.told(), "start");
  EXPECT_EQ(film.watched().state().state, WatchState::resting);
}

TEST(MoreThanTwelveModels, ThatAreNoUnitAreOutOfStep) {
  std::vector<FilmModel> models;
  for (int i = 0; i < 14; ++i)
    models.push_back({"m-" + std::to_string(i), "", {5 + 2.3 * (i % 7), 6 + 4.0 * (i / 7)}, 0, 1.4});
  RenderedFilm film({}, table_with(models));
  film.show(2);
  ASSERT_EQ(film.told(), "start");
  for (const FilmModel& model : models) film.put(model.id, {model.at[0] + 0.3, model.at[1] + 0.6});
  for (const FilmModel& model : models) film.hand(model.at, 0.2);
  film.show(2);
  EXPECT_EQ(film.told(), "start, out-of-step");
  EXPECT_THAT(film.all<OutOfStepTold>().front().pieces, SizeIs(14));
  EXPECT_EQ(film.states().back(), WatchState::out_of_step);
  for (const FilmModel& model : models) film.put(model.id, model.at);
  film.hand({12, 8}, 0.4);
  film.show(2);
  EXPECT_EQ(film.states().back(), WatchState::resting) << "they stand as the game has them again";
  EXPECT_THAT(film.all<MoveTold>(), IsEmpty());
}

TEST(AnHourInSmall, OfFlickerShadowsAndPassersByHasNoAlarm) {
  RenderedFilm film;
  film.show(2);
  for (int round = 0; round < 6; ++round) {
    film.flicker(8, 0.03);
    film.light(0.8 + 0.05 * round);
    film.hand({-4, 9}, 0.6, 270);  // beside the table
    film.flicker(4, 0.05);
    film.hand({12, 6.0 + round}, 0.6);  // over it, and gone again
    film.show(2);
  }
  film.end();
  EXPECT_EQ(film.told(), "start, end");
  EXPECT_EQ(film.states().back(), WatchState::resting);
}

}  // namespace
}  // namespace linesman::watch_test
