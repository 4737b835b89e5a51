#include <gmock/gmock.h>

#include "casebook/case_desk.h"
#include "casebook/case_text.h"
#include "casebook/case_words.h"
#include "casebook/disputes.h"
#include "casebook/facts/fact_words.h"
#include "casebook/hall_words.h"
#include "casebook/search/word_search.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using casebook_test::draft;
using casebook_test::facts;
using casebook_test::forward;
using casebook_test::json;
using casebook_test::tank_table;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

constexpr const char* A_WOOD = R"({"id":"w","kind":"wood","geometry":{"type":"Polygon",)"
                               R"("coordinates":[[[15,24],[25,24],[25,40],[15,40],[15,24]]]}})";
constexpr const char* AN_ENEMY =
    R"({"id":"e","side":"blue","base":{"shape":"circle","diameter":1},"at":[20,26],"facing":180,)"
    R"("traits":{"speed":"standard","drive":"tracked","troop":"vehicle"}})";

TEST(FactsInWords, HaveASentenceForEveryKind) {
  for (const std::string& game : {tank_table(A_WOOD), tank_table("", AN_ENEMY),
                                  tank_table(A_WOOD, AN_ENEMY, R"("options":{"soft_minor":"tracked"})")})
    for (const double inches : {3.0, 5.5, 7.0, 41.0}) {
      const Facts found = facts(game, forward(inches));
      for (const std::vector<std::string>* list : {&found.sure, &found.side})
        for (const std::string& fact : *list) {
          const std::string words = english(fact_words(fact));
          EXPECT_NE(words, fact);
          EXPECT_THAT(words, Not(HasSubstr("|"))) << fact;
          EXPECT_THAT(words, Not(HasSubstr("{"))) << fact;
        }
    }
}

TEST(FactsInWords, SayHowABaseMeetsAThing) {
  EXPECT_EQ(fact_words("thing:wood|edge"), "the base ends on it, the centre does not (wood)");
  EXPECT_EQ(fact_words("met:enemy/vehicle|touch"), "it ends touching an enemy model (vehicle)");
  EXPECT_EQ(fact_words("fault by:pips-7|hair"), "pips-7 is broken by 0.1 at most");
  EXPECT_EQ(fact_words("option:mixed=\"a|b\""), "the option mixed is a|b");
  EXPECT_EQ(fact_words("of another edition"), "of another edition");
}

/// A book with two cases of a tank that goes too far, one of them into a wood.
class CasesInWords : public ::testing::Test {
 protected:
  CasesInWords() {
    add(draft(tank_table(), forward(30)));
    add(draft(tank_table(), forward(31), R"("decision":{"upheld":false,"verdict":"legal","reason":"A lip"})"));
  }

  void add(const Value& of) {
    auto desk = CaseDesk::open(folder.path().string(), *built_rulesets());
    const auto added = CaseDesk(std::move(desk).value()).add(read_draft(of).value());
    if (!added) throw std::runtime_error(added.problem().sentence());
  }
  CaseBook book() const { return read_book(folder.path().string(), *built_rulesets())->book; }
  std::string line(const std::string& game, const std::string& order) const {
    const CaseBook read = book();
    const LookedUp move{"pips", facts(game, order)};
    return english(like_line(read, move, read.like(move, 20)));
  }

  TemporaryFolder folder;
};

TEST_F(CasesInWords, SayThatTheyAreTheSameOnlyWhereTheyAre) {
  EXPECT_EQ(line(tank_table(), forward(29)), "2 cases are the same: 1 illegal, 1 legal");
  EXPECT_EQ(line(tank_table(), forward(2)), "No case like it");
  const std::string like = line(tank_table("", "", R"("options":{"soft_minor":"tracked"})"), forward(29));
  EXPECT_EQ(like, "2 cases are the same: 1 illegal, 1 legal") << "an option that changes nothing is no difference";
}

