// Films of one incident each.
#include <gmock/gmock.h>

#include <utility>

#include "base/heading.h"
#include "files/documents/record.h"
#include "record/verify.h"
#include "watch/rendered_film.h"

namespace linesman::watch_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

double last_time_of(const RenderedFilm& film) { return film.events().back().t; }

TEST(AFilm, OfNothingTellsTheStartAlone) {
  RenderedFilm film;
  film.show(4);
  film.light(0.8);
  film.show(2);
  film.end();
  EXPECT_EQ(film.told(), "start, end");
  const StartTold start = film.all<StartTold>().front();
  ASSERT_THAT(start.pieces, SizeIs(4));
  EXPECT_LT(distance(start.pieces[0].at, {6, 9}), 0.05);
  EXPECT_LT(angle_between(start.pieces[0].facing, 20), 1);
  EXPECT_THAT(start.coarse, IsEmpty());
}

TEST(AMove, IsToldWhenTheHandHasGone) {
  RenderedFilm film({1, {true, false}});
  film.show(2);
  film.carry("tiger", {6, 13});
  const double gone = film.now();
  film.show(3);
  film.end();
  EXPECT_EQ(film.told(), "start, moved legal, end");
  const MoveTold move = film.all<MoveTold>().front();
  EXPECT_EQ(english(move.say), "Tiger, legal, 4 of 6.");
  EXPECT_EQ(move.action, "advance");
  EXPECT_LT(distance(move.pieces[0].seen.at, {6, 13}), 0.06);
  EXPECT_EQ(move.seq, 1);
  const auto told = std::find_if(film.events().begin(), film.events().end(),
                                 [](const WatchEvent& event) { return std::holds_alternative<MoveTold>(event.what); });
  EXPECT_GE(told->t - gone, 0.9);
  EXPECT_LE(told->t - gone, 1.5);
  const auto verified = verify(built_referee(), film.watched().game());
  ASSERT_TRUE(verified);
  EXPECT_FALSE(verified->first_flaw) << verified->first_flaw->why;
  EXPECT_EQ(entries_of(record_of(film.watched().game())).front().kind(), EntryKind::seen);
}

TEST(AMove, ThatIsTooFarIsToldAndTakenBack) {
  RenderedFilm film({1, {true, false}});
  film.show(2);
  film.carry("tiger", {19.6, 9});
  film.show(2);
  film.carry("tiger", {6, 9});
  film.show(2);
  film.end();
  EXPECT_EQ(film.told(), "start, moved illegal, back, end");
  EXPECT_EQ(english(film.all<MoveTold>().front().say), "Tiger, 1.6 inches too far.");
  EXPECT_EQ(film.all<BackTold>().front().of, film.all<MoveTold>().front().id);
  EXPECT_EQ(film.watched().game().history().size(), 0u);
}

TEST(AMove, ThatIsTooFarIsToldWithoutTheTolerance) {
  RenderedFilm film({1, {true, false}});
  film.game = film.game.with_tolerance(0.2);
  film.show(2);
  film.carry("tiger", {19.6, 9});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved illegal");
  EXPECT_EQ(english(film.all<MoveTold>().front().say), "Tiger, 1.6 inches too far.");
}

TEST(AMove, ThatWasLegalIsTakenBackInTheRecord) {
  RenderedFilm film({1, {true, false}});
  film.show(2);
  film.carry("tiger", {6, 13});
  film.show(2);
  film.carry("tiger", {6, 9});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved legal, back");
  EXPECT_EQ(film.watched().game().history().size(), 1u) << "nothing is erased";
  EXPECT_EQ(record_of(film.watched().game()).here, 0);
  EXPECT_EQ(film.watched().recorded(), 0);
}

