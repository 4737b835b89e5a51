#include "table.h"

namespace linesman::pips {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

TEST(Friends, AreOneFaultEachHoweverOftenTheyAreMet) {
  Table t{.others = round_piece("a", "red", 20, 24, 1) + round_piece("b", "red", 20, 26, 1)};
  const Ruling r = t.ruling(drive("flat-out", R"({"forward": 5}, {"forward": 5})", "6, 6, 6"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-5", "pips-5"));
  EXPECT_EQ(r.faults[0].with, "a");
  EXPECT_NEAR(r.faults[0].place.s, 1.5, 1e-9);
  EXPECT_FALSE(r.faults[0].excess);
}

TEST(Friends, ThatItStandsOnAreInTheWayFromTheStart) {
  Table t{.others = round_piece("a", "red", 20, 20, 1)};
  const Ruling r = t.ruling(drive("cautious", R"({"forward": 1})", "6"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-5"));
  EXPECT_EQ(r.faults[0].place.s, 0);
  EXPECT_THAT(r.furthest, IsEmpty());
}

TEST(Enemies, AreANoteOnTheWayAndAFaultAtTheEnd) {
  Table t{.others = round_piece("a", "blue", 20, 24, 1) + round_piece("b", "blue", 20, 30, 1)};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 8})", "6, 5"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-29"));
  EXPECT_EQ(r.faults[0].with, "b");
  EXPECT_EQ(r.faults[0].place.s, 8);
  EXPECT_THAT(notes_of(r), Contains("pips-29"));
}

TEST(Enemies, ThatAreOnlyTouchedAreNoMatter) {
  Table t{.others = round_piece("a", "blue", 20, 24, 1)};
  const Ruling r = t.ruling(drive("cautious", R"({"forward": 1.5})", "6"));
  EXPECT_THAT(r.faults, IsEmpty());
  EXPECT_THAT(notes_of(r), Not(Contains("pips-29")));
}

TEST(TheTablesEdge, IsOneFaultWhereItIsFirstPassed) {
  const Ruling r = Table{}.ruling(drive("flat-out", R"({"forward": 27}, {"forward": 2})", "6, 6, 6"));
  EXPECT_THAT(rules_of(r.faults), ElementsAre("pips-7", "pips-27"));
  EXPECT_NEAR(r.faults[1].place.s, 26, 1e-5);
  EXPECT_FALSE(r.faults[1].excess);
}

}  // namespace
}  // namespace linesman::pips
