#include "table.h"

namespace linesman::pips {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

const std::string INSIDE = R"("trapped": true, "entered_x": 20, "entered_y": 15, "entered_facing": 350)";

TEST(IntoABuilding, RemembersThePoseAtTheDoor) {
  Table t{.terrain = area("barn", "building", 10, 24, 30, 30)};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 1}, {"forward": 2})", "6, 5"));
  ASSERT_EQ(r.effects.size(), 2U);
  EXPECT_EQ(r.effects[1].rule, "pips-23");
  EXPECT_EQ(r.effects[1].set["entered_y"], Value(22));
  EXPECT_THAT(notes_of(r), Contains("pips-23"));
}

TEST(IntoABuilding, TrapsNoVehicleThatOnlyTouchesTheWall) {
  Table t{.terrain = area("barn", "building", 10, 24, 30, 30)};
  EXPECT_EQ(t.ruling(drive("rapid", R"({"forward": 2})", "6, 5")).effects.size(), 1U);
}

TEST(IntoABuilding, CountsTheFirstMeetingOfTheOrder) {
  Table t{.terrain = area("barn", "building", 10, 24, 30, 30)};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 3}, {"reverse": 2}, {"forward": 1.2})", "6, 6"));
  EXPECT_THAT(rules_of(r.faults), ElementsAre("pips-21")) << "it left the barn in between";
  Table patient = t;
  patient.tolerance = 10;
  const Ruling marginal = patient.ruling(drive("rapid", R"({"forward": 3}, {"reverse": 2}, {"forward": 1.2})", "6, 6"));
  EXPECT_EQ(marginal.verdict, Verdict::marginal);
  EXPECT_EQ(marginal.effects.back().set["entered_y"], Value(22));
}

TEST(IntoABuilding, IsNoMatterForAVillageThatIsOpenByAgreement) {
  Table t{.terrain = area("hamlet", "building", 10, 24, 30, 30, R"(, "ratings": {"pips": "open"})")};
  const Ruling r = t.ruling(drive("cautious", R"({"forward": 4})", "6"));
  EXPECT_EQ(r.verdict, Verdict::legal);
  EXPECT_EQ(r.effects.size(), 1U);
}

TEST(IntoABuilding, WhereBuildingsAreBlockedTrapsNoVehicleEvenWithinTheTolerance) {
  Table t{.terrain = area("barn", "building", 10, 24, 30, 30), .options = R"("buildings": "blocked")", .tolerance = 1};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 2.5})", "6, 5"));
  EXPECT_EQ(r.verdict, Verdict::marginal);
  EXPECT_EQ(r.effects.size(), 1U);
}

TEST(GettingFree, PutsTheVehicleWhereItCameIn) {
  Table t{.status = INSIDE};
  const Ruling r = t.ruling(R"("action": "free", "dice": {"free": [3]})");
  EXPECT_EQ(r.verdict, Verdict::legal);
  EXPECT_EQ(r.ends.at(0).pose.at, (Vec{20, 15}));
  EXPECT_EQ(r.ends.at(0).pose.facing, 350);
  EXPECT_EQ(*r.allowance.total, 0);
  EXPECT_THAT(r.furthest, IsEmpty());
}

TEST(GettingFree, AsksNoFeatureToDriveToward) {
  Table t{.status = INSIDE};
  EXPECT_THAT(notes_of(t.ruling(R"("action": "free", "dice": {"free": [1]})")), ElementsAre("pips-24"));
}

TEST(GettingFree, IsIncompleteWithoutItsDieAndWrongWithHalfAPip) {
  Table t{.status = INSIDE};
  EXPECT_EQ(t.ruling(R"("action": "free")").verdict, Verdict::incomplete);
  EXPECT_THAT(rules_of(t.ruling(R"("action": "free", "dice": {"free": [2.5]})").faults), ElementsAre("pips-24"));
  EXPECT_THAT(rules_of(t.ruling(R"("action": "free", "dice": {"free": []})").faults), ElementsAre("pips-24"));
}

TEST(GettingFree, IsNothingForACrewThatIsNotTrapped) {
  const Ruling r = Table{}.ruling(R"("action": "free", "dice": {"free": [6]})");
  EXPECT_THAT(rules_of(r.faults), ElementsAre("pips-24"));
  EXPECT_TRUE(r.dice.empty());
}

TEST(GettingFree, TakesAnEmptyPathForNone) {
  Table t{.status = INSIDE};
  EXPECT_TRUE(t.judged(R"("action": "free", "path": [], "dice": {"free": [6]})").ok());
}

TEST(Stuck, IsTheOnlyFault) {
  Table t{.status = R"("immobilised": true)", .terrain = area("lake", "lake", 10, 24, 30, 30)};
  const Ruling r = t.ruling(drive("flat-out", R"({"forward": 40}, {"reverse": 1})", "9"));
  EXPECT_THAT(rules_of(r.faults), ElementsAre("pips-28"));
  EXPECT_THAT(r.dice, IsEmpty());
  EXPECT_THAT(r.costs, IsEmpty());
  EXPECT_THAT(r.furthest, IsEmpty());
  EXPECT_EQ(*r.allowance.left, 0);
  EXPECT_THAT(notes_of(r), ElementsAre("pips-1", "pips-12", "pips-18"));
}

}  // namespace
}  // namespace linesman::pips