TEST(AMove, OfTheSameModelReplacesTheOneBefore) {
  RenderedFilm film({1, {true, false}});
  film.show(2);
  film.carry("tiger", {6, 13});
  film.show(2);
  film.carry("tiger", {9, 13});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved legal, moved legal");
  const auto moves = film.all<MoveTold>();
  EXPECT_EQ(moves[1].instead, moves[0].id);
  EXPECT_EQ(english(moves[1].say), "Tiger, legal, 5 of 6.") << "from where it first stood";
  const auto entries = entries_of(record_of(film.watched().game()));
  ASSERT_THAT(entries, SizeIs(2));
  EXPECT_EQ(entries[1].after(), 0) << "a branch";
}

TEST(AMove, AtTheLimitIsTooClose) {
  RenderedFilm film;
  film.show(2);
  film.carry("tiger", {18, 9});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved close");
  EXPECT_THAT(english(film.all<MoveTold>().front().say), HasSubstr("Tiger, too close"));
}

TEST(TwoMoves, AtOnceAreToldInAnOrderThatIsLegal) {
  RenderedFilm film({1, {true, false}});
  film.show(2);
  // The lorry went first, for the Bren stands where it stood; its place was covered last.
  film.put("lorry", {20, 5});
  film.put("bren", {16, 5});
  film.hand({16, 5});
  film.hand({20, 5});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved legal, moved legal");
  const auto moves = film.all<MoveTold>();
  EXPECT_EQ(film.game.piece(moves[0].pieces[0].seen.piece).id, "lorry");
  EXPECT_EQ(film.game.piece(moves[1].pieces[0].seen.piece).id, "bren");
}

TEST(AUnit, ThatMovesTogetherIsToldAsOneOrder) {
  RenderedFilm film({1, {true, false}});
  Unit section;
  section.id = "section";
  section.name = "Section";
  section.side = "blue";
  film.game = film.game.with_units({section});
  for (const char* id : {"bren", "lorry"}) {
    const PieceIndex index = *film.game.find_piece(id);
    Piece piece = film.game.piece(index);
    piece.unit = UnitIndex{0};
    film.game = film.game.with_piece(index, piece);
  }
  film.show(2);
  film.put("bren", {10, 10});
  film.put("lorry", {16, 9});
  film.hand({10, 9});
  film.hand({16, 8});
  film.show(2);
  ASSERT_THAT(film.all<MoveTold>(), SizeIs(1)) << film.told();
  const MoveTold move = film.all<MoveTold>().front();
  EXPECT_EQ(move.unit, "section");
  EXPECT_THAT(move.pieces, SizeIs(2));
  EXPECT_THAT(english(move.say), HasSubstr("Section"));
}

/// Three models of a unit side by side, each of which breaks its chain as long as it goes alone; and one of no unit.
FilmTable table_with_a_squad() {
  FilmTable table = usual_table();
  table.models = {
      {"one", "", {8, 5}, 0}, {"two", "", {10.6, 5}, 0}, {"three", "", {13.2, 5}, 0}, {"tiger", "", {18, 12}, 0}};
  return table;
}

Game in_one_unit(Game game, const std::vector<std::string>& ids) {
  Unit squad;
  squad.id = "squad";
  squad.side = "blue";
  game = game.with_units({squad});
  for (const std::string& id : ids) {
    const PieceIndex index = *game.find_piece(id);
    Piece piece = game.piece(index);
    piece.unit = UnitIndex{0};
    game = game.with_piece(index, piece);
  }
  return game;
}

