#include "record/astray.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "record/timeline.h"
#include "record/toy_games.h"

namespace linesman {
namespace {

using namespace record_test;
using ::testing::HasSubstr;

/// An order, dice, another order.
Game honest() {
  return carried(record_roll(carried(start(), ADVANCE), {"luck", "", {4}, RolledBy::table, {}, 0, ""}), SMASH);
}

Game changed_in_file(const Game& game, std::string_view pointer, const Value& value) {
  return read(with(write_document({game, Value()}), pointer, value)).game;
}

TEST(AnHonestGame, IsNotAstrayOnAnyBranch) {
  EXPECT_FALSE(astray(start()));
  const Game game = honest();
  for (std::int64_t seq = 0; seq <= 3; ++seq) EXPECT_FALSE(astray(at_entry(game, seq).value())) << seq;
  const Game back = at_entry(game, 1).value();
  EXPECT_FALSE(astray(record_edit(back, back.with_turn(2))));
}

TEST(ATurnChangedInTheFile, IsFoundEvenIfNoEntryNamesTheTurn) {
  const Game raised = changed_in_file(honest(), "/turn", 3);
  const auto found = astray(raised);
  ASSERT_TRUE(found);
  EXPECT_THAT(found->flaw.why, HasSubstr("at /turn it has 3, and the record leads to 1"));
  ASSERT_TRUE(found->led);
  EXPECT_EQ(found->led->turn(), 1);
  EXPECT_FALSE(astray(*found->led));
  EXPECT_FALSE(astray(record_edit(*found->led, raised))) << "an edit takes it into the record";
}

TEST(APieceMovedInTheFile, IsFound) {
  const auto found = astray(changed_in_file(honest(), "/pieces/0/at/0", 3));
  ASSERT_TRUE(found);
  EXPECT_THAT(found->flaw.why, HasSubstr("at /pieces/0/at/0 it has 3"));
  ASSERT_TRUE(found->led);
  EXPECT_EQ(bare(*found->led), bare(honest()));
}

TEST(AChangeWithoutAnEntry, IsFound) {
  const auto found = astray(changed_in_file(carried(start(), ADVANCE), "/terrain/0/height", 7));
  ASSERT_TRUE(found);
  EXPECT_THAT(found->flaw.why, HasSubstr("something that no entry tells of was changed"));
  EXPECT_FALSE(found->led);
}

TEST(ABrokenChain, IsFoundWithItsEntry) {
  const auto found = astray(changed_in_file(honest(), "/history/1/roll/faces/0", 6));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->flaw.seq, 2);
  EXPECT_FALSE(found->led);
}

TEST(AnEntry, FailsWithEarlierEntriesOfItsBranchOnly) {
  const Game back = at_entry(honest(), 1).value();
  const Game branched = record_edit(back, back.with_turn(2));  // entry 4, after 1
  const Game forged = changed_in_file(branched, "/history/1/roll/faces/0", 6);
  const auto found = astray(forged);
  EXPECT_EQ(why_entry_fails(forged, found, 1), "");
  EXPECT_NE(why_entry_fails(forged, found, 2), "");
  EXPECT_NE(why_entry_fails(forged, found, 3), "") << "it follows entry 2";
  EXPECT_EQ(why_entry_fails(forged, found, 4), "");
  EXPECT_EQ(why_entry_fails(branched, astray(branched), 3), "");
}

/// The game as a Linesman without chains wrote it.
Game before_chains(const Game& game) {
  Value::Array entries;
  for (Value entry : game.history().items()) {
    for (const std::string_view name : {"seq", "after", "change", "under", "chain"}) entry = entry.without(name);
    entries.push_back(entry);
  }
  return read(write_document(
                  {game.with_annotation("here", {}).with_annotation("chain", {}).with_history(entries), Value()}))
      .game;
}

TEST(ARecordOfAnOlderLinesman, IsNotAstrayAsItHasNoHashOfItsStart) {
  EXPECT_FALSE(astray(before_chains(honest())));
  EXPECT_FALSE(astray(record_edit(before_chains(honest()), before_chains(honest()).with_turn(2))));
}

}  // namespace
}  // namespace linesman