TEST_F(CasesInWords, NameTheWeightiestFactThatDiffers) {
  const std::string words = line(tank_table(A_WOOD), forward(30));
  EXPECT_THAT(words, HasSubstr("2 cases like this: 1 illegal, 1 legal (but here "));
  const CaseBook read = book();
  const LookedUp move{"pips", facts(tank_table(A_WOOD), forward(30))};
  const auto telling = read.telling(move, read.like(move, 1).front().index);
  ASSERT_TRUE(telling);
  EXPECT_FALSE(telling->is_there);
  EXPECT_TRUE(is_core(telling->fact)) << telling->fact << ": of facts that weigh the same";
}

TEST_F(CasesInWords, AreContradictedByADecisionOtherwise) {
  const CaseBook read = book();
  const LookedUp move{"pips", facts(tank_table(), forward(29))};
  const auto found = read.like(move, 20);
  const auto other = contradicted(read, found, Verdict::illegal);
  ASSERT_TRUE(other);
  EXPECT_EQ(read.cases()[*other].decision.verdict, Verdict::legal);
  EXPECT_THAT(english(case_name(read.cases()[*other])), HasSubstr("of table 7"));
  EXPECT_FALSE(contradicted(read, {}, Verdict::illegal));
}

TEST_F(CasesInWords, AreFoundByWordsAsTheyWereReadLast) {
  for (const char* again : {"first", "from the cache"})
    EXPECT_THAT(cases_with_words(book(), "LIP", 3, *built_rulesets()), SizeIs(1)) << again;
  EXPECT_THAT(cases_with_words(book(), "ip", 3, *built_rulesets()), SizeIs(0)) << "the beginning of a word";
}

TEST_F(CasesInWords, HaveTheirFactsWithOrWithoutTheCache) {
  const CaseBook fresh = read_book(folder.path().string(), *built_rulesets(), KeptJson::whole)->book;
  const CaseBook cached = book();
  for (std::size_t i = 0; i < fresh.cases().size(); ++i) EXPECT_EQ(cached.facts(i), fresh.facts(i));
}

std::string on_a_line(const HallTile& tile) {
  Hall hall;
  hall.tiles = {tile};
  return english(hall_lines(hall).front().words);
}

TEST(ATableOfAHall, IsSaidOnALineAndOnATile) {
  HallTile tile;
  tile.number = 4;
  EXPECT_EQ(on_a_line(tile), "Table 4: quiet");
  EXPECT_FALSE(tile_words(tile, HallLayout::tile).call);
  tile.state = TableState::called;
  tile.waiting = 7;
  tile.turn = 2;
  EXPECT_EQ(on_a_line(tile), "Table 4: called, waits 7 min, turn 2");
  EXPECT_EQ(*tile_words(tile, HallLayout::tile).call, "waits 7 min");
  EXPECT_EQ(*tile_words(tile, HallLayout::tile).turn, "Turn 2");
  tile.by = "Bo";
  tile.playing = "red";
  tile.extension = 6;
  tile.ahead = 3;
  tile.cards = {CardKind::red, CardKind::yellow, CardKind::red};
  EXPECT_EQ(on_a_line(tile),
            "Table 4: called, waits 7 min, Bo goes, turn 2 of red, extension 6 min, cards yellow: 1, cards red: 2, "
            "the clock of the machine that made its call is 3 minutes ahead");
  const TileWords called = tile_words(tile, HallLayout::tile);
  EXPECT_EQ(called.state, "called");
  EXPECT_EQ(*called.call, "waits 7 min, Bo goes");
  EXPECT_EQ(*called.turn, "Turn 2, red");
  EXPECT_EQ(*called.extension, "+6 min");
  EXPECT_EQ(*called.ahead, "The clock of the machine that made its call is ahead by 3 min.");
  tile.state = TableState::taken;
  EXPECT_EQ(*tile_words(tile, HallLayout::tile).call, "Bo is there, 7 min");
  EXPECT_EQ(tile_words(tile, HallLayout::tile).state, "taken");
}

}  // namespace
}  // namespace linesman