TEST(AUnit, WhoseModelsGoOneByOneIsRecordedAsOneOrderWithTheLast) {
  RenderedFilm film({1, {true, false}}, table_with_a_squad());
  film.game = in_one_unit(film.game, {"one", "two", "three"});
  film.show(2);
  film.carry("one", {8, 9.5});
  film.show(2);
  film.carry("two", {10.6, 9.5});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved unknown, moved unknown") << "the chain is broken";
  film.carry("three", {13.2, 9.5});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved unknown, moved unknown, moved legal");
  const MoveTold last = film.all<MoveTold>().back();
  EXPECT_THAT(last.pieces, SizeIs(1));
  EXPECT_THAT(last.with, ElementsAre("one", "two"));
  EXPECT_EQ(last.seq, 1);
  EXPECT_EQ(film.watched().recorded(), 1);
  for (const auto& [id, x] : {std::pair("one", 8.0), std::pair("two", 10.6), std::pair("three", 13.2)})
    EXPECT_LT(distance(film.watched().game().piece(*film.game.find_piece(id)).pose.at, {x, 9.5}), 0.06) << id;
  const auto entries = entries_of(record_of(film.watched().game()));
  ASSERT_THAT(entries, SizeIs(1));
  EXPECT_EQ(entries[0].kind(), EntryKind::seen);
  EXPECT_EQ(entries[0].body()["pieces"].members().size(), 3u);
  const auto verified = verify(built_referee(), film.watched().game());
  ASSERT_TRUE(verified);
  EXPECT_FALSE(verified->first_flaw) << verified->first_flaw->why;
  film.carry("tiger", {18, 15});
  film.show(2);
  EXPECT_THAT(film.all<MoveTold>().back().with, IsEmpty()) << "all of them stand there in the record";
}

TEST(AUnit, WhoseLastModelIsPutBackHasTheOthersOpenAgain) {
  RenderedFilm film({1, {true, false}}, table_with_a_squad());
  film.game = in_one_unit(film.game, {"one", "two", "three"});
  film.show(2);
  for (const auto& [id, x] : {std::pair("one", 8.0), std::pair("two", 10.6), std::pair("three", 13.2)}) {
    film.carry(id, {x, 9.5});
    film.show(2);
  }
  film.carry("three", {13.2, 5});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved unknown, moved unknown, moved legal, back");
  EXPECT_EQ(record_of(film.watched().game()).here, 0);
  EXPECT_EQ(film.watched().recorded(), 0);
  EXPECT_EQ(film.watched().game().piece(*film.game.find_piece("one")).pose.at, (Vec{8, 5}));
  film.carry("three", {13.2, 9});
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved unknown, moved unknown, moved legal, back, moved legal");
  EXPECT_EQ(film.watched().recorded(), 1);
  EXPECT_THAT(film.all<MoveTold>().back().with, ElementsAre("one", "two"));
}

TEST(ALiftedModel, ThatIsPutBackIsNoMove) {
  RenderedFilm film;
  film.show(2);
  film.carry("tiger", {6.01, 9.01}, 20.3);
  film.show(2);
  EXPECT_EQ(film.told(), "start");
}

TEST(ANudgedModel, IsSaidAndNothingIsJudgedUntilItIsBack) {
  RenderedFilm film;
  film.show(2);
  film.put("bren", {10.3, 6});
  film.carry("tiger", {6, 13});
  film.show(2);
  EXPECT_EQ(film.told(), "start, nudged, moved legal");
  EXPECT_EQ(film.states().back(), WatchState::out_of_step);
  film.carry("stug", {18, 8});
  film.show(2);
  EXPECT_EQ(film.told(), "start, nudged, moved legal") << "nothing is judged";
  film.carry("bren", {10, 6});
  film.show(2);
  EXPECT_EQ(film.told(), "start, nudged, moved legal, back, moved legal");
  EXPECT_EQ(film.states().back(), WatchState::resting);
}

TEST(APushedTableMarker, IsNamedAndNotUsed) {
  RenderedFilm film;
  film.show(2);
  film.push_table_marker(1, {-0.7, 0.2});
  film.hand({21, 2});
  film.show(2);
  EXPECT_EQ(film.told(), "start, problem");
  EXPECT_EQ(film.all<WatchProblem>().front().marker, 1);
  film.carry("tiger", {6, 13});
  film.show(2);
  EXPECT_EQ(film.told(), "start, problem, moved legal");
  film.push_table_marker(1, {0.7, -0.2});
  film.hand({21, 2});
  film.show(2);
  EXPECT_EQ(film.told(), "start, problem, moved legal");
}

