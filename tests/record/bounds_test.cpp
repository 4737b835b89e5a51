// The cost of following a record stays within a bound by its size; beyond it the record is refused with a sentence.
#include <gmock/gmock.h>

#include "files/json.h"
#include "record/changes.h"
#include "record/replay.h"
#include "record/timeline.h"
#include "record/toy_games.h"
#include "record/verify.h"

namespace linesman {
namespace {

using namespace record_test;
using ::testing::HasSubstr;

/// The table of `ford_at_dawn` with many more pieces, and a history.
Game crowded(const Value::Array& history) {
  constexpr int PIECES = 3000;
  Value document = with(ford_at_dawn(), "/ruleset", "toy");
  Value::Array pieces = document["pieces"].items();
  for (int i = 0; i < PIECES; ++i)
    pieces.push_back(json(R"({"side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [5, 5]})")
                         .with("id", "more-" + std::to_string(i)));
  return read(document.with("pieces", pieces).with("history", history)).game;
}

TEST(EditsThatChangeNothing, AreReplayedInAnyNumber) {
  const Game game = crowded(Value::Array(12'000, json(R"({"edit": {}, "before": {}})")));
  const auto replayed = replay(referee(), game);
  ASSERT_TRUE(replayed) << replayed.problem().sentence();
  EXPECT_FALSE(replayed->first_difference);
  EXPECT_FALSE(verify(referee(), game).value().first_flaw);
}

TEST(ARecordThatTakesTooMuchWork, IsRefusedWithASentenceAndWithoutAFlaw) {
  Value::Array coming_and_going;
  for (int i = 0; i < 6'000; ++i) {
    const Value come =
        json(R"({"pieces": [{"id": "x", "side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [5, 5]}]})");
    const Value go = json(R"({"gone": ["x"]})");
    coming_and_going.push_back(Value::Object{{"edit", i % 2 == 0 ? come : go}, {"before", i % 2 == 0 ? go : come}});
  }
  const Game game = crowded(coming_and_going);
  EXPECT_THAT(replay(referee(), game).problem().sentence(), HasSubstr("more work to judge this record again"));
  EXPECT_THAT(verify(referee(), game).problem().sentence(), HasSubstr("more work to verify this record"));
  EXPECT_THAT(at_entry(game, 0).problem().sentence(), HasSubstr("more work to follow this record"));
}

TEST(AChangeOfPiecesAlone, EqualsTheChangeThroughTheWholeDocument) {
  const Game before = start();
  const char* const changes[]{
      R"({})",
      R"({"turn": 7})",
      R"({"pieces": [{"id": "tank-1", "unit": "troop-1", "base": {"shape": "circle", "diameter": 2}, "at": [3, 3]}]})",
      R"({"pieces": [{"id": "gun-1", "side": "blue", "base": {"shape": "circle", "diameter": 2}, "at": [3, 3],
                      "status": {"aboard": "tank-1"}}], "turn": 3})",
      R"({"pieces": [{"id": "new", "side": "blue", "base": {"shape": "circle", "diameter": 2}, "at": [3, 3]}]})",
      R"({"gone": ["gun-1"]})",
      R"({"pieces": [{"id": "gun-1", "side": "blue", "at": [3, 3]}]})",
      R"({"pieces": [{"id": "gun-1", "side": "blue", "base": {"shape": "circle", "diameter": 2}, "at": [3, 3],
                      "status": {"aboard": "gun-1"}}]})"};
  for (const char* const change : changes) {
    Budget budget;
    const auto quick = changed(before, json(change), "/edit", budget);
    PatchedDocument document(before);
    ASSERT_TRUE(document.change(json(change), "/edit"));
    const auto whole = document.game();
    ASSERT_EQ(bool(quick), bool(whole)) << change;
    if (quick)
      EXPECT_EQ(bare(*quick), bare(*whole)) << change;
    else
      EXPECT_EQ(quick.problem().pointer, "/edit" + whole.problem().pointer) << change;
  }
}

}  // namespace
}  // namespace linesman
