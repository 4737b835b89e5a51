#include "table.h"

namespace linesman::pips {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(ActionsAndDice, NameWhatIsNeededWhetherGivenOrNot) {
  const Ruling without = Table{}.ruling(drive("flat-out", R"({"forward": 3})"));
  EXPECT_EQ(without.dice.at(0).need, "3d6");
  EXPECT_FALSE(without.dice.at(0).given);
  const Ruling with = Table{}.ruling(drive("flat-out", R"({"forward": 3})", "1, 2, 3"));
  EXPECT_THAT(*with.dice.at(0).given, ElementsAre(1, 2, 3));
}

TEST(ActionsAndDice, FindNumbersAndFacesThatCannotBe) {
  for (const char* dice : {"1", "1, 2, 3", "0, 3", "1, 7", "1, 2.5", "-1, 3", "1000, 3"}) {
    const Ruling r = Table{}.ruling(drive("rapid", R"({"forward": 3})", dice));
    EXPECT_THAT(rules_of(r.faults), ElementsAre("pips-6")) << dice;
    EXPECT_FALSE(r.allowance.total) << dice;
    EXPECT_THAT(r.costs, IsEmpty()) << dice;
    EXPECT_THAT(r.furthest, IsEmpty()) << dice;
  }
}

TEST(ActionsAndDice, TakeAFaceWrittenWithAPointForAFace) {
  EXPECT_EQ(Table{}.ruling(drive("rapid", R"({"forward": 3})", "4.0, 3")).verdict, Verdict::legal);
}

TEST(ActionsAndDice, FindAnEmptyListOfDiceWrongNotMissing) {
  const Ruling r = Table{}.ruling(R"("action": "rapid", "path": [{"forward": 3}], "dice": {"movement": []})");
  EXPECT_THAT(rules_of(r.faults), ElementsAre("pips-6"));
}

TEST(ActionsAndDice, FindACrewsDieInADriveTooMany) {
  const Ruling r =
      Table{}.ruling(R"("action": "cautious", "path": [{"forward": 3}], "dice": {"movement": [4], "free": [4]})");
  EXPECT_THAT(rules_of(r.faults), ElementsAre("pips-24"));
}

TEST(MissingDice, LeaveEveryFigureOpen) {
  const Ruling r = Table{}.ruling(drive("rapid", R"({"forward": 3})"));
  EXPECT_EQ(r.verdict, Verdict::incomplete);
  EXPECT_FALSE(r.allowance.total);
  EXPECT_FALSE(r.allowance.spent);
  EXPECT_FALSE(r.allowance.left);
  EXPECT_THAT(r.costs, IsEmpty());
  EXPECT_THAT(r.furthest, IsEmpty());
  EXPECT_THAT(r.effects, IsEmpty());
}

TEST(MissingDice, AreNotWaitedForWhenSixesDoNotSuffice) {
  const Ruling r = Table{}.ruling(drive("rapid", R"({"forward": 14.5})"));
  EXPECT_EQ(r.verdict, Verdict::illegal);
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-7"));
  EXPECT_NEAR(*r.faults[0].excess, 0.5, 1e-9);
  EXPECT_NEAR(r.faults[0].place.s, 14, 1e-9);
}

TEST(MissingDice, AreWaitedForWhenOnlyADoubleWouldStopIt) {
  Table t{.terrain = across("brook", "stream", 23, 0.5)};
  EXPECT_EQ(t.ruling(drive("rapid", R"({"forward": 6})")).verdict, Verdict::incomplete);
}

TEST(MissingDice, AreNotWaitedForOverAFaultThatTheToleranceWouldForgive) {
  Table t{.tolerance = 1};
  EXPECT_EQ(t.ruling(drive("rapid", R"({"forward": 14.5})")).verdict, Verdict::illegal);
  EXPECT_EQ(t.ruling(drive("rapid", R"({"forward": 14.5})", "6, 6")).verdict, Verdict::marginal);
}

TEST(Notes, GoWithTheActionAndEveryVerdict) {
  EXPECT_THAT(notes_of(Table{}.ruling(drive("cautious", R"({"forward": 30})", "4"))), ElementsAre("pips-1", "pips-16"));
  EXPECT_THAT(notes_of(Table{}.ruling(drive("rapid", R"({"forward": 3})"))), ElementsAre("pips-1", "pips-17"));
  EXPECT_THAT(notes_of(Table{}.ruling(drive("flat-out", R"({"pivot": 90})"))),
              ElementsAre("pips-1", "pips-18", "pips-15"));
  EXPECT_THAT(notes_of(Table{}.ruling(drive("flat-out", R"({"forward": 3})"))),
              ElementsAre("pips-1", "pips-12", "pips-18"));
}

TEST(Notes, DoNotAskForAPointThatIsNamed) {
  Table t{.terrain = area("barn", "building", 19, 40, 21, 42)};
  EXPECT_THAT(notes_of(t.ruling(drive("cautious", R"({"forward": 3})", "4") + R"(, "toward": "barn")")),
              ElementsAre("pips-16"));
}

}  // namespace
}  // namespace linesman::pips