TEST(AKnockedCamera, IsFoundAgainAndNoModelMoved) {
  RenderedFilm film;
  film.show(2);
  film.knock_camera(0.7, 1.5);
  film.show(3);
  EXPECT_EQ(film.told(), "start, camera moved");
  film.carry("tiger", {6, 13});
  film.show(2);
  EXPECT_EQ(film.told(), "start, camera moved, moved legal");
  EXPECT_EQ(english(film.all<MoveTold>().front().say), "Tiger, legal, 4 of 6.");
}

TEST(LightThatChanges, IsNoMotion) {
  RenderedFilm film;
  film.show(2);
  for (const double share : {0.95, 0.9, 0.85, 0.9, 0.97}) {
    film.light(share);
    film.show(0.4);
  }
  EXPECT_THAT(film.states(), IsEmpty());
}

TEST(AMarkerOfNoModel, IsSaidOnce) {
  RenderedFilm film;
  film.show(2);
  film.add_marker(77, {13, 13});
  film.hand({13, 13});
  film.show(2);
  film.carry("tiger", {6, 13});
  film.show(2);
  EXPECT_EQ(film.told(), "start, new, moved legal");
  const MarkerSeen marker = film.all<MarkerSeen>().front();
  EXPECT_EQ(marker.id, 77);
  EXPECT_LT(distance(marker.at, {13, 13}), 0.1);
}

TEST(AModelThatIsTakenAway, IsGoneTwoSecondsLater) {
  RenderedFilm film;
  film.show(2);
  film.take_off("stug");
  film.hand({18, 12});
  const double gone = film.now();
  film.show(2.4);
  EXPECT_EQ(film.told(), "start");
  film.show(2);
  EXPECT_EQ(film.told(), "start, gone");
  EXPECT_GE(film.events().back().t - gone, 2.9);
  EXPECT_EQ(film.states().back(), WatchState::unsure);
}

TEST(AModelUnderACoat, IsCoveredAndStandsWhereItStood) {
  RenderedFilm film;
  const PieceIndex stug = *film.game.find_piece("stug");
  film.show(2);
  EXPECT_TRUE(film.watched().read_at(stug));
  film.lay({17, 11}, {4, 3});
  film.show(5);
  EXPECT_EQ(film.told(), "start, covered");
  EXPECT_EQ(film.states().back(), WatchState::unsure);
  EXPECT_FALSE(film.watched().read_at(stug)) << "where it stood is no reading";
  film.clear();
  film.show(2);
  EXPECT_EQ(film.told(), "start, covered");
  EXPECT_EQ(film.states().back(), WatchState::resting);
  ASSERT_TRUE(film.watched().read_at(stug));
  EXPECT_LT(distance(*film.watched().read_at(stug), {18, 12}), 0.1);
}

TEST(AModelUnderACoat, ThatIsTakenFromUnderItIsGone) {
  RenderedFilm film;
  film.show(2);
  film.lay({17, 11}, {4, 3});
  film.show(5);
  ASSERT_EQ(film.told(), "start, covered");
  film.take_off("stug");
  film.clear();
  const double gone = film.now();
  film.show(5);
  EXPECT_EQ(film.told(), "start, covered, gone");
  EXPECT_GE(film.events().back().t - gone, 2.9);
  EXPECT_EQ(film.states().back(), WatchState::unsure);
}

TEST(AModelUnderACoat, IsNotGoneWhileSomethingElseLiesThere) {
  RenderedFilm film;
  film.show(2);
  film.lay({17, 11}, {4, 3});
  film.show(5);
  film.clear();
  film.lay({18.5, 12.5}, {3, 3});
  film.show(5);
  EXPECT_EQ(film.told(), "start, covered");
  film.clear();
  film.show(3);
  EXPECT_EQ(film.told(), "start, covered") << "it stands where it stood";
  EXPECT_EQ(film.states().back(), WatchState::resting);
  film.lay({17, 11}, {4, 3});
  film.show(3);
  film.take_off("stug");
  film.clear();
  film.show(5);
  EXPECT_EQ(film.told(), "start, covered, covered, gone");
}

