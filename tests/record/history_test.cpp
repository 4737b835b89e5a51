#include "record/history.h"

#include <gmock/gmock.h>

#include "record/replay.h"
#include "record/timeline.h"
#include "record/toy_games.h"

namespace linesman {
namespace {

using namespace record_test;

TEST(ACarriedOutOrder, IsInTheHistoryWithItsRulingAndItsChange) {
  const Game game = carried(start(), ADVANCE);
  EXPECT_EQ(game.piece(PieceIndex{0}).pose.at, (Vec{25, 9}));
  ASSERT_EQ(game.history().size(), 1u);
  const Value& entry = game.history()[0];
  EXPECT_EQ(entry["order"], json(ADVANCE));
  EXPECT_EQ(entry["ruling"]["verdict"], Value("legal"));
  EXPECT_EQ(entry["before"]["pieces"].size(), 1u);
  EXPECT_EQ(entry["before"]["pieces"][0]["at"], json("[24, 6]"));
}

TEST(AnIllegalOrder, IsJudgedAndLeavesTheGameAsItWas) {
  const auto out =
      carry_out(referee().open(start()).value(), order(R"({"piece": "tank-1", "path": [{"forward": 9}]})"));
  ASSERT_TRUE(out);
  EXPECT_EQ(out->judgement.ruling.verdict, Verdict::illegal);
  EXPECT_EQ(out->game.history().size(), 0u);
  EXPECT_EQ(bare(out->game), bare(start()));
}

TEST(AnOrderNestedTooDeepForAHistory, IsNotCarriedOut) {
  Value deep;
  for (int i = 0; i < 61; ++i) deep = Value::Array{deep};
  Order o = order(ADVANCE);
  o.members = Value::Object{{"x", deep}};
  EXPECT_FALSE(carry_out(referee().open(start()).value(), o));
}

/// A judgement that is easy to recognise: the tank does not end where the order leads.
Judgement forged_judgement(const Hearing& hearing, const Order& order) {
  Judgement judgement = hearing.judge(order).value();
  judgement.ruling.ends.front().pose.at = {11, 22};
  return judgement;
}

EntryBasis with_judged(const AlreadyJudged& judged) {
  EntryBasis basis;
  basis.judged = &judged;
  return basis;
}

TEST(AnOrder, IsCarriedOutWithTheRulingThatWasShown) {
  const Hearing hearing = referee().open(start()).value();
  const Order advance = order(ADVANCE);
  const Judgement judgement = forged_judgement(hearing, advance);
  const Game copy = hearing.game();
  const AlreadyJudged shown{copy, advance, judgement};
  const Game after = carry_out(hearing, advance, "Ann", with_judged(shown)).value().game;
  EXPECT_EQ(after.piece(PieceIndex{0}).pose.at, (Vec{11, 22}));
  EXPECT_EQ(after.history()[0]["agreed_by"], Value("Ann"));
  const Decision passed{0, Verdict::legal, "Yes.", "Ann"};
  const Game decided = carry_out_by_decision(hearing, advance, passed, with_judged(shown)).value().game;
  EXPECT_EQ(decided.piece(PieceIndex{0}).pose.at, (Vec{11, 22}));
}

TEST(AnOrder, IsJudgedWhenTheShownRulingBelongsToAnotherTableOrOrder) {
  const Hearing hearing = referee().open(start()).value();
  const Order advance = order(ADVANCE);
  const Judgement shown = forged_judgement(hearing, advance);
  const auto at = [&](const AlreadyJudged& what) {
    return carry_out(hearing, advance, {}, with_judged(what)).value().game.piece(PieceIndex{0}).pose.at;
  };
  const Game read_again = start();
  const Game later = hearing.game().with_turn(2);
  const Order other = order(SMASH);
  EXPECT_EQ(at({read_again, advance, shown}), (Vec{25, 9}));
  EXPECT_EQ(at({later, advance, shown}), (Vec{25, 9}));
  EXPECT_EQ(at({hearing.game(), other, shown}), (Vec{25, 9}));
}

TEST(ARewoundGame, IsTheGameAtTheStart) {
  const Game before = start();
  Game game = carried(before, ADVANCE);
  game = carried(game, SMASH);
  EXPECT_FALSE(game.find_piece("gun-1"));
  EXPECT_EQ(game.terrain()[1].kind, Kind::broken);
  EXPECT_EQ(game.units()[0].status["bold"], Value(true));
  EXPECT_EQ(bare(rewound(game).value()), bare(before));
  EXPECT_EQ(rewound(game).value().history().size(), 0u);
}

TEST(AnEdit, IsInTheHistory) {
  const Game before = carried(start(), ADVANCE);
  Piece tank = before.piece(PieceIndex{0});
  tank.status = tank.status.with("pinned", true);
  tank.name.clear();
  const Game after = record_edit(before, before.with_piece(PieceIndex{0}, tank).with_turn(2));
  ASSERT_EQ(after.history().size(), 2u);
  EXPECT_EQ(after.history()[1]["edit"]["turn"], Value(2));
  EXPECT_EQ(after.history()[1]["before"]["turn"], Value(1));
  EXPECT_EQ(after.history()[1]["edit"]["pieces"][0]["status"]["pinned"], Value(true));
  EXPECT_EQ(bare(rewound(after).value()), bare(start()));
}

TEST(AnEdit, OfAnnotationsIsUndoneLikeAnyOther) {
  const Game before = start().with_annotation("sides", json(R"(["red"])"));
  const Game after = record_edit(before, before.with_annotation("sides", json(R"(["red", "blue"])")));
  ASSERT_EQ(after.history().size(), 1u);
  EXPECT_EQ(rewound(after).value().annotation("sides"), json(R"(["red"])"));
  const Game bare_again = record_edit(before, before.with_annotation("sides", {}));
  EXPECT_TRUE(bare_again.annotation("sides").is_null());
  EXPECT_EQ(rewound(bare_again).value().annotation("sides"), json(R"(["red"])"));
}

TEST(ARoll, IsInTheHistoryAndIsReadUnchanged) {
  const Game game = record_roll(start(), {"movement", "2d6", {3, 5}, RolledBy::program, {"tank-1"}, 0, ""});
  ASSERT_EQ(game.history().size(), 1u);
  EXPECT_EQ(game.history()[0]["roll"],
            json(R"({"purpose": "movement", "need": "2d6", "faces": [3, 5], "by": "program", "for": ["tank-1"]})"));
  const auto roll = roll_of(game.history()[0]);
  ASSERT_TRUE(roll);
  EXPECT_EQ(roll->purpose, "movement");
  EXPECT_EQ(roll->faces, (std::vector<double>{3, 5}));
  EXPECT_EQ(roll->by, RolledBy::program);
  EXPECT_FALSE(roll_of(json(R"({"edit": {"turn": 2}})")));
  EXPECT_TRUE(check_document(write_document({game, Value()}), "").empty());
}

TEST(ARoll, IsSkippedWhenAGameIsRewoundOrReplayed) {
  Game game = record_roll(carried(start(), ADVANCE), {"movement", "", {4}, RolledBy::table, {}, 0, ""});
  game = carried(game, SMASH);
  ASSERT_EQ(game.history().size(), 3u);
  EXPECT_EQ(bare(rewound(game).value()), bare(start()));
  const auto played = replay(referee(), game);
  ASSERT_TRUE(played) << played.problem().sentence();
  EXPECT_EQ(played->judged, 2u);
  EXPECT_FALSE(played->first_difference);
}

TEST(AWrongRoll, RefusesTheDocument) {
  for (const char* roll :
       {R"({"faces": [1], "by": "table"})", R"({"purpose": "x", "by": "table"})",
        R"({"purpose": "x", "faces": ["six"], "by": "table"})", R"({"purpose": "x", "faces": [6], "by": "the cat"})"}) {
    const Value document = with(ford_at_dawn(), "/history", json(std::string(R"([{"roll": )") + roll + "}]"));
    EXPECT_EQ(check_document(document, "").size(), 1u) << roll;
  }
}

TEST(AnEditThatChangesNothing, IsNotRecorded) {
  const Game game = start();
  EXPECT_EQ(record_edit(game, game).history().size(), 0u);
  EXPECT_EQ(record_edit(game, game.with_title("Dusk")).history().size(), 0u);
}

TEST(AddedRemovedAndReorderedThings, AreRestoredByRewinding) {
  const Game before = start();
  auto pieces = before.pieces();
  Piece extra = *pieces[2];
  extra.id = "gun-2";
  pieces = {pieces[2], std::make_shared<const Piece>(extra), pieces[0]};
  std::vector<Feature> terrain = before.terrain().copies();
  std::reverse(terrain.begin(), terrain.end());
  terrain.erase(terrain.begin() + 1);
  Feature pond = terrain[0];
  pond.id = "new-pond";
  terrain.insert(terrain.begin() + 2, pond);
  const Game after = record_edit(before, before.with_pieces(pieces).with_terrain(terrain).with_ruleset(
                                             "toy", json("{}"), json(R"({"figures": {}})")));
  EXPECT_EQ(bare(rewound(after).value()), bare(before));
  const auto played = replay(referee(), after);
  ASSERT_TRUE(played) << played.problem().sentence();
  EXPECT_FALSE(played->first_difference) << played->first_difference->pointer;
}

TEST(AReplay, FindsNoDifferenceInAPlayedGame) {
  Game game = carried(start(), ADVANCE);
  Piece tank = game.piece(PieceIndex{0});
  tank.pose.at = {10.1, 1.0 / 3};
  game = record_edit(game, game.with_piece(PieceIndex{0}, tank).with_turn(2));
  game = carried(game, SMASH);
  const auto played = replay(referee(), game);
  ASSERT_TRUE(played) << played.problem().sentence();
  EXPECT_FALSE(played->first_difference);
  EXPECT_EQ(played->judged, 2u);
}

TEST(AReplay, FindsNoDifferenceInASavedGame) {
  Document document = read(with(with(ford_at_dawn(), "/ruleset", "toy"), "/pieces/0/painted_by", "me"));
  document.game = carried(carried(document.game, R"({"piece": "tank-1", "path": [{"to": [25.1, 7.3]}]})"), SMASH);
  const Game game = read(json(write_json(write_document(document)))).game;
  const auto played = replay(referee(), game);
  ASSERT_TRUE(played);
  EXPECT_FALSE(played->first_difference);
}

TEST(AReplay, TakesTwentyAndTwentyPointNoughtAsEqual) {
  const Value was = json(R"({"set": {"left": 20, "far": [1, 2.0]}})");
  const Value is = json(R"({"set": {"left": 20.0, "far": [1.0, 2]}})");
  EXPECT_FALSE(difference(0, was, is));
  EXPECT_TRUE(difference(0, was, json(R"({"set": {"left": 20.000001, "far": [1, 2]}})")));
}

TEST(AReplay, FindsTheFirstDifferenceWithBothValues) {
  const Game game = carried(carried(start(), ADVANCE), SMASH);
  const Game forged = game.with_history(with(game.history(), "/1/ruling/ends/0/at/0", 26));
  const auto played = replay(referee(), forged).value();
  ASSERT_TRUE(played.first_difference);
  EXPECT_EQ(played.first_difference->entry, 1u);
  EXPECT_EQ(played.first_difference->pointer, "/ends/0/at/0");
  EXPECT_EQ(played.first_difference->was, "26");
  EXPECT_NE(played.first_difference->is, "26");
  EXPECT_EQ(played.judged, 2u);
}

TEST(AReplay, FindsMissingAndSurplusMembers) {
  const Game game = carried(start(), ADVANCE);
  const auto difference = [&](const Value& history) {
    return replay(referee(), game.with_history(history)).value().first_difference.value();
  };
  EXPECT_EQ(difference(files_test::without(game.history(), "/0/ruling/notes")).pointer, "/notes");
  EXPECT_EQ(difference(files_test::without(game.history(), "/0/ruling/notes")).was, "nothing");
  EXPECT_EQ(difference(with(game.history(), "/0/ruling/extra", 1)).pointer, "/extra");
  EXPECT_EQ(difference(with(game.history(), "/0/ruling/extra", 1)).is, "nothing");
  EXPECT_EQ(difference(with(game.history(), "/0/ruling/verdict", "marginal")).is, "\"legal\"");
}

TEST(AReplay, FindsAnOrderThatIsRefusedNow) {
  const Game game = carried(start(), ADVANCE);
  const auto played = replay(referee(), game.with_history(with(game.history(), "/0/order/action", "unknown"))).value();
  ASSERT_TRUE(played.first_difference);
  EXPECT_THAT(played.first_difference->is, testing::HasSubstr("is not known"));
}

TEST(AReplay, FindsAPieceThatTheHistoryLeadsElsewhere) {
  Game game = carried(start(), ADVANCE);
  Piece tank = game.piece(PieceIndex{0});
  tank.pose.at = {30, 9};
  const auto played = replay(referee(), game.with_piece(PieceIndex{0}, tank)).value();
  ASSERT_TRUE(played.first_difference);
  EXPECT_EQ(played.first_difference->entry, 1u);
  EXPECT_EQ(played.first_difference->pointer, "/pieces/0/at/0");
}

TEST(AHistoryThatCannotBeRewound, IsAProblem) {
  const Game game = carried(start(), ADVANCE);
  const auto problem = [&](const Value& history) { return replay(referee(), game.with_history(history)).problem(); };
  EXPECT_EQ(problem(files_test::without(game.history(), "/0/before")).pointer, "/history/0");
  EXPECT_EQ(problem(with(game.history(), "/0/before", 3)).pointer, "/history/0/before");
  EXPECT_EQ(problem(with(game.history(), "/0/before/pieces/0/at", "x")).pointer, "/history");
  EXPECT_EQ(problem(with(game.history(), "/0/order/path", 3)).pointer, "/history/0/order/path");
  EXPECT_EQ(problem(files_test::without(game.history(), "/0/order")).pointer, "/history/0");
}

TEST(AGameWithoutHistory, IsReplayedAtOnce) {
  const auto played = replay(referee(), start());
  ASSERT_TRUE(played);
  EXPECT_EQ(played->judged, 0u);
  EXPECT_FALSE(played->first_difference);
}

}  // namespace
}  // namespace linesman
