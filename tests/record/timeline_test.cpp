#include "record/timeline.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "record/replay.h"
#include "record/toy_games.h"

namespace linesman {
namespace {

using files_test::without;
using namespace record_test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::int64_t here(const Game& game) { return record_of(game).here; }

std::string text(const Game& game) { return write_json(write_document({game, Value()})); }

/// The game as a Linesman without chains wrote it.
Game of_old(const Game& game) {
  Value::Array entries;
  for (Value entry : game.history().items()) {
    for (const std::string_view name : {"seq", "after", "change", "under", "chain"}) entry = entry.without(name);
    entries.push_back(entry);
  }
  return game.with_history(std::move(entries));
}

/// Entry 1 advances, 2 smashes; 3 follows 1 and changes the turn.
Game branched() {
  const Game one = carried(start(), ADVANCE);
  const Game back = at_entry(carried(one, SMASH), 1).value();
  return record_edit(back, back.with_turn(2));
}

TEST(TakingAnEntryBack, ErasesNothing) {
  const Game whole = carried(carried(start(), ADVANCE), SMASH);
  const Game back = at_entry(whole, 0).value();
  EXPECT_EQ(bare(back), bare(start()));
  EXPECT_EQ(back.history(), whole.history());
  EXPECT_EQ(here(back), 0);
  EXPECT_EQ(text(at_entry(back, 2).value()), text(whole));
}

TEST(AnotherOrderFromAnEarlierEntry, IsABranch) {
  const Game game = branched();
  ASSERT_EQ(game.history().size(), 3u);
  EXPECT_EQ(game.history()[2]["after"], Value(1));
  EXPECT_THAT(line_to(record_of(game), 3), ElementsAre(1, 3));
  EXPECT_THAT(line_to(record_of(game), 2), ElementsAre(1, 2));
  EXPECT_THAT(line_to(record_of(game), 0), IsEmpty());
}

TEST(EveryEntryOfEveryBranch, LeadsToItsTable) {
  const Game one = carried(start(), ADVANCE);
  const Game two = carried(one, SMASH);
  const Game game = branched();
  EXPECT_EQ(bare(at_entry(game, 0).value()), bare(start()));
  EXPECT_EQ(bare(at_entry(game, 1).value()), bare(one));
  EXPECT_EQ(bare(at_entry(game, 2).value()), bare(two)) << "a gun removed, a hedge broken";
  EXPECT_EQ(bare(at_entry(at_entry(game, 2).value(), 3).value()), bare(game));
}

TEST(AMissingEntry, IsAProblem) {
  EXPECT_THAT(at_entry(branched(), 4).problem().sentence(), HasSubstr("there is no entry 4; the last is 3"));
  EXPECT_FALSE(at_entry(branched(), -1));
}

TEST(ARecord, IsUnchangedAfterSavingAndReading) {
  const Game game = at_entry(branched(), 2).value();
  const Document again = read(json(text(game)));
  EXPECT_EQ(here(again.game), 2);
  EXPECT_EQ(text(again.game), text(game));
  EXPECT_EQ(write_document(again), json(text(game)));
}

TEST(AnOldDocument, IsWrittenUnchanged) {
  const std::string old = text(of_old(carried(carried(start(), ADVANCE), SMASH)));
  const Document document = read(json(old));
  EXPECT_EQ(here(document.game), 2);
  EXPECT_EQ(write_json(write_document(document)), old);
}

TEST(AnOldDocument, IsNumberedAndChainedByItsNextEntry) {
  const Game whole = carried(carried(start(), ADVANCE), SMASH);
  const Game game = record_edit(of_old(whole), of_old(whole).with_turn(2));
  ASSERT_EQ(game.history().size(), 3u);
  EXPECT_EQ(game.history()[1]["seq"], Value(2));
  EXPECT_EQ(game.history()[1]["after"], Value(1));
  EXPECT_FALSE(broken_chain(record_of(game)));
  EXPECT_EQ(bare(at_entry(game, 0).value()), bare(start()));
  EXPECT_EQ(bare(at_entry(at_entry(game, 0).value(), 2).value()), bare(whole)) << "led forward again too";
  EXPECT_TRUE(check_document(write_document({game, Value()}), "").empty());
}

TEST(AReplay, FollowsTheLineToThePresentEntry) {
  const auto played = replay(referee(), branched()).value();
  EXPECT_FALSE(played.first_difference);
  EXPECT_EQ(played.judged, 1u) << "the smash is on another branch";
}

TEST(AReplay, ComparesNumbersAsValues) {
  const Game game = carried(start(), ADVANCE);
  const Game written = game.with_history(with(game.history(), "/0/ruling/ends/0/at/0", 25.0));
  EXPECT_FALSE(replay(referee(), written).value().first_difference);
}

}  // namespace
}  // namespace linesman