TEST(AModelThatWasGone, HasMovedWhenItIsPutDownElsewhere) {
  RenderedFilm film;
  film.show(2);
  film.take_off("stug");
  film.hand({18, 12});
  film.show(5);
  EXPECT_EQ(film.told(), "start, gone");
  film.bring_on("stug", {18, 14});
  film.hand({18, 14});
  film.show(3);
  EXPECT_EQ(film.told(), "start, gone, moved legal");
}

TEST(AHandThatWaits, IsNoRest) {
  RenderedFilm film;
  film.show(2);
  film.put("tiger", {6, 13});
  film.hand({6, 11}, 5);
  EXPECT_EQ(film.told(), "start");
  EXPECT_THAT(film.states(), ElementsAre(WatchState::moving));
  film.show(2);
  EXPECT_EQ(film.told(), "start, moved legal");
}

TEST(AnElbow, IsSaidAfterTenSeconds) {
  RenderedFilm film;
  film.show(2);
  film.hand({12, 3}, 12);
  EXPECT_EQ(film.told(), "start");
  ASSERT_EQ(film.states().back(), WatchState::unsure);
  EXPECT_EQ(english(film.all<StateTold>().back().why), "Something lies over the edge at the south.");
  EXPECT_NEAR(last_time_of(film), 12, 1.2);
}

TEST(ATableThatDiffers, IsOutOfStepUntilItAgrees) {
  RenderedFilm film;
  film.put("tiger", {8, 11});
  film.show(2);
  EXPECT_EQ(film.told(), "start, out-of-step");
  EXPECT_EQ(film.states().back(), WatchState::out_of_step);
  const auto off = film.all<OutOfStepTold>().front().pieces;
  ASSERT_THAT(off, SizeIs(1));
  EXPECT_NEAR(off[0].moved, 2.83, 0.05);
  film.carry("tiger", {6, 9});
  film.show(2);
  EXPECT_EQ(film.states().back(), WatchState::resting);
  film.carry("bren", {10, 9});
  film.show(2);
  EXPECT_EQ(film.told(), "start, out-of-step, moved legal");
}

TEST(ATableThatDiffers, IsTakenAsItStands) {
  RenderedFilm film({1, {true, true}});
  film.put("tiger", {8, 11});
  film.show(2);
  EXPECT_EQ(film.told(), "start");
  const auto entries = entries_of(record_of(film.watched().game()));
  ASSERT_THAT(entries, SizeIs(1));
  EXPECT_EQ(entries[0].kind(), EntryKind::edit);
}

TEST(AFilm, WithoutATableSaysThatTheCameraIsLost) {
  RenderedFilm film;
  film.push_table_marker(0, {-30, 0});
  film.show(2);
  film.end();
  EXPECT_EQ(film.told(), "camera lost, end");
}

TEST(AFilm, InAMirrorIsSaidToBe) {
  RenderedFilm film;
  film.mirror();
  film.show(2);
  film.end();
  EXPECT_EQ(film.told(), "camera lost, problem, end");
  EXPECT_THAT(english(film.all<WatchProblem>().front().text), HasSubstr("mirrored"));
}

TEST(AFilm, ThatChangesItsSizeIsFoundAnew) {
  RenderedFilm film;
  film.show(2);
  film.resize(960, 720);
  film.show(3);
  EXPECT_EQ(film.told(), "start, problem, camera found");
  EXPECT_EQ(english(film.all<WatchProblem>().front().text), "The picture changed from 800 × 600 to 960 × 720.");
  film.carry("tiger", {6, 13});
  film.show(2);
  EXPECT_EQ(film.told(), "start, problem, camera found, moved legal");
}

}  // namespace
}  // namespace linesman::watch_test
