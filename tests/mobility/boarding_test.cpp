#include "table.h"

namespace linesman::mobility {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

std::string carrier(const std::string& status = "") {
  return vehicle("apc", 20, 20, "wheeled", R"("transport": true, "pace": "slow")", status);
}

const std::string GET_IN = R"({"act": "embark", "transport": "apc"})";

TEST(GettingIn, WaitsBeforeThePathAndPaysAfterIt) {
  const Table t{.pieces = carrier(R"("spent": 8, "moved": 8, "spent_turn": 1)") + "," + trooper("man", 22, 18)};
  const Ruling r = t.ruling(order("man", R"({"forward": 2}, )" + GET_IN));
  EXPECT_THAT(bill_of(r), ElementsAre("mobility-50 2", "mobility-18 2", "mobility-50 2"));
  EXPECT_EQ(r.costs[0].text, "waiting for The apc: 2″");
  EXPECT_EQ(r.costs[2].step, 1U);
}

TEST(GettingIn, TakesFromTheTransportByItsEffect) {
  const Table t{.pieces = carrier() + "," + trooper("man", 22, 20)};
  const Ruling r = t.ruling(order("man", GET_IN));
  ASSERT_THAT(r.effects, SizeIs(3));
  EXPECT_EQ(r.effects[0].rule, "mobility-51");
  EXPECT_EQ(r.effects[1].rule, "mobility-1");
  EXPECT_EQ(r.effects[2].rule, "mobility-50");
  EXPECT_EQ(r.effects[2].on, "apc");
}

TEST(GettingIn, OfATransportThatTheSameOrderMovesLeavesItsOwnSpendingStanding) {
  const Table t{.pieces = carrier() + "," + trooper("man", 22, 30)};
  const Ruling r =
      t.ruling(R"({"pieces": ["apc", "man"], "paths": {"apc": [{"forward": 10}], "man": [)" + GET_IN + "]}}");
  ASSERT_THAT(r.effects, SizeIs(4));
  EXPECT_EQ(r.effects[3].on, "apc");
  EXPECT_EQ(r.effects[3].set["spent"], Value(10)) << "10 are more than the third of 24 that loading took";
  EXPECT_EQ(r.effects[3].set["moved"], Value(10));
}

TEST(GettingIn, LooksAtTheStateBeforeTheMove) {
  const Table flying{
      .pieces = vehicle("apc", 20, 20, "grav", R"("transport": true)", "", R"(, "side": "red", "altitude": 2)") + "," +
                trooper("man", 22, 18)};
  const Ruling r = flying.ruling(order("man", R"({"forward": 2}, )" + GET_IN));
  EXPECT_EQ(r.faults.at(0).rule, "mobility-53");
  EXPECT_EQ(r.faults.at(0).place.step, 0U);
  EXPECT_EQ(*r.allowance.spent, 0);
}

TEST(GettingIn, TellsBothDistances) {
  const Table t{.pieces = carrier() + "," + trooper("man", 24, 20)};
  const Ruling r = t.ruling(order("man", GET_IN));
  EXPECT_THAT(english(r.faults.at(0).text), HasSubstr("2.5″ beside and 0″ above or below The apc; doors reach 1″"));
}

TEST(GettingIn, IntoOneselfIsNoTransport) {
  const Table t{.pieces = carrier()};
  EXPECT_THAT(faults_of(t.ruling(order("apc", GET_IN))), ElementsAre("mobility-51 0 0"));
}

TEST(GettingOut, OfATransportThatHasLeftIsAFault) {
  const Table t{.pieces = carrier(R"("left": true)") + "," + trooper("man", 20, 20, "foot", R"("aboard": "apc")")};
  const Ruling r = t.ruling(order("man", "", R"(, "action": "disembark", "start": {"at": [22, 20]})"));
  EXPECT_THAT(faults_of(r), ElementsAre("mobility-52 0 0"));
}

TEST(GettingOut, NeedsATransportWithAMobilityType) {
  const Table t{.pieces = piece("apc", 20, 20, R"({"shape": "circle", "diameter": 2})", "", "", RED) + "," +
                          trooper("man", 20, 20, "foot", R"("aboard": "apc")")};
  const Problem p = t.problem(order("man", "", R"(, "action": "disembark", "start": {"at": [22, 20]})"));
  EXPECT_EQ(p.pointer, "/pieces/0/traits/troop");
  EXPECT_THAT(english(p.reason), HasSubstr("\"apc\""));
}

TEST(Leaving, TakesThePassengersOfPassengersAlong) {
  const Table t{.pieces = vehicle("ship", 20, 45, "thruster", R"("transport": true)") + "," +
                          carrier(R"("aboard": "ship")") + "," + trooper("man", 20, 20, "foot", R"("aboard": "apc")")};
  const Ruling r = t.ruling(order("ship", R"({"forward": 3}, {"act": "leave"})"));
  ASSERT_THAT(r.effects, SizeIs(4));
  EXPECT_EQ(r.effects[2].on, "man");
  EXPECT_THAT(notes_of(r), ElementsAre("mobility-55", "mobility-33"));
}

}  // namespace
}  // namespace linesman::mobility
