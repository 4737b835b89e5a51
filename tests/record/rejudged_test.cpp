#include "record/rejudged.h"

#include <gmock/gmock.h>

#include "record/astray.h"
#include "record/timeline.h"
#include "record/toy_games.h"

namespace linesman {
namespace {

using namespace record_test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

const char* const SHORTER = R"({"piece": "tank-1", "path": [{"to": [24, 8]}]})";
const char* const FAR = R"({"piece": "tank-1", "path": [{"to": [24, 10]}]})";

Vec at(const Game& game) { return game.piece(*game.find_piece("tank-1")).pose.at; }

Rejudged corrected(const Game& game, std::int64_t seq, std::string_view text) {
  return rejudged(referee(), game, seq, order(text)).value();
}

void expect_holds(const Game& game) {
  const auto found = verify(referee(), game).value().first_flaw;
  EXPECT_FALSE(found) << found->seq << ": " << found->why;
  EXPECT_FALSE(astray(game));
}

TEST(ACorrectedMistake, MakesAllLaterEntriesAgainOnABranch) {
  const Game one = carried(start(), ADVANCE);
  const Game dice = record_roll(one, {"luck", "", {4}, RolledBy::table, {}, 0, ""});
  const Game game = record_note(carried(dice, SMASH), {3, "Now it goes on.", "Ann"});
  const Rejudged done = corrected(game, 1, SHORTER);
  EXPECT_FALSE(done.stops);
  ASSERT_THAT(done.entries, SizeIs(4));
  std::vector<std::int64_t> again;
  for (const MadeAgain& made : done.entries) again.push_back(made.again);
  EXPECT_THAT(again, ElementsAre(5, 6, 7, 8));
  EXPECT_TRUE(done.entries[0].difference) << "it ends elsewhere";
  EXPECT_EQ(at(done.game), (Vec{24, 9}));
  EXPECT_EQ(done.game.history()[4]["after"], Value(0));
  EXPECT_EQ(done.game.history()[7]["note"]["on"], Value(7)) << "the remark is about the new entry";
  EXPECT_EQ(done.game.history().size(), 8u) << "nothing is taken out";
  expect_holds(done.game);
}

TEST(ACorrectedMistake, StopsAtTheFirstOrderThatIsNoLongerLegal) {
  // From [24, 6] to [24, 10], then to [25, 14]: 4.1 inches. From [24, 8] that is 6.1, beyond its reach of 5.
  const Game two = carried(carried(start(), FAR), R"({"piece": "tank-1", "path": [{"to": [25, 14]}]})");
  const Game game = record_edit(two, two.with_turn(2));
  const Rejudged done = corrected(game, 1, SHORTER);
  EXPECT_TRUE(done.stops);
  EXPECT_EQ(done.left, 1u);
  ASSERT_THAT(done.entries, SizeIs(2));
  EXPECT_EQ(done.entries[1].again, 0);
  EXPECT_EQ(done.entries[1].verdict, Verdict::illegal);
  EXPECT_THAT(english(done.entries[1].why), HasSubstr("too far"));
  EXPECT_EQ(at(done.game), (Vec{24, 8}));
  expect_holds(done.game);
}

TEST(ACorrectedMistake, ChangesNothingWhenTheNewOrderIsIllegal) {
  const Game game = carried(start(), ADVANCE);
  const Rejudged done = corrected(game, 1, R"({"piece": "tank-1", "path": [{"forward": 40}]})");
  EXPECT_EQ(done.judgement.ruling.verdict, Verdict::illegal);
  EXPECT_EQ(done.game.history().size(), 1u);
  EXPECT_THAT(done.entries, ElementsAre(::testing::Field(&MadeAgain::again, 0)));
}

TEST(AChangeByHand, IsMadeAgainWhereTheModelStandsNow) {
  const Game one = carried(start(), ADVANCE);
  Piece marked = one.piece(PieceIndex{0});
  marked.status = marked.status.with("pinned", true);
  const Game two = record_edit(one, one.with_piece(PieceIndex{0}, marked).with_turn(2));
  const Rejudged done = corrected(two, 1, SHORTER);
  EXPECT_EQ(at(done.game), (Vec{24, 8})) << "the hand did not move it";
  EXPECT_EQ(done.game.piece(PieceIndex{0}).status["pinned"], Value(true));
  EXPECT_EQ(done.game.turn(), 2);
  expect_holds(done.game);
}

TEST(AChangeByHand, OfARemovedThingIsLeftOutWithASentence) {
  const Game one = carried(start(), ADVANCE);
  const PieceIndex gun = *one.find_piece("gun-1");
  Piece marked = one.piece(gun);
  marked.status = marked.status.with("pinned", true);
  const Game two = record_edit(one, one.with_piece(gun, marked).with_turn(2));
  const Rejudged done = corrected(two, 1, SMASH);
  EXPECT_FALSE(done.game.find_piece("gun-1"));
  EXPECT_EQ(done.game.turn(), 2);
  EXPECT_THAT(english(done.entries.back().why), HasSubstr("gun-1 is not there any more"));
  expect_holds(done.game);
}

TEST(AnUmpiresDecision, LetsAnIllegalOrderPassAgain) {
  const Game one = carried(start(), SHORTER);
  const Decision word{0, Verdict::legal, "The stream is dry.", "Ann"};
  const Game two = carry_out_by_decision(referee().open(one).value(),
                                         order(R"({"piece": "tank-1", "path": [{"to": [24, 20]}]})"), word)
                       .value()
                       .game;
  const Rejudged done = corrected(two, 1, FAR);
  EXPECT_FALSE(done.stops);
  EXPECT_EQ(at(done.game), (Vec{24, 20}));
  EXPECT_EQ(done.game.history()[3]["decision"]["by"], Value("Ann"));
  expect_holds(done.game);
}

TEST(AMissingEntry, IsNotCorrected) {
  EXPECT_FALSE(rejudged(referee(), carried(start(), ADVANCE), 2, order(SHORTER)));
  EXPECT_FALSE(rejudged(referee(), carried(start(), ADVANCE), 0, order(SHORTER)));
}

}  // namespace
}  // namespace linesman
