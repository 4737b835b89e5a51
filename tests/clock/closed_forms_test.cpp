#include <gmock/gmock.h>

#include <cstdlib>

#include "base/heading.h"
#include "clock/clock_table.h"

namespace linesman::clock_test {
namespace {

std::string objective(const std::string& id, const std::string& at, const std::string& more = {}) {
  return R"({"kind": "objective", "id": ")" + id + R"(", "points": [)" + at + "]" + more + "}";
}

void expect_turn(const ClockAnswer& answer, const std::string& id, std::optional<int> turn,
                 const std::string& side = "red") {
  const ArrivalTold& at = arrival(answer, id, side);
  EXPECT_EQ(at.inner, turn) << id;
  EXPECT_EQ(at.outer, turn) << id;
}

TEST(OnAnOpenTable, BandsAreCircles) {
  const Hearing hearing = heard("orders", "", model("m", "red", "[36, 24]"));
  const ClockAnswer answer = asked(hearing, {.turns = 2});
  EXPECT_TRUE(answer.settled);
  for (int turn = 1; turn <= 2; ++turn)
    for (double heading = 5; heading < 360; heading += 40) {
      const auto at = [&](double inches) { return Vec{36, 24} + direction(heading) * inches; };
      if (turn == 2 && std::abs(at(24).y - 24) > 23) continue;  // over the table's edge
      EXPECT_TRUE(holds(answer, BandKind::inner, "red", turn, at(12 * turn - 0.15))) << turn << ' ' << heading;
      EXPECT_FALSE(holds(answer, BandKind::inner, "red", turn, at(12 * turn + 0.01))) << turn << ' ' << heading;
      EXPECT_TRUE(holds(answer, BandKind::outer, "red", turn, at(12 * turn - 0.01))) << turn << ' ' << heading;
      EXPECT_FALSE(holds(answer, BandKind::outer, "red", turn, at(12 * turn + 0.15))) << turn << ' ' << heading;
    }
}

TEST(AMover, IsAtAnObjectiveWithinItsDistance) {
  const Hearing hearing =
      heard("orders", "", model("m", "red", "[10, 24]"),
            objective("near", "[45.4, 24]") + "," + objective("there", "[10.3, 24.2]") + "," +
                objective("wide", "[50.1, 24]", R"(, "within": 3)") + "," + objective("far", "[71.5, 24]"));
  const ClockAnswer answer = asked(hearing, {.turns = 5});
  expect_turn(answer, "there", 0);
  expect_turn(answer, "near", 3);  // 34.9 inches to its edge
  expect_turn(answer, "wide", 4);  // 36.6
  expect_turn(answer, "far", {});  // 61
  EXPECT_NEAR(arrival(answer, "near", "red").chain.clock, 34.9 / 12, 1e-3);
  for (const char* id : {"near", "wide"}) expect_chain(hearing, goal(answer, id), arrival(answer, id, "red"));
}

TEST(AGap, IsAsManyBasesWideAsTheModelsHaveThatGo) {
  // The wide model has no action by these rules; three inches are between it and the table's edge.
  const std::string wide =
      R"({"id": "w", "side": "red", "base": {"shape": "circle", "diameter": 6}, "at": [6, 6], "facing": 0})";
  const Hearing hearing =
      heard("pips", "", model("m", "red", "[36, 12]", R"({"speed": "standard", "drive": "tracked"})") + "," + wide,
            objective("far", "[36, 30]"));
  const ClockAnswer answer = asked(hearing, {.turns = 2});
  ASSERT_FALSE(answer.gaps.empty());
  EXPECT_NEAR(answer.gaps.front().width, 3, 1e-9);
  EXPECT_EQ(answer.gaps.front().sides.front().lanes, 3);
}

TEST(APlaceThatOnlyLuckReaches, HasItsChance) {
  // 13 inches or 14 a turn by the middle roll, and 21 by the highest.
  const Hearing hearing =
      heard("pips", "", model("m", "red", "[20, 24]", R"({"speed": "standard", "drive": "tracked"})"),
            objective("far", "[54, 24]"));
  const auto chance = [&](int turns) {
    const ClockAnswer answer = asked(hearing, {.turns = turns});
    return goal(answer, "far").sides.front().by.at(2).chance;
  };
  EXPECT_GT(chance(2), 0);
  EXPECT_LT(chance(2), 0.5);
  EXPECT_NEAR(chance(2), chance(4), 1e-9);
}

TEST(AnActionThatLeadsFarther, IsGivenUpWhereItMayNotGo) {
  // Run 12 to rough ground 13 inches away, then advance 6 within it, then 4 more.
  const Hearing hearing =
      heard("orders", area("r", "rough", "[[0,17.5],[72,17.5],[72,48],[0,48],[0,17.5]]"), model("m", "red", "[36, 4]"));
  const ClockAnswer answer = asked(hearing, {.turns = 6, .at = {{36, 26}}});
  expect_turn(answer, "place-1", 3);
  expect_chain(hearing, goal(answer, "place-1"), arrival(answer, "place-1", "red"));
}

TEST(ClosedGround, IsNeverPassedAndSurelySo) {
  const Hearing hearing =
      heard("orders", area("l", "lake", "[[0,20],[72,20],[72,24],[0,24],[0,20]]"), model("m", "red", "[36, 10]"));
  const ClockAnswer answer = asked(hearing, {.turns = 6, .at = {{36, 40}}});
  expect_turn(answer, "place-1", {});
  EXPECT_FALSE(holds(answer, BandKind::outer, "red", 6, {36, 40}));
  EXPECT_FALSE(holds(answer, BandKind::outer, "red", 6, {36, 22}));
  EXPECT_TRUE(holds(answer, BandKind::inner, "red", 6, {4, 4}));
}

TEST(AWallWithAGap, IsGoneRoundByTheShortestWay) {
  const Hearing hearing = heard("orders",
                                area("west", "high-wall", "[[0,22],[29,22],[29,23],[0,23],[0,22]]") + "," +
                                    area("east", "high-wall", "[[31,22],[72,22],[72,23],[31,23],[31,22]]"),
                                model("m", "red", "[10, 10]"));
  const ClockAnswer answer = asked(hearing, {.turns = 8, .at = {{55, 38}}});
  expect_turn(answer, "place-1", 5);  // 53.15 inches
  EXPECT_NEAR(arrival(answer, "place-1", "red").chain.clock, 53.15 / 12, 0.02);
  expect_chain(hearing, goal(answer, "place-1"), arrival(answer, "place-1", "red"));
}

TEST(TwoSides, MeetInTheMiddle) {
  const Hearing hearing =
      heard("orders", "", model("r", "red", "[16, 24]") + "," + model("b", "blue", "[56, 24]"),
            objective("middle", "[36, 24]") + "," + objective("near-red", "[20, 40]", R"(, "weight": 3)"));
  const ClockAnswer answer = asked(hearing, {.turns = 4});
  EXPECT_NEAR(goal(answer, "middle").first.together.chance, 1, 1e-9);
  EXPECT_NEAR(goal(answer, "near-red").first.sides[0].chance, 1, 1e-9);
  EXPECT_EQ(goal(answer, "middle").method, ChanceMethod::exact);
  ASSERT_TRUE(answer.fairness);
  EXPECT_NEAR(answer.fairness->lean.chance, 0.75, 1e-9);
  EXPECT_EQ(answer.fairness->ahead, 0u);
  EXPECT_NEAR(answer.ground[0], answer.ground[1], 1e-3);
  EXPECT_FALSE(answer.lines.empty());
}

TEST(AVehicle, HasTheChancesOfItsDiceThoughTheyPayForReverseByAnotherMeasure) {
  // Two dice and an inch for each of them ahead, the pips alone in reverse. The front is 28.4 inches away.
  const Hearing hearing = heard("pips", "",
                                R"({"id": "t", "side": "red", "at": [10, 24], "facing": 90,
                "base": {"shape": "rectangle", "width": 1.2, "length": 2.6},
                "traits": {"troop": "vehicle", "speed": "standard", "drive": "tracked"}})",
                                objective("there", "[39.7, 24]"));
  const ClockAnswer answer = asked(hearing, {.actions = {"rapid"}, .turns = 5});
  TurnRolls rolls;
  rolls.all = 36;
  for (int sum = 2; sum <= 12; ++sum) rolls.parts.push_back({sum + 2.0, 6 - std::abs(sum - 7)});
  const auto chances = chances_to_pay(rolls, 28.4, 5);
  for (std::size_t turn = 1; turn <= 5; ++turn) {
    const Likely& by = goal(answer, "there").sides[0].by.at(turn);
    EXPECT_NEAR(by.chance, chances[turn], 1e-9) << turn;
    EXPECT_LE(by.least, by.chance) << turn;
    EXPECT_GE(by.most, by.chance) << turn;
  }
}

