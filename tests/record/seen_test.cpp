// Moves that a camera saw, as entries of a record.
#include "record/seen.h"

#include <gmock/gmock.h>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "record/chain.h"
#include "record/history.h"
#include "record/numbered.h"
#include "record/timeline.h"
#include "record/verify.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;

/// A table with one man of the skirmish rules at 6, 9.
Game one_man() {
  return read_document(parse_json(R"({"linesman": 1, "title": "", "ruleset": "skirmish",
      "table": {"width": 24, "depth": 18}, "terrain": [], "pieces": [
        {"id": "ann", "side": "red", "at": [6, 9], "facing": 0, "base": {"shape": "circle", "diameter": 1}}]})",
                                  "")
                           .value(),
                       "")
      .value()
      .game;
}

/// Seen near to where an advance of 4 inches leads.
SeenMove seen_at(Vec at, double uncertainty) {
  SeenMove seen;
  seen.pieces = {{"ann", at, 0.1, uncertainty, 0.4}};
  seen.frame = std::string(64, 'a');
  seen.t = 4.5;
  seen.verdict = "legal";
  seen.same = 1;
  seen.order =
      read_order(parse_json(R"({"piece": "ann", "action": "advance", "path": [{"forward": 4}]})", "").value(), "")
          .value();
  return seen;
}

CarriedOut recorded() {
  const auto hearing = built_referee().open(one_man());
  return record_seen(*hearing, seen_at({6.01, 13.02}, 0.03)).value();
}

TEST(ASeenMove, LeavesItsModelWhereItWasSeen) {
  const Game game = recorded().game;
  const Piece& ann = game.piece(PieceIndex{0});
  EXPECT_EQ(ann.pose.at, (Vec{6.01, 13.02}));
  EXPECT_EQ(ann.pose.facing, 0.1);
  EXPECT_EQ(ann.error, (PlaceError{0.03, 0.4}));
  const Entry entry = entries_of(record_of(game)).front();
  EXPECT_EQ(entry.kind(), EntryKind::seen);
  EXPECT_EQ(entry.order()["action"].text(), "advance");
  const auto again = seen_of(entry);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->pieces[0].at, (Vec{6.01, 13.02}));
  EXPECT_EQ(again->same, 1);
}

TEST(ASeenMove, HoldsWhenItIsJudgedAgain) {
  const Game game = recorded().game;
  const auto verified = verify(built_referee(), game);
  ASSERT_TRUE(verified) << verified.problem().sentence();
  EXPECT_FALSE(verified->first_flaw) << verified->first_flaw->why;
  EXPECT_EQ(verified->judged, 1u);
  const auto back = at_entry(game, 0);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->piece(PieceIndex{0}).pose.at, (Vec{6, 9}));
}

TEST(ASeenMove, IsReadAsItWasWritten) {
  const Game game = recorded().game;
  const auto document = read_document(parse_json(write_json(write_document({game, Value()})), "").value(), "");
  ASSERT_TRUE(document) << document.problem().sentence();
  const auto verified = verify(built_referee(), document->game);
  ASSERT_TRUE(verified);
  EXPECT_FALSE(verified->first_flaw) << verified->first_flaw->why;
}

TEST(ASeenMove, EndsWhereItsOrderLeadsToWithinItsUncertainty) {
  const auto hearing = built_referee().open(one_man());
  const auto done = record_seen(*hearing, seen_at({6.01, 13.2}, 0.03));
  ASSERT_FALSE(done);
  EXPECT_THAT(done.problem().sentence(), HasSubstr("the order does not lead ann to where it was seen"));
}

TEST(ASeenMove, WhoseChainWasMadeAnewIsStillHeldAgainstItsOrder) {
  // The forger moves the model, in the entry and on the table, and seals it anew.
  const Game game = recorded().game;
  std::string forged = write_json(entries_of(record_of(game)).front().json().without("chain"));
  const std::string was = "13.02";
  for (std::size_t at = 0; (at = forged.find(was, at)) != std::string::npos;) forged.replace(at, was.size(), "13.90");
  const Value entry = parse_json(forged, "").value();
  const Record empty = numbered(one_man());
  const std::string chain = chain_of(entry, *empty.chain["start"].text());
  const std::string head = head_after(*empty.chain["head"].text(), chain);
  Piece moved = game.piece(PieceIndex{0});
  moved.pose.at = {6.01, 13.9};
  const Game false_game =
      with_record(game.with_piece(PieceIndex{0}, moved),
                  {Value(Value::Array{entry.with("chain", chain)}), 1, empty.chain.with("head", head)});
  const auto verified = verify(built_referee(), false_game);
  ASSERT_TRUE(verified);
  ASSERT_TRUE(verified->first_flaw);
  EXPECT_THAT(verified->first_flaw->why, HasSubstr("does not lead ann to where it was seen"));
}

TEST(ASeenMove, ThatIsNotAllowedChangesNothing) {
  const auto hearing = built_referee().open(one_man());
  SeenMove seen = seen_at({6, 17}, 0.03);
  seen.order =
      read_order(parse_json(R"({"piece": "ann", "action": "advance", "path": [{"forward": 8}]})", "").value(), "")
          .value();
  const auto done = record_seen(*hearing, seen);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->judgement.ruling.verdict, Verdict::illegal);
  EXPECT_EQ(done->game.history().size(), 0u);
}

}  // namespace
}  // namespace linesman
