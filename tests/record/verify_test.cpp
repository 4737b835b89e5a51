#include "record/verify.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "record/timeline.h"
#include "record/toy_games.h"

namespace linesman {
namespace {

using files_test::json;
using files_test::read;
using files_test::with;
using files_test::without;
using namespace record_test;
using ::testing::HasSubstr;

const Decision LET_PASS{0, Verdict::legal, "The stream is dry.", "Ann"};
const char* const TOO_FAR = R"({"piece": "tank-1", "path": [{"to": [24, 20]}]})";

/// An advance, dice and a smash. A branch after the dice has an order that an umpire lets pass, and a decision on the
/// first entry.
Game played() {
  const Game one = record_roll(carried(start(), ADVANCE), {"luck", "", {4}, RolledBy::table, {}, 0, ""});
  const Game back = at_entry(carried(one, SMASH), 2).value();
  const Game four = carry_out_by_decision(referee().open(back).value(), order(TOO_FAR), LET_PASS).value().game;
  return record_decision(four, {1, Verdict::illegal, "It was Bob's turn.", "Ann"}).value();
}

Value document(const Game& game) { return write_document({game, Value()}); }

std::optional<Flaw> flaw_of(const Value& json) { return verify(referee(), read(json).game).value().first_flaw; }

/// Whether the reader or the verification finds a flaw.
bool found(const Value& json) {
  const auto read = read_document(json, "");
  return !read || verify(referee(), read->game).value().first_flaw.has_value();
}

TEST(AnHonestRecord, Holds) {
  const auto outcome = verify(referee(), played()).value();
  EXPECT_FALSE(outcome.first_flaw) << outcome.first_flaw->seq << ": " << outcome.first_flaw->why;
  EXPECT_EQ(outcome.entries, 5u);
  EXPECT_EQ(outcome.judged, 3u) << "on both branches, and what was decided";
  EXPECT_TRUE(outcome.chained);
  EXPECT_EQ(outcome.under_others, 0u);
  EXPECT_FALSE(verify(referee(), start()).value().first_flaw);
}

TEST(AnEntry, IsMissedWhereverItIsRemoved) {
  const Value whole = document(played());
  for (std::size_t i = 0; i < 5; ++i) {
    Value::Array entries = whole["history"].items();
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_TRUE(found(whole.with("history", entries))) << i;
    // Also with adjusted numbers.
    for (std::size_t j = i; j < entries.size(); ++j)
      entries[j] = entries[j]
                       .with("seq", static_cast<std::int64_t>(j + 1))
                       .with("after", std::min(entries[j]["after"].whole().value(), static_cast<std::int64_t>(j)));
    EXPECT_TRUE(found(whole.with("history", entries).with("here", 4))) << i;
  }
  EXPECT_TRUE(found(whole.with("history", Value::empty_array()).with("here", 0)));
}

TEST(AnEntry, IsMissedAtTheEndOfABranch) {
  const Game two = carried(carried(start(), ADVANCE), SMASH);
  const Value back = document(at_entry(two, 1).value());
  EXPECT_FALSE(found(back));
  const Value cut = back.with("history", Value::Array{back["history"][std::size_t{0}]});
  ASSERT_TRUE(read_document(cut, "")) << "nothing in the document needs the entry";
  EXPECT_THAT(flaw_of(cut)->why, HasSubstr("the end of the history was changed"));
}

TEST(Entries, AreMissedWhenTheyAreMoved) {
  const Value whole = document(played());
  Value::Array exchanged = whole["history"].items();
  std::swap(exchanged[1], exchanged[2]);
  EXPECT_TRUE(found(whole.with("history", exchanged)));
  Value::Array doubled = whole["history"].items();
  doubled.push_back(doubled.back().with("seq", 6));
  EXPECT_TRUE(found(whole.with("history", doubled).with("here", 6)));
}

TEST(ATable, IsComparedWithTheTableOfTheRecord) {
  const Value whole = document(played());
  const auto flaw = flaw_of(with(whole, "/pieces/0/at/0", 3));
  ASSERT_TRUE(flaw);
  EXPECT_EQ(flaw->seq, 0);
  EXPECT_THAT(flaw->why, HasSubstr("/pieces/0/at/0"));
  EXPECT_TRUE(found(whole.with("here", 3)));
}

TEST(AForgedRuling, IsFoundThoughItsChainHolds) {
  const Game game = carried(start(), ADVANCE);
  Value entry = with(game.history()[0], "/ruling/verdict", "marginal");
  const std::string start_of = std::string(*record_of(game).chain["start"].text());
  entry = entry.with("chain", chain_of(entry, start_of));
  const Record forged{Value::Array{entry}, 1,
                      record_of(game).chain.with("head", head_after(start_of, *entry["chain"].text()))};
  const auto flaw = verify(referee(), with_record(game, forged)).value().first_flaw;
  ASSERT_TRUE(flaw);
  EXPECT_EQ(flaw->seq, 1);
  EXPECT_THAT(flaw->why, HasSubstr("at /verdict it was \"marginal\" and is \"legal\""));
}

/// The game with its only entry replaced and sealed.
Game sealed_again(const Game& game, Value entry) {
  const std::string start_of = std::string(*record_of(game).chain["start"].text());
  entry = entry.with("chain", chain_of(entry, start_of));
  return with_record(
      game, {Value::Array{entry}, 1, record_of(game).chain.with("head", head_after(start_of, *entry["chain"].text()))});
}

/// The first piece with statuses that say something today and said nothing before.
Game with_old_statuses() {
  Piece tank = start().piece(PieceIndex{0});
  tank.status =
      json(R"({"held": "in the mud", "shock": 2, "pinned": true, "modifier": [{"add": -4, "why": "shock"}]})");
  return start().with_piece(PieceIndex{0}, tank);
}

/// An entry as it was made and sealed when no page of statuses was heeded.
Game made_before_statuses() {
  const Hearing then = referee().open(with_old_statuses()).value().without_chapters();
  const Game game = carry_out(then, order(ADVANCE)).value().game;
  const Value entry = game.history()[0];
  return sealed_again(game, entry.with("under", entry["under"].without(STATE)));
}

TEST(ARecordFromBeforeStatusesWereHeeded, HoldsWithStatusesThatBarTheMoveToday) {
  const Game game = made_before_statuses();
  EXPECT_EQ(game.history()[0]["ruling"]["verdict"].text(), "legal");
  const auto outcome = verify(referee(), game).value();
  EXPECT_FALSE(outcome.first_flaw) << outcome.first_flaw->why;
  EXPECT_EQ(outcome.judged, 1u);
  EXPECT_TRUE(outcome.chained);

  const auto today = carry_out(referee().open(with_old_statuses()).value(), order(ADVANCE)).value();
  EXPECT_EQ(today.judgement.ruling.verdict, Verdict::illegal) << "it is held";
}

TEST(ARecordFromBeforeStatusesWereHeeded, HasAFlawWhereItSaysThatTheyWere) {
  const Game game = made_before_statuses();
  const Value entry = game.history()[0];
  const Value under = entry["under"].with(STATE, STATE_OF_ENTRIES);
  const auto outcome = verify(referee(), sealed_again(game, entry.with("under", under))).value();
  ASSERT_TRUE(outcome.first_flaw);
  EXPECT_EQ(outcome.first_flaw->seq, 1);
}

TEST(ARecordOfAnotherEdition, IsJudgedByTheInstalledEditionWithoutAFlaw) {
  const Game game = carried(start(), ADVANCE);
  Value entry = with(game.history()[0], "/under/edition", "0");
  const auto alike = verify(referee(), sealed_again(game, entry)).value();
  EXPECT_FALSE(alike.first_flaw);
  ASSERT_EQ(alike.editions.size(), 1u);
  EXPECT_EQ(alike.editions[0].edition, "0");
  EXPECT_EQ(alike.editions[0].here, "1");
  EXPECT_EQ(alike.editions[0].entries, 1u);
  EXPECT_EQ(alike.otherwise, 0u);
  entry = with(entry, "/ruling/verdict", "marginal");
  const auto otherwise = verify(referee(), sealed_again(game, entry)).value();
  EXPECT_FALSE(otherwise.first_flaw);
  EXPECT_EQ(otherwise.otherwise, 1u);
  ASSERT_TRUE(otherwise.first_otherwise);
  EXPECT_EQ(otherwise.first_otherwise->seq, 1);
  EXPECT_THAT(otherwise.first_otherwise->why, HasSubstr("at /verdict"));
}

TEST(ARecordOfAnotherWording, HoldsWhereOnlySentencesDiffer) {
  const Game game = carry_out_by_decision(referee().open(start()).value(), order(TOO_FAR), LET_PASS).value().game;
  const Value reworded = with(game.history()[0], "/ruling/faults/0/text", "Said otherwise.");
  EXPECT_TRUE(verify(referee(), sealed_again(game, reworded)).value().first_flaw) << "the same data says the same";
  const Value of_other_data = with(reworded, "/under/figures", std::string(64, '0'));
  EXPECT_FALSE(verify(referee(), sealed_again(game, of_other_data)).value().first_flaw);
  const Value of_another_rule = with(of_other_data, "/ruling/faults/0/rule", "toy-2");
  EXPECT_TRUE(verify(referee(), sealed_again(game, of_another_rule)).value().first_flaw) << "rules may not differ";
}

TEST(ARecordOfAnotherEdition, GoesOnWithItsOwnChangeWhenTheRulingDiffers) {
  Game game = carried(start(), R"({"piece": "tank-1", "path": [{"to": [24, 9]}]})");
  // The old edition allowed a longer move. Today the order is illegal, and the next order begins where it led.
  Value entry = with(game.history()[0], "/under/edition", "0");
  entry = with(entry, "/order/path/0/to/1", 20);
  entry = with(entry, "/change/pieces/0/at/1", 20);
  game = sealed_again(read(with(document(game), "/pieces/0/at/1", 20)).game, entry);
  game = carried(game, R"({"piece": "tank-1", "path": [{"to": [24, 22]}]})");
  const auto outcome = verify(referee(), game).value();
  EXPECT_FALSE(outcome.first_flaw) << outcome.first_flaw->seq << ": " << outcome.first_flaw->why;
  EXPECT_EQ(outcome.otherwise, 1u);
  EXPECT_EQ(outcome.judged, 2u);
}

// White space and other spellings of a number or a text change no value, so those bytes are left out. So is the number
// of `here`: the fourth entry leads to an equal table.
TEST(EveryByteOfAHistory, IsProtected) {
  const std::string text = write_json(document(played()));
  const std::size_t begin = text.find("\"history\":") + 10;
  const Value whole = json(text);
  std::size_t tried = 0;
  for (std::size_t i = begin; i + 1 < text.size(); ++i)
    for (const unsigned bit : {1U, 2U, 32U}) {
      std::string changed = text;
      changed[i] = static_cast<char>(static_cast<unsigned char>(changed[i]) ^ bit);
      const auto read = parse_json(changed, "");
      if (!read || *read == whole || (*read)["here"].whole() == 4) continue;
      ++tried;
      EXPECT_TRUE(found(*read)) << i << ": " << text.substr(i > 20 ? i - 20 : 0, 40);
    }
  EXPECT_GT(tried, 5000u);
}

TEST(AnOldRecord, IsVerifiedByItsRulingsAlone) {
  Value::Array entries;
  const Game game = carried(start(), ADVANCE);
  for (Value entry : game.history().items()) {
    for (const std::string_view name : {"seq", "after", "change", "under", "chain"}) entry = entry.without(name);
    entries.push_back(entry);
  }
  const Game old = game.with_history(entries);
  const auto outcome = verify(referee(), old).value();
  EXPECT_FALSE(outcome.first_flaw);
  EXPECT_FALSE(outcome.chained);
  EXPECT_EQ(outcome.judged, 1u);
  EXPECT_TRUE(
      verify(referee(), old.with_history(with(old.history(), "/0/ruling/verdict", "marginal"))).value().first_flaw);
}

TEST(AnOldRecord, NamesItsFirstSealedEntryForever) {
  const Game game = carried(carried(start(), ADVANCE), SMASH);
  Value::Array entries;
  for (Value entry : game.history().items()) {
    for (const std::string_view name : {"seq", "after", "change", "under", "chain"}) entry = entry.without(name);
    entries.push_back(entry);
  }
  Value stripped = document(game).without("here").without("chain").with("history", entries);
  EXPECT_FALSE(verify(referee(), read(stripped).game).value().chained);
  const Game on = record_edit(read(stripped).game, read(stripped).game.with_turn(2));
  const auto outcome = verify(referee(), on).value();
  EXPECT_FALSE(outcome.first_flaw) << outcome.first_flaw->why;
  EXPECT_EQ(outcome.sealed_from, 3);
  const Game later = record_edit(on, on.with_turn(3));
  EXPECT_EQ(verify(referee(), later).value().sealed_from, 3);
  const Value whole = document(later);
  EXPECT_TRUE(found(whole.with("chain", whole["chain"].without("sealed_from")))) << "it cannot be taken out";
  EXPECT_TRUE(found(with(whole, "/chain/sealed_from", 2)));
  EXPECT_EQ(verify(referee(), played()).value().sealed_from, 0);
}

TEST(ACheckCode, BelongsToAnEntryOrToTheWholeRecord) {
  const Game game = played();
  const Record record = record_of(game);
  EXPECT_EQ(entry_of_code(game, std::string(*record.entries[2]["chain"].text())), 3);
  EXPECT_EQ(entry_of_code(game, std::string(*record.chain["head"].text())), 5);
  EXPECT_FALSE(entry_of_code(game, std::string(64, '0')));
  const std::string third(*record.entries[2]["chain"].text());
  EXPECT_EQ(entry_of_code(game, third.substr(0, 8)), 3);
  EXPECT_FALSE(entry_of_code(game, third.substr(0, 7)));
  EXPECT_FALSE(entry_of_code(game, third.substr(0, 7) + (third[7] == '0' ? "1" : "0")));
  EXPECT_EQ(verify(referee(), game).value().head, *record.chain["head"].text());
}

TEST(ARecordWithoutItsChain, DoesNotHold) { EXPECT_TRUE(found(document(played()).without("chain"))); }

TEST(ADecision, CarriesOutAnIllegalOrderAndNamesTheUmpire) {
  const auto out = carry_out_by_decision(referee().open(start()).value(), order(TOO_FAR), LET_PASS).value();
  EXPECT_EQ(out.judgement.ruling.verdict, Verdict::illegal);
  EXPECT_EQ(out.game.piece(PieceIndex{0}).pose.at, (Vec{24, 20}));
  const Entry entry(out.game.history()[0], 1);
  EXPECT_EQ(entry.kind(), EntryKind::decision);
  EXPECT_EQ(entry.order(), json(TOO_FAR));
  EXPECT_EQ(entry.ruling()["verdict"], Value("illegal")) << "the ruling stays what it is";
  EXPECT_EQ(decision_of(entry), LET_PASS);
}

TEST(ADecision, NeedsATextAndAName) {
  const Hearing hearing = referee().open(start()).value();
  EXPECT_FALSE(carry_out_by_decision(hearing, order(TOO_FAR), {0, Verdict::legal, "", "Ann"}));
  EXPECT_FALSE(carry_out_by_decision(hearing, order(TOO_FAR), {0, Verdict::legal, "So be it.", ""}));
  EXPECT_FALSE(record_decision(played(), {2, Verdict::legal, "Dice have no ruling.", "Ann"}));
}

TEST(TheRulesInForce, AreInEveryEntry) {
  const Hearing hearing = referee().open(start()).value();
  const RulesInForce under = rules_in_force(hearing.ruleset(), hearing.game());
  EXPECT_EQ(under.ruleset, "toy");
  EXPECT_EQ(under.edition, "1");
  EXPECT_EQ(played().history()[0]["under"]["figures"], Value(under.figures));
  const Game other = start().with_ruleset("toy", json(R"({"mist": true})"), Value::empty_object());
  EXPECT_NE(rules_in_force(hearing.ruleset(), other).figures, under.figures);
}

}  // namespace
}  // namespace linesman
