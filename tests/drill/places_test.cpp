// Where faults stand, and how far a piece could go.
#include "drill/table.h"

namespace linesman::drill {
namespace {

using ::testing::ElementsAre;

/// "drill-21 at 0: 2.2", for each fault.
std::vector<std::string> places_of(const Ruling& r) {
  std::vector<std::string> places;
  for (const Fault& f : r.faults)
    places.push_back(f.rule + " at " + std::to_string(f.place.step) + ": " + number_text(f.place.s, 4));
  return places;
}

TEST(Faults, StandWhereTheyAriseAndThoseOfTheEndAtTheEnd) {
  Table t;
  t.terrain = across("hedge", "hedge", 12);
  const Ruling r = t.ruling(move(R"({"pivot": 20}, {"forward": 2.5})"));
  EXPECT_THAT(places_of(r), ElementsAre("drill-19 at 1: 1.6284", "drill-9 at 1: 1.6284", "drill-20 at 1: 2.1284",
                                        "drill-20 at 1: 2.5", "drill-21 at 1: 2.5"));
}

TEST(Faults, OfTheWholeOrderStandAtItsBeginning) {
  Table t;
  t.status = R"("formation": "line", "order": "none")";
  EXPECT_THAT(places_of(t.ruling(move(R"({"forward": 1}, {"forward": 1})"))), ElementsAre("drill-1 at 0: 0"));
}

TEST(Faults, OfAnActStandAtIt) {
  Table t;
  t.status = R"("formation": "column", "order": "move")";
  EXPECT_THAT(places_of(t.ruling(move(R"({"forward": 0.5}, {"act": "form", "formation": "manoeuvre-column"})"))),
              ElementsAre("drill-16 at 1: 0"));
}

TEST(Faults, NameWhatIsInTheWay) {
  Table t;
  t.terrain = wood(12, 20);
  const Ruling r = t.ruling(move(R"({"forward": 2})"));
  ASSERT_EQ(rules_of(r.faults), std::vector<std::string>{"drill-15"});
  EXPECT_EQ(r.faults[0].with, "wood");
  EXPECT_NEAR(r.faults[0].place.at.y, 11.5, 1e-9);
}

TEST(TheFurthestPoint, IsTheEndOfWhatIsLegal) {
  const Ruling r = Table{}.ruling(move(R"({"forward": 1}, {"pivot": 30})"));
  ASSERT_EQ(r.furthest.size(), 1u);
  EXPECT_EQ(r.furthest[0].step, 1u);
  EXPECT_EQ(r.furthest[0].pose.facing, 30);
}

TEST(TheFurthestPoint, OfAMarchTouchesANarrowPassageHoweverNearThatIs) {
  for (const double gap : {0.6, 1.6}) {
    Table t;
    t.status = R"("formation": "manoeuvre-column", "order": "move")";
    t.terrain = ROAD + "," + area("ford", "ford", 18, 12 + gap, 22, 16);
    const Ruling r = t.ruling(R"("action": "march", "path": [{"forward": 3}])");
    EXPECT_THAT(rules_of(r.faults), ElementsAre("drill-29")) << gap;
    EXPECT_NEAR(r.furthest.at(0).s, gap, 1e-6);
  }
}

TEST(TheFurthestPoint, MayLieBeyondPointsWhereStoppingIsIllegal) {
  Table t;
  t.traits = R"("troop": "infantry", "drill": 9)";
  t.terrain = across("hedge", "hedge", 12);
  const Ruling r = t.ruling(move(R"({"forward": 8})"));
  EXPECT_EQ(r.furthest.at(0).s, 6.5) << "7 BD less 0.5 for the hedge, far beyond it";
}

TEST(TheFurthestPoint, IsBeforeTheFriendInWhosePlaceItWouldEnd) {
  Table t;
  t.others = "," + troop("mate", "blue", R"("troop": "infantry")", R"("formation": "column")", 20, 14);
  const Ruling r = t.ruling(move(R"({"forward": 3})"));
  EXPECT_EQ(rules_of(r.faults), std::vector<std::string>{"drill-35"});
  EXPECT_NEAR(r.furthest.at(0).s, 2.5, 1e-9);
}

TEST(TheFurthestPoint, IsReckonedWithTheSpeedThatThePartHas) {
  Table t;
  t.traits = R"("troop": "cavalry", "drill": 5)";
  t.status = R"("formation": "manoeuvre-column", "order": "move")";
  t.terrain = ROAD;
  t.others = "," + troop("mate", "blue", R"("troop": "infantry")", R"("formation": "column")", 20, 18);
  const Ruling r = t.ruling(R"("action": "march", "path": [{"forward": 4.5}])");
  EXPECT_EQ(r.allowance.total, 3) << "the whole path leads through another unit";
  EXPECT_NEAR(r.furthest.at(0).s, 4, 1e-9) << "up to it no unit is on the path: 5";
}

TEST(TheFurthestPoint, IsNoneForAStopAndAChange) {
  Table t;
  t.status = R"("formation": "line", "order": "stop")";
  EXPECT_TRUE(t.ruling(R"("action": "stop")").furthest.empty());
}

}  // namespace
}  // namespace linesman::drill
