#include "ui/session/open/entry_basis.h"

#include <gmock/gmock.h>

#include "files/documents/record.h"
#include "record/history.h"
#include "support/documents.h"
#include "support/standard_table.h"

namespace linesman {
namespace {

std::string text(const Game& game) { return write_json(write_document({game, Value()})); }

Game small_game() { return files_test::read(files_test::ford_at_dawn()).game; }

TEST(TheBasisOfAnEntry, GivesTheEntryThatWouldBeMadeWithoutIt) {
  const Game game = small_game();
  EntryBasisCache basis;
  basis.begin(game);
  ASSERT_TRUE(basis.of(game, nullptr).record);
  EXPECT_EQ(text(record_edit(game, game.with_turn(2), basis.of(game, nullptr))),
            text(record_edit(game, game.with_turn(2))));
}

TEST(TheBasisOfAnEntry, HoldsForAGameWithAnotherTitleAndOtherNotes) {
  EntryBasisCache basis;
  basis.begin(small_game());
  const Game game = small_game().with_title("Dusk").with_annotation("sides", files_test::json(R"(["red", "blue"])"));
  ASSERT_TRUE(basis.of(game, nullptr).record);
  EXPECT_EQ(text(record_edit(game, game.with_turn(2), basis.of(game, nullptr))),
            text(record_edit(game, game.with_turn(2))));
}

TEST(TheBasisOfAnEntry, IsNotThatOfAnotherTable) {
  EntryBasisCache basis;
  basis.begin(small_game());
  EXPECT_FALSE(basis.of(small_game().with_turn(7), nullptr).record);
}

TEST(TheBasisOfAnEntry, NumbersTheEntriesOfAnOlderLinesman) {
  const Game old =
      files_test::read(files_test::with(files_test::ford_at_dawn(), "/history",
                                        files_test::json(R"([{"edit": {"turn": 1}, "before": {"turn": 3}}])")))
          .game;
  EntryBasisCache basis;
  basis.begin(old);
  ASSERT_TRUE(basis.of(old, nullptr).record);
  const Game after = record_edit(old, old.with_turn(2), basis.of(old, nullptr));
  EXPECT_EQ(text(after), text(record_edit(old, old.with_turn(2))));
  EXPECT_EQ(after.history()[1]["seq"], Value(2));
  EXPECT_FALSE(basis.of(after, nullptr).record) << "the record has begun: there is nothing to find";
}

TEST(TheBasisOfAnEntry, SparesTheFirstOneOfALargeGameTheHashing) {
  const Game game = standard_table(10'000, Growth::constant_density);
  EntryBasisCache basis;
  basis.begin(game);
  EntryBasis known = basis.of(game, nullptr);
  ASSERT_TRUE(known.record);
  EXPECT_EQ(text(record_edit(game, game.with_turn(2), known)), text(record_edit(game, game.with_turn(2))));
  // Code that hashed the game once more would find out that this is not its hash.
  const std::string another(64, 'f');
  known.record->chain = known.record->chain.with("start", another);
  const Game after = record_edit(game, game.with_turn(2), known);
  EXPECT_EQ(after.history().size(), 1u);
  EXPECT_EQ(record_of(after).chain["start"], Value(another));
}

}  // namespace
}  // namespace linesman
