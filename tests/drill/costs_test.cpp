// Under which clause each BD is paid, and where.
#include "drill/table.h"

namespace linesman::drill {
namespace {

using ::testing::ElementsAre;

TEST(Costs, StandWhereTheyArise) {
  Table t;
  t.traits = R"("troop": "infantry", "drill": 9)";
  t.terrain = wood(11, 12) + "," + across("hedge", "hedge", 14);
  EXPECT_THAT(bill_of(t.ruling(move(R"({"pivot": 5}, {"pivot": -5}, {"forward": 5})"))),
              ElementsAre("drill-14 1 at 2: 0.5 to 0.5", "drill-19 0.5 at 2: 3.5 to 3.5", "drill-9 5 at 2: 0 to 5"))
      << "there and back on one spot is no turn";
}

TEST(Costs, OfTurnsStandAtTheirBeginning) {
  Table t;
  t.traits = R"("troop": "infantry", "drill": 9)";
  EXPECT_THAT(bill_of(t.ruling(move(R"({"pivot": 30}, {"pivot": 30})"))), ElementsAre("drill-10 2 at 1: 0 to 0"))
      << "the last of two that are one";
  EXPECT_THAT(bill_of(t.ruling(move(R"({"wheel": 45})"))),
              ElementsAre("drill-10 1 at 0: 0 to 0", "drill-10 1.6191 at 0: 0 to 0"));
}

TEST(Costs, OfWhatIsMetInATurnStandAtItsBeginning) {
  Table t;
  t.traits = R"("troop": "infantry", "drill": 9)";
  t.terrain = wood(11, 20);
  EXPECT_THAT(bill_of(t.ruling(move(R"({"wheel": 45})"))),
              ElementsAre("drill-10 1 at 0: 0 to 0", "drill-14 1 at 0: 0 to 0", "drill-10 1.6191 at 0: 0 to 0"));
}

TEST(Costs, OfContoursBeginWithTheSecond) {
  Table t;
  t.terrain = across("c1", "contour", 10.5) + "," + across("c2", "contour", 11);
  EXPECT_THAT(bill_of(t.ruling(move(R"({"forward": 2})"))),
              ElementsAre("drill-23 1 at 0: 1 to 1", "drill-9 2 at 0: 0 to 2"));
}

TEST(Costs, OnSmallRoadsCiteTheRoad) {
  Table t;
  t.status = R"("formation": "manoeuvre-column", "order": "move")";
  t.terrain = wood(5, 30, "wood", R"(, "ratings": {"drill": {"pr": 0, "pe": 2}})") + "," +
              across("c1", "contour", 10.2) + "," + across("c2", "contour", 10.4) + "," +
              across("c3", "contour", 10.6) +
              R"(,{"id": "t", "kind": "track", "geometry": {"type": "LineString", "coordinates": [[20,0],[20,40]]}})";
  EXPECT_THAT(bill_of(t.ruling(R"("action": "march", "path": [{"forward": 1}])")),
              ElementsAre("drill-27 1 at 0: 0 to 0", "drill-27 1 at 0: 0.6 to 0.6", "drill-9 1 at 0: 0 to 1"));
}

TEST(Costs, OfLimberingAreThoseOfTheAct) {
  Table t;
  t.traits = R"("troop": "artillery", "drill": 5, "battery": "horse")";
  t.status = R"("formation": "unlimbered", "order": "move")";
  EXPECT_THAT(bill_of(t.ruling(move(R"({"act": "limber"}, {"forward": 1}, {"act": "unlimber"})"))),
              ElementsAre("drill-6 1 at 0: 0 to 0", "drill-9 1 at 1: 0 to 1", "drill-6 1 at 2: 0 to 0"));
  EXPECT_THAT(bill_of(t.ruling(move(R"({"pivot": 91})"))),
              ElementsAre("drill-7 1 at 0: 0 to 0", "drill-7 3 at 0: 0 to 0", "drill-7 1 at 0: 0 to 0"));
}

TEST(Costs, AddUpToWhatIsSpentByThePieceWithTheLeastLeft) {
  Table t;
  t.others = "," + troop("b", "blue", R"("troop": "infantry", "drill": 5)", R"("formation": "column", "order": "move")",
                         30, 10);
  const Ruling r = t.ruling(move(R"({"forward": 1})"), R"("pieces": ["a", "b"])");
  EXPECT_EQ(r.allowance.total, 1) << "b has nothing left, a has 2";
  ASSERT_EQ(r.costs.size(), 1u);
  EXPECT_EQ(r.costs[0].piece, PieceIndex{1});
  EXPECT_EQ(r.furthest.size(), 2u);
}

TEST(Costs, OfEqualsAreThoseOfTheFirstNamed) {
  Table t;
  t.others =
      "," + troop("b", "blue", R"("troop": "infantry", "drill": 5)", R"("formation": "line", "order": "move")", 30, 10);
  const Ruling r = t.ruling(move(R"({"forward": 1})"), R"("pieces": ["b", "a"])");
  ASSERT_EQ(r.costs.size(), 1u);
  EXPECT_EQ(r.costs[0].piece, PieceIndex{1});
}

}  // namespace
}  // namespace linesman::drill
