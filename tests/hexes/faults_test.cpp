#include "table.h"

namespace linesman::hexes {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

TEST(AFalseStep, StandsAtTheCentreOfTheHexThatWasMeant) {
  const Ruling r = Table{}.ruling(path("squad", R"({"hex": [4, 5]})"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-1"));
  EXPECT_EQ(r.faults[0].place.s, 2);
  EXPECT_NEAR(r.faults[0].place.at.y, 11, 1e-9);
  EXPECT_FALSE(r.faults[0].excess);
  EXPECT_EQ(r.ends.at(0).hex, (Hex{4, 1}));
}

TEST(AFalseStep, OffTheGridSaysSo) {
  const Table t{.pieces = counter("squad", "squad", 4, 0)};
  EXPECT_THAT(english(t.ruling(path("squad", R"({"hex": [4, -1]})")).faults.at(0).text), HasSubstr("off the grid"));
}

TEST(AStep, IntoTheFirstColumnOrRowIsOnTheGrid) {
  const Table t{.pieces = counter("squad", "squad", 0, 1)};
  EXPECT_THAT(t.ruling(path("squad", R"({"hex": [0, 0]})")).faults, IsEmpty());
  EXPECT_THAT(t.ruling(path("squad", R"({"hex": [0, 2]})")).faults, IsEmpty());
  for (const char* far_off : {R"({"hex": [0, 7]})", R"({"hex": [7, 0]})"})
    EXPECT_THAT(english(t.ruling(path("squad", far_off)).faults.at(0).text), Not(HasSubstr("off the grid")));
}

TEST(WhatStandsBeforeTheMove, StandsAtItsStart) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, TANK, R"("trapped": true, "moved_turn": 1)")};
  const Ruling r = t.ruling(north(one("tank"), 1, "", "assault-move"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-25", "hexes-5", "hexes-17"));
  for (const Fault& f : r.faults) {
    EXPECT_EQ(f.place.step, 0U);
    EXPECT_EQ(f.place.s, 0);
    EXPECT_NEAR(f.place.at.y, 3, 1e-9);
  }
}

TEST(Overspending, IsAtTheFirstStepThatIsTooMuchWithTheExcessOfTheWholePath) {
  const Ruling r = Table{}.ruling(north(one("squad"), 7));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-2"));
  EXPECT_EQ(r.faults[0].place.step, 4U);
  EXPECT_EQ(r.faults[0].excess, 3);
}

TEST(Overspending, OfATurnStandsWhereItTurns) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, R"("movement": 1)")};
  const Ruling r = t.ruling(path("tank", R"({"hex": [4, 2]}, {"turn": 3})"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-2"));
  EXPECT_EQ(r.faults[0].place.step, 1U);
  EXPECT_EQ(r.faults[0].place.s, 0);
}

TEST(TurnsTooMany, StandAtTheFirstStepOfTheLast) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, TANK)};
  const Ruling r = t.ruling(path("tank", R"({"turn": 1}, {"turn": -1}, {"hex": [4, 2]}, {"turn": 1}, {"turn": 1})"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-19"));
  EXPECT_EQ(r.faults[0].place.step, 3U);
  EXPECT_EQ(r.furthest.at(0).step, 2U);
}

TEST(HexsidesTooMany, StandAtTheStepThatPassesThree) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, TANK)};
  const Ruling r = t.ruling(path("tank", R"({"hex": [4, 2]}, {"turn": 2}, {"turn": -2}, {"turn": 1})"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-19"));
  EXPECT_EQ(r.faults[0].place.step, 2U);
}

TEST(AGun, ThatTurnsAndEntersNoHexIsAFault) {
  const Table t{.pieces = counter("gun", "gun", 4, 1, R"("movement": 1)")};
  const Ruling r = t.ruling(path("gun", R"({"turn": 1}, {"hex": [8, 8]})"));
  EXPECT_THAT(rules_of(r.faults), ElementsAre("hexes-14", "hexes-1"));
}

TEST(AnEnemyHex, NamesThePieceThatStandsThere) {
  const Table t{.pieces = counter("squad", "squad", 4, 1) + "," + counter("foe", "squad", 4, 2, "", "", "red")};
  const Ruling r = t.ruling(north(one("squad"), 2));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-28"));
  EXPECT_EQ(r.faults[0].with, "foe");
}

TEST(ACloseAssault, IsNotedOnceForAStackAndEachFurtherHexIsAFault) {
  const Table t{.pieces = counter("a", "squad", 4, 1) + "," + counter("b", "squad", 4, 1) + "," +
                          counter("foe", "squad", 4, 2, "", "", "red")};
  const Ruling r = t.ruling(north(R"("pieces": ["a", "b"])", 3, "", "close-assault"));
  EXPECT_THAT(r.notes, SizeIs(1));
  EXPECT_THAT(rules_of(r.faults), ElementsAre("hexes-28", "hexes-28", "hexes-28", "hexes-28"));
}

TEST(Tolerance, ForgivesAnMpButNoTurn) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, R"("movement": 1)"), .tolerance = 1};
  EXPECT_EQ(t.ruling(north(one("tank"), 2)).verdict, Verdict::marginal);
  EXPECT_EQ(t.ruling(path("tank", R"({"turn": 1})")).verdict, Verdict::illegal);
}

TEST(AnIllegalOrder, HasNoEffects) { EXPECT_THAT(Table{}.ruling(north(one("squad"), 5)).effects, IsEmpty()); }

}  // namespace
}  // namespace linesman::hexes
