#include "table.h"

namespace linesman::pips {
namespace {

using testing::IsEmpty;

/// The furthest point as step and s; step -1 when there is none.
std::pair<int, double> furthest(const Ruling& r) {
  if (r.furthest.empty()) return {-1, 0};
  return {static_cast<int>(r.furthest[0].step), r.furthest[0].s};
}

void expect_furthest(const Ruling& r, int step, double s) {
  EXPECT_EQ(furthest(r).first, step);
  EXPECT_NEAR(furthest(r).second, s, 1e-6);
}

TEST(TheFurthestPoint, OfALegalOrderIsTheEndOfItsLastLeg) {
  expect_furthest(Table{}.ruling(drive("rapid", R"({"forward": 1}, {"forward": 2}, {"pivot": 20})", "5")), 1, 2);
}

TEST(TheFurthestPoint, OfALegalOrderIsItsLastLegEvenOnAnEnemyThatItTurnsOff) {
  Table t{.others = round_piece("a", "blue", 20.95, 24.9, 0.2)};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 3}, {"pivot": -40})", "5"));
  EXPECT_EQ(r.verdict, Verdict::legal);
  expect_furthest(r, 0, 3);
}

TEST(TheFurthestPoint, HasThePoseThatTheModelSnapsTo) {
  const Ruling r = Table{}.ruling(drive("flat-out", R"({"pivot": 90}, {"forward": 9})", "5"));
  ASSERT_EQ(r.furthest.size(), 1U);
  EXPECT_EQ(r.furthest[0].pose.at, (Vec{26, 20}));
  EXPECT_EQ(r.furthest[0].pose.facing, 90);
}

TEST(TheFurthestPoint, IsNoneWithoutALegOrWithoutDice) {
  EXPECT_THAT(Table{}.ruling(drive("rapid", R"({"pivot": 20})")).furthest, IsEmpty());
  EXPECT_THAT(Table{}.ruling(drive("rapid", R"({"forward": 2})")).furthest, IsEmpty());
}

TEST(TheFurthestPoint, LiesBeforeATurnThatMayNotBeMade) {
  Table t{.tank = R"("speed": "slow", "drive": "half-tracked")"};
  expect_furthest(t.ruling(drive("rapid", R"({"forward": 2}, {"pivot": 90}, {"forward": 2})", "5, 4")), 0, 2);
}

TEST(TheFurthestPoint, DropsALastTurnThatMayNotBeMade) {
  Table t{.tank = R"("speed": "slow", "drive": "half-tracked")"};
  expect_furthest(t.ruling(drive("rapid", R"({"forward": 2}, {"pivot": 20})", "5, 4")), 0, 2);
}

TEST(TheFurthestPoint, GoesBackBeforeEnemiesThatItCannotStopOn) {
  // On "b" from s 6 to 9, on "a" from s 4.5 to 9.5: neither leaves room for a stop.
  Table t{.tank = R"("speed": "slow", "drive": "tracked")",
          .others = round_piece("a", "blue", 20, 27, 1) + round_piece("b", "blue", 20.9, 28.5, 1)};
  expect_furthest(t.ruling(drive("rapid", R"({"forward": 20})", "4, 4")), 0, 4.5);
}

TEST(TheFurthestPoint, MayLieBeyondAnEnemyThatIsPassed) {
  Table t{.tank = R"("speed": "slow", "drive": "tracked")", .others = round_piece("a", "blue", 20, 23, 1)};
  expect_furthest(t.ruling(drive("flat-out", R"({"forward": 30})", "4, 4, 2")), 0, 10);
}

TEST(TheFurthestPoint, GoesBackOverALegThatEndsOnAnEnemy) {
  Table t{.others = round_piece("a", "blue", 20, 24, 1)};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 3}, {"sideways": 1})", "6, 5"));
  expect_furthest(r, 0, 1.5);
}

TEST(TheFurthestPoint, OnTheWorstGroundStopsWhereItsOwnMoveEnds) {
  Table t{.terrain = area("mud", "broken", 0, 25, 72, 48), .options = R"("mixed": "worst")"};
  expect_furthest(t.ruling(drive("rapid", R"({"forward": 12})", "5, 2")), 0, 7);
}

TEST(TheFurthestPoint, OnTheWorstGroundMindsTheOtherFaultsToo) {
  Table t{.terrain = area("mud", "broken", 0, 25, 72, 48) + "," + area("lake", "lake", 0, 26, 72, 48),
          .options = R"("mixed": "worst")"};
  expect_furthest(t.ruling(drive("rapid", R"({"forward": 12})", "5, 2")), 0, 4);
}

TEST(TheFurthestPoint, OfAMarginalOrderIsWhereItWouldBeLegal) {
  Table t{.tolerance = 0.5};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 7.25})", "3, 2"));
  EXPECT_EQ(r.verdict, Verdict::marginal);
  expect_furthest(r, 0, 7);
}

}  // namespace
}  // namespace linesman::pips