TEST(ABandOfALaterTurn, HoldsThoseBefore) {
  const Hearing hearing = heard("orders", area("h", "high-wall", "[[30,10],[34,10],[34,30],[30,30],[30,10]]"),
                                model("m", "red", "[24, 20]"));
  const ClockAnswer answer = asked(hearing, {.turns = 4});
  for (double x = 1; x < 72; x += 3.5)
    for (double y = 1; y < 48; y += 3.5)
      for (int turn = 1; turn <= 4; ++turn) {
        const bool inner = holds(answer, BandKind::inner, "red", turn, {x, y});
        if (turn > 1) {
          EXPECT_LE(holds(answer, BandKind::inner, "red", turn - 1, {x, y}), inner) << x << ' ' << y << ' ' << turn;
        }
        EXPECT_LE(inner, holds(answer, BandKind::outer, "red", turn, {x, y})) << x << ' ' << y << ' ' << turn;
      }
}

TEST(ABandOfALaterTurn, GoesOnFromTheOutermostPlacesWhereAWayCannotBeCutAnywhere) {
  // An enemy is watched, so that it matters where a turn ends.
  const Hearing hearing = heard("orders", "", model("m", "red", "[20, 24]") + "," + model("e", "blue", "[66, 40]"));
  const ClockAnswer answer = asked(hearing, {.sides = {"red"}, .turns = 3});
  for (int turn = 1; turn <= 3; ++turn)
    for (int i = 0; i < 8; ++i) {
      const Vec there = Vec{20, 24} + direction(45 * i) * (12 * turn - 0.5);
      const bool on_table = there.x > 1 && there.x < 71 && there.y > 1 && there.y < 47;
      if (on_table && distance(there, {66, 40}) > 12) {
        EXPECT_TRUE(holds(answer, BandKind::inner, "red", turn, there)) << turn << ' ' << i;
      }
    }
  for (double x = 1; x < 72; x += 3.5)
    for (double y = 1; y < 48; y += 3.5)
      for (int turn = 1; turn <= 3; ++turn)
        EXPECT_LE(holds(answer, BandKind::inner, "red", turn, {x, y}),
                  holds(answer, BandKind::outer, "red", turn, {x, y}))
            << x << ' ' << y << ' ' << turn;
}

TEST(WhatTheGameHasNot, IsRefused) {
  const Hearing hearing = heard("orders", "", model("m", "red", "[24, 20]"));
  const auto pointer = [&](const ClockRequest& request) {
    const auto answer = clock_of(hearing, request);
    return answer ? std::string("answered") : answer.problem().pointer;
  };
  EXPECT_EQ(pointer({.sides = {"green"}}), "/side/0");
  EXPECT_EQ(pointer({.units = {"u"}}), "/unit/0");
  EXPECT_EQ(pointer({.pieces = {"m", "n"}}), "/piece/1");
  EXPECT_EQ(pointer({.actions = {"fly"}}), "/action/0");
  EXPECT_EQ(pointer({.first = "green"}), "/first");
  EXPECT_EQ(pointer({.at = {{10, 10}, {80, 10}}}), "/at/1");
  EXPECT_EQ(pointer({.hexes = {{1, 1}}}), "/hex");
  const Hearing odd = heard("orders", "", model("m", "nobody", "[24, 20]"));
  EXPECT_FALSE(clock_of(odd, {}));
}

}  // namespace
}  // namespace linesman::clock_test
