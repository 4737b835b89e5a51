#include "table.h"

namespace linesman::hexes {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const std::string LED = counter("lt", "leader", 4, 1) + "," + counter("squad", "squad", 4, 1);
constexpr auto BOTH = R"("pieces": ["lt", "squad"])";

std::string pinned(const std::string& id, int after) {
  return R"(, "events": [{"piece": ")" + id + R"(", "after": )" + std::to_string(after) + R"(, "event": "pinned"}])";
}

TEST(AStack, ThatStartsApartIsOneFaultBeforeTheMove) {
  const Table t{.pieces = counter("a", "squad", 4, 3) + "," + counter("b", "squad", 3, 3) + "," +
                          counter("c", "squad", 5, 3)};
  const Ruling r = t.ruling(R"("pieces": ["a", "b", "c"], "action": "move", "path": [{"hex": [4, 4]}])");
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-4"));
  EXPECT_EQ(r.faults[0].place.piece, PieceIndex{1});
  EXPECT_EQ(r.faults[0].place.s, 0);
}

TEST(AStack, ThatPartsIsAFaultAtTheFirstHexThatDiffers) {
  const Table t{.pieces = LED};
  const Ruling r = t.ruling(std::string(BOTH) + R"(, "action": "move", "paths": {
      "lt": [{"hex": [4, 2]}, {"hex": [4, 3]}, {"hex": [4, 4]}],
      "squad": [{"hex": [4, 2]}, {"hex": [5, 2]}, {"hex": [5, 3]}]})");
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-4"));
  EXPECT_EQ(r.faults[0].place.piece, PieceIndex{1});
  EXPECT_EQ(r.faults[0].place.step, 2U);
  EXPECT_EQ(r.faults[0].place.s, 2);
  ASSERT_THAT(r.furthest, SizeIs(2));
  EXPECT_EQ(r.furthest[0].hex, (Hex{4, 2}));
}

TEST(AStack, HasAFurthestPointForEachPiece) {
  const Table t{.pieces = LED};
  const Ruling r = t.ruling(north(BOTH, 7));
  EXPECT_EQ(r.verdict, Verdict::illegal);
  ASSERT_THAT(r.furthest, SizeIs(2));
  EXPECT_EQ(r.furthest[0].step, 5U);
  EXPECT_EQ(r.furthest[1].hex, (Hex{4, 7}));
}

constexpr auto SAME_ENDS = R"("stack_routes": "same_ends")";

TEST(AStackOfSeveralRoutes, HasItsFaultAtTheLastStepOfThePieceThatEndsElsewhere) {
  const Table t{.pieces = LED + "," + counter("half", "half-squad", 4, 1), .options = SAME_ENDS};
  const Ruling r = t.ruling(R"("pieces": ["lt", "squad", "half"], "action": "move", "paths": {
      "lt": [{"hex": [4, 2]}, {"hex": [5, 2]}], "squad": [{"hex": [5, 1]}, {"hex": [5, 2]}, {"hex": [5, 3]}], "half": []})");
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-4", "hexes-4"));
  EXPECT_EQ(r.faults[0].place.piece, PieceIndex{1});
  EXPECT_EQ(r.faults[0].place.step, 4U);
  EXPECT_EQ(r.faults[0].place.s, 2);
  EXPECT_FALSE(r.faults[0].excess);
  EXPECT_EQ(r.faults[0].text, "squad ends in [5, 3], lt in [5, 2]: they must end together.");
  EXPECT_EQ(r.faults[1].place.piece, PieceIndex{2});
  EXPECT_EQ(r.faults[1].place.step, 0U);
  EXPECT_EQ(r.faults[1].place.s, 0);
}

TEST(AStackOfSeveralRoutes, IsFurthestWhereItMeetsLast) {
  const Table t{.pieces = LED, .options = SAME_ENDS};
  const Ruling r = t.ruling(std::string(BOTH) + R"(, "action": "move", "paths": {
      "lt": [{"hex": [4, 2]}, {"hex": [5, 2]}, {"hex": [5, 3]}], "squad": [{"hex": [5, 1]}, {"hex": [5, 2]}, {"hex": [5, 1]}]})");
  ASSERT_THAT(r.furthest, SizeIs(2));
  EXPECT_EQ(r.furthest[0].hex, (Hex{5, 2}));
  EXPECT_EQ(r.furthest[1].hex, (Hex{5, 2}));
}

TEST(AStackOfSeveralRoutes, IsLedAsFarAsItGoesTheLeadersWay) {
  const Table t{.pieces = LED, .options = SAME_ENDS};
  const Ruling r = t.ruling(std::string(BOTH) + R"(, "action": "move", "paths": {
      "lt": [{"hex": [4, 2]}, {"hex": [4, 3]}, {"hex": [4, 4]}, {"hex": [4, 5]}, {"hex": [4, 6]}, {"hex": [4, 7]}],
      "squad": [{"hex": [4, 2]}, {"hex": [4, 3]}, {"hex": [4, 4]}, {"hex": [4, 5]}, {"hex": [4, 6]}, {"hex": [5, 5]}]})");
  EXPECT_THAT(rules_of(r.faults), ElementsAre("hexes-2", "hexes-4"));
  ASSERT_THAT(r.furthest, SizeIs(2));
  EXPECT_EQ(r.furthest[1].hex, (Hex{4, 6}));
}

TEST(APassenger, HasAnEndAndNothingElse) {
  const Table t{.pieces = counter("rider", "squad", 4, 1, "", R"("aboard": "track")") + "," +
                          counter("track", "vehicle", 4, 1, R"("movement": 5)") + "," +
                          counter("other", "squad", 4, 1, "", R"("aboard": "lorry")") + "," +
                          counter("lorry", "vehicle", 4, 1, R"("movement": 5)")};
  const Ruling r = t.ruling(path("track", R"({"hex": [4, 2]}, {"turn": 1})"));
  EXPECT_EQ(r.verdict, Verdict::legal);
  ASSERT_THAT(r.ends, SizeIs(2));
  EXPECT_EQ(r.ends[0].piece, PieceIndex{1});
  EXPECT_EQ(r.ends[1].piece, PieceIndex{0});
  EXPECT_EQ(r.ends[1].hex, (Hex{4, 2}));
  EXPECT_EQ(r.ends[1].pose.at, r.ends[0].pose.at);
  EXPECT_EQ(r.ends[1].pose.facing, 0);
  EXPECT_THAT(r.furthest, SizeIs(1));
  ASSERT_THAT(r.effects, SizeIs(1));
  EXPECT_EQ(r.effects[0].on, "track");
}

TEST(APassenger, ThatTheOrderNamesHasItsEndOnce) {
  const Table t{.pieces = counter("rider", "squad", 4, 1, "", R"("aboard": "track")") + "," +
                          counter("track", "vehicle", 4, 1, R"("movement": 5)")};
  const Ruling r = t.ruling(north(R"("pieces": ["rider", "track"])", 1));
  EXPECT_THAT(rules_of(r.faults), ElementsAre("hexes-25"));
  EXPECT_THAT(r.ends, SizeIs(2));
}

TEST(TheFurthestPoint, DropsAnEventThatLiesBeyondIt) {
  const Table t{.pieces = LED};
  const Ruling r = t.ruling(north(BOTH, 6, pinned("lt", 5)));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-11"));
  ASSERT_THAT(r.furthest, SizeIs(2));
  EXPECT_EQ(r.furthest[1].step, 4U);
}

TEST(TheFurthestPoint, IsNowhereWithoutAStep) {
  EXPECT_THAT(Table{}.ruling(path("squad", "")).furthest, IsEmpty());
  EXPECT_THAT(Table{}.ruling(path("squad", R"({"turn": 0})")).furthest, IsEmpty());
}

TEST(TheFurthestPoint, IsNeverBetweenAnAutomaticTurnAndItsEntry) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, R"("movement": 2)")};
  const Ruling r = t.ruling(path("tank", R"({"hex": [4, 2]}, {"hex": [5, 1]})"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-2"));
  EXPECT_EQ(r.faults[0].place.step, 2U);
  ASSERT_THAT(r.furthest, SizeIs(1));
  EXPECT_EQ(r.furthest[0].step, 0U);
  EXPECT_EQ(r.furthest[0].s, 2);
}

TEST(ALeader, IsNotedWithAllThatHeLeads) {
  const Ruling r = Table{.pieces = LED + "," + counter("half", "half-squad", 4, 1)}.ruling(
      north(R"("pieces": ["lt", "squad", "half"])", 1));
  ASSERT_THAT(r.notes, SizeIs(1));
  EXPECT_THAT(english(r.notes[0].text), HasSubstr("squad and half"));
}

TEST(ALostLeader, IsNotedOnlyWhenASquadGoesOnWithoutHim) {
  const auto notes_of = [](const Ruling& r) {
    std::vector<std::string> rules;
    for (const Note& n : r.notes) rules.push_back(n.rule);
    return rules;
  };
  EXPECT_THAT(notes_of(Table{.pieces = LED}.ruling(north(BOTH, 2, pinned("lt", 1)))),
              ElementsAre("hexes-9", "hexes-10", "players-3"));
  EXPECT_THAT(notes_of(Table{.pieces = counter("lt", "leader", 4, 1)}.ruling(north(one("lt"), 2, pinned("lt", 1)))),
              ElementsAre("players-3"));
}

TEST(AnOverfullHex, LosesTheCheapestAndItsPassengers) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, R"("movement": 5, "value": 9)") + "," +
                          counter("lorry", "vehicle", 4, 2, R"("value": 1)") + "," +
                          counter("gun", "gun", 4, 2, R"("value": 5)") + "," +
                          counter("rider", "squad", 4, 2, "", R"("aboard": "lorry")")};
  const Ruling r = t.ruling(north(one("tank"), 1));
  ASSERT_THAT(r.effects, SizeIs(3));
  EXPECT_EQ(r.effects[0].on, "lorry");
  EXPECT_TRUE(r.effects[0].remove);
  EXPECT_EQ(r.effects[1].on, "rider");
  EXPECT_EQ(r.effects[2].on, "tank");
}

TEST(AnOverfullHex, NeedsEveryValue) {
  Table t;
  t.pieces += "," + counter("a", "squad", 4, 2, R"("value": 1)") + "," + counter("b", "squad", 4, 2) + "," +
              counter("c", "squad", 4, 2) + "," + counter("d", "squad", 4, 2);
  const auto judged = t.judged(north(one("squad"), 1));
  ASSERT_FALSE(judged.ok());
  EXPECT_EQ(judged.problem().pointer, "/pieces/0/traits/value");
}

TEST(AnOverfullHex, ThatIsForbiddenIsAFaultAtTheLastStep) {
  Table t{.options = R"("overstack": "forbid")"};
  for (const char* id : {"a", "b", "c", "d"}) t.pieces += "," + counter(id, "squad", 4, 3);
  const Ruling r = t.ruling(north(one("squad"), 2));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-27"));
  EXPECT_EQ(r.faults[0].place.step, 1U);
  EXPECT_EQ(r.faults[0].place.s, 2);
}

}  // namespace
}  // namespace linesman::hexes
