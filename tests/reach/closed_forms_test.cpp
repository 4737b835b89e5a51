// Ways whose length can be worked out by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "base/heading.h"
#include "reach/places.h"

namespace linesman {
namespace {

using reach_test::asked;
using reach_test::heard;
using reach_test::holds;
using reach_test::order_for;
using reach_test::SQUAD;

constexpr double RADIUS = 0.5;

std::string box(const std::string& id, const std::string& kind, double west, double south, double east, double north) {
  const auto at = [](double x, double y) { return "[" + std::to_string(x) + "," + std::to_string(y) + "]"; };
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "Polygon", "coordinates": [[)" +
         at(west, south) + "," + at(east, south) + "," + at(east, north) + "," + at(west, north) + "," +
         at(west, south) + "]]}}";
}

TEST(OnOpenGround, TheReachIsADisc) {
  const Hearing game = heard("orders", "", SQUAD);
  const auto reach = reach_of(game, order_for("squad", "advance"), {});
  ASSERT_TRUE(reach) << reach.problem().sentence();
  ASSERT_EQ(reach->rolls.size(), 1U);
  const RollReach& roll = reach->rolls.front();
  EXPECT_EQ(roll.roll, "given");
  EXPECT_EQ(roll.allowance, 6);
  EXPECT_LE(roll.band, 0.1);
  for (int heading = 0; heading < 360; heading += 7) {
    EXPECT_TRUE(holds(roll.inner, Vec{24, 24} + direction(heading) * 5.9)) << heading;
    EXPECT_FALSE(holds(roll.inner, Vec{24, 24} + direction(heading) * 6.001)) << heading;
    EXPECT_TRUE(holds(roll.outer, Vec{24, 24} + direction(heading) * 5.999)) << heading;
    EXPECT_FALSE(holds(roll.outer, Vec{24, 24} + direction(heading) * 6.1)) << heading;
  }
}

TEST(OnOpenGround, APlaceBeyondTheAllowanceCostsTheStraightWay) {
  const Hearing game = heard("orders", "", SQUAD);
  EXPECT_EQ(asked(game, order_for("squad", "advance"), {27, 28}).answer, CouldAnswer::yes);
  const Could far = asked(game, order_for("squad", "advance"), {24, 31});
  EXPECT_EQ(far.answer, CouldAnswer::no);
  ASSERT_TRUE(far.bound);
  EXPECT_NEAR(*far.bound, 7, 0.01);
  EXPECT_NEAR(far.short_by, 1, 0.05);
  ASSERT_TRUE(far.would);
  EXPECT_EQ(far.would->judgement.ruling.faults.front().rule, "orders-1");
}

/// Round the end of a wall the centre goes straight, along an arc of the base's radius, and straight on.
double round_corner(Vec from, Vec corner, Vec to) {
  const double a = distance(from, corner);
  const double b = distance(corner, to);
  // On the side that the wall leaves free.
  const double angle = 2 * std::numbers::pi - std::acos(dot(from - corner, to - corner) / (a * b));
  const double arc = angle - std::acos(RADIUS / a) - std::acos(RADIUS / b);
  return std::sqrt(a * a - RADIUS * RADIUS) + std::sqrt(b * b - RADIUS * RADIUS) + RADIUS * arc;
}

/// 6 inches to the north of a wall's corner, rated for the least and the greatest inches that must and must not do.
void expect_length(const std::string& terrain, Vec place, double inches, double slack) {
  for (const double rate : {inches + slack, inches - slack}) {
    std::string squad = SQUAD;
    squad.insert(squad.rfind('}') - 1, R"(, "rate": )" + std::to_string(rate));
    const Could could = asked(heard("orders", terrain, squad), order_for("squad", "advance"), place, 0);
    EXPECT_EQ(could.answer == CouldAnswer::yes, rate > inches) << rate << " for " << inches;
  }
}

TEST(BehindAWall, TheWayIsATautStringRoundItsCorner) {
  // The corners are so thin that the way bends round one point.
  const Vec place{24.6, 28};
  expect_length(box("wall", "cliff", 10, 25.999, 25, 26.001), place, round_corner({24, 24}, {25, 26}, place), 0.06);
}

TEST(BehindAWall, WhatItCostsAtLeastIsNotTheStraightWay) {
  const Vec place{22, 26.8};
  const double inches = round_corner({24, 24}, {25, 26}, place);
  ASSERT_LT(distance({24, 24}, place), 0.6 * inches);
  std::string squad = SQUAD;
  squad.insert(squad.rfind('}') - 1, R"(, "rate": )" + std::to_string(0.85 * inches));
  const Hearing game = heard("orders", box("wall", "cliff", 10, 25.999, 25, 26.001), squad);
  const Could could = asked(game, order_for("squad", "advance"), place);
  ASSERT_EQ(could.answer, CouldAnswer::no);
  ASSERT_TRUE(could.bound);
  EXPECT_GT(*could.bound, 0.85 * inches);
  EXPECT_LE(*could.bound, inches);
}

TEST(BehindAWall, AGapWideEnoughIsGoneThrough) {
  const std::string gap = box("west", "cliff", 10, 26, 24.9, 26.2) + "," + box("east", "cliff", 26.1, 26, 40, 26.2);
  EXPECT_EQ(asked(heard("orders", gap, SQUAD), order_for("squad", "advance"), {25.5, 28}).answer, CouldAnswer::yes);
}

TEST(BehindAWall, AGapNarrowerThanTheBaseIsClosed) {
  const std::string slit = box("west", "cliff", 0, 26, 25, 26.2) + "," + box("east", "cliff", 25.7, 26, 48, 26.2);
  const Hearing game = heard("orders", slit, SQUAD);
  EXPECT_EQ(asked(game, order_for("squad", "advance"), {25.35, 28}).answer, CouldAnswer::no);
  const auto reach = reach_of(game, order_for("squad", "advance"), {});
  ASSERT_TRUE(reach);
  EXPECT_FALSE(holds(reach->rolls.front().outer, {25.35, 28}));
  EXPECT_TRUE(holds(reach->rolls.front().inner, {25.35, 25.2}));
}

TEST(BehindAWall, AGapNarrowerThanTheBaseByAHairIsClosed) {
  const std::string slit = box("west", "cliff", 0, 26, 25, 26.2) + "," + box("east", "cliff", 25.96, 26, 48, 26.2);
  const auto reach = reach_of(heard("orders", slit, SQUAD), order_for("squad", "advance"), {});
  ASSERT_TRUE(reach);
  EXPECT_FALSE(holds(reach->rolls.front().outer, {25.48, 28})) << "neither side closes the gap by itself";
  EXPECT_LE(reach->rolls.front().band, 0.25);
}

TEST(PastAnotherUnit, AWayBendsWhereNobodyMayEnd) {
  const std::string enemy = R"(, {"id": "enemy", "side": "red", "base": {"shape": "circle", "diameter": 1},
      "at": [24, 26.5], "facing": 0, "traits": {"troop": "infantry"}})";
  const Hearing game = heard("orders", "", SQUAD + enemy);
  EXPECT_EQ(asked(game, order_for("squad", "advance"), {24.5, 27}).answer, CouldAnswer::no) << "too near to it";
  const Could behind = asked(game, order_for("squad", "advance"), {24, 28.6});
  ASSERT_EQ(behind.answer, CouldAnswer::yes);
  EXPECT_NEAR(behind.witness->judgement.ruling.allowance.spent.value(), 5.05, 0.1);
  EXPECT_FALSE(behind.witness->judgement.ruling.allowance.parts.front().text.empty());
}

/// Snell: the least of the ways over the border of ground on which an inch costs twice.
double over_border(Vec from, Vec to, double border) {
  double least = HUGE_VAL;
  for (double x = from.x - 5; x < from.x + 10; x += 1e-4)
    least = std::min(least, distance(from, {x, border}) + 2 * distance({x, border}, to));
  return least;
}

TEST(OverSlowerGround, TheWayBendsAtItsBorder) {
  // The ground counts as soon as the base is on it: half an inch before its border.
  const std::string trooper = R"({"id": "trooper", "side": "blue", "base": {"shape": "circle", "diameter": 1},
      "at": [24, 24], "facing": 0, "traits": {"troop": "infantry", "rate": RATE}})";
  const Vec place{28, 27};
  const double price = over_border({24, 24}, place, 25.5);
  for (const double rate : {price + 0.1, price - 0.15}) {
    std::string piece = trooper;
    piece.replace(piece.find("RATE"), 4, std::to_string(rate));
    const Hearing game = heard("mobility", box("bog", "soft", 0, 26, 48, 48), piece);
    EXPECT_EQ(asked(game, order_for("trooper", "move"), place).answer == CouldAnswer::yes, rate > price) << rate;
  }
}

TEST(OnARoadThroughAWood, TheWoodIsClosedBesideTheRoadOnly) {
  // No piece enters this one; where the road clears it, it does not count for a piece whose centre is on the road.
  std::string wood = box("wood", "wood", 10, 26, 38, 31);
  wood.insert(1, R"("ratings": {"orders": "impassable"}, )");
  const std::string lane = R"(, {"id": "lane", "kind": "road", "width": 2,
      "geometry": {"type": "LineString", "coordinates": [[24, 20], [24, 40]]}})";
  const Hearing game = heard("orders", wood + lane, SQUAD, R"({"road_clears": "all"})");
  const auto reach = reach_of(game, order_for("squad", "run"), {});
  ASSERT_TRUE(reach) << reach.problem().sentence();
  const RollReach& roll = reach->rolls.front();
  EXPECT_TRUE(holds(roll.inner, {24, 28}));
  EXPECT_TRUE(holds(roll.inner, {24.8, 26}));
  EXPECT_TRUE(holds(roll.inner, {27, 25.4}));
  EXPECT_FALSE(holds(roll.outer, {27, 25.56})) << "the base is in the wood by a hair";
  EXPECT_FALSE(holds(roll.outer, {25.1, 28})) << "the centre is beside the road by a hair";
}

/// Whether a trooper who stands in the middle, with 6 inches, could have gone `inches` to the north in the wet.
Could in_the_wet(const std::string& terrain, double inches) {
  const std::string trooper = R"({"id": "trooper", "side": "blue", "base": {"shape": "circle", "diameter": 1},
      "at": [24, 24], "facing": 0, "traits": {"troop": "infantry"}})";
  const Hearing game = heard("mobility", terrain, trooper, R"({"weather": "wet"})");
  return asked(game, order_for("trooper", "move"), {24, 24 + inches});
}

std::string lane(const std::string& kind) {
  return R"({"id": ")" + kind + R"(", "kind": ")" + kind + R"(", "width": 14,
      "geometry": {"type": "LineString", "coordinates": [[24, 0], [24, 48]]}})";
}

TEST(OnAMuddyRoad, AnInchIsDearWhereNoBetterRoadIsOnTop) {
  EXPECT_EQ(in_the_wet(lane("track"), 2.99).answer, CouldAnswer::yes);
  const Could far = in_the_wet(lane("track"), 5);
  EXPECT_EQ(far.answer, CouldAnswer::no);
  ASSERT_TRUE(far.bound);
  EXPECT_NEAR(*far.bound, 10, 0.2);
  EXPECT_EQ(in_the_wet(lane("track") + "," + lane("road"), 11).answer, CouldAnswer::yes);
}

TEST(OnAMuddyRoad, AnInchIsNotDearWhereTheRoadLiesInWaterThatDoesNotCount) {
  const std::string house_in_lake =
      box("lake", "lake", 14, 14, 34, 44) + "," + box("house", "building", 18, 18, 30, 40);
  EXPECT_NE(in_the_wet(house_in_lake + "," + lane("track"), 8).answer, CouldAnswer::no);
  std::string flooded = lane("ford");
  flooded.insert(flooded.rfind('}'), R"(, "ratings": {"mobility": "water"})");
  EXPECT_NE(in_the_wet(flooded + "," + lane("track"), 5).answer, CouldAnswer::no);
}

// A gyro at three inches, and a tank as large on the ground, before a car that is in the way on the ground only.
TEST(AbovePieces, AFlyerMayEndWhereOneOnTheGroundMayNot) {
  for (const double altitude : {3.0, 0.0}) {
    const std::string pieces = R"({"id": "gyro", "side": "blue", "base": {"shape": "rectangle", "width": 1.6,
        "length": 2.6}, "at": [24, 24], "facing": 0, "altitude": )" +
                               std::to_string(altitude) + R"(,
        "traits": {"troop": "vehicle", "drive": ")" +
                               (altitude > 0 ? "helicopter" : "tracked") + R"(", "rate": 36}},
        {"id": "car", "side": "red",
        "base": {"shape": "rectangle", "width": 2, "length": 4}, "at": [24, 32], "facing": 0,
        "traits": {"troop": "vehicle", "drive": "wheeled", "rate": 12}})";
    const Hearing game = heard("mobility", "", pieces);
    const auto reach = reach_of(game, order_for("gyro", "move"), {});
    ASSERT_TRUE(reach) << reach.problem().sentence();
    const bool flies = altitude > 0;
    EXPECT_EQ(holds(reach->rolls.front().outer, {24, 32}), flies) << altitude;
    EXPECT_EQ(holds(reach->rolls.front().inner, {24, 32}), flies) << altitude;
    EXPECT_EQ(asked(game, order_for("gyro", "move"), {24, 32}).answer == CouldAnswer::yes, flies) << altitude;
  }
}

TEST(BehindALake, APlaceTooFarOffIsNotCalledClosed) {
  const Hearing game = heard("orders", box("lake", "lake", 18, 28, 30, 40), SQUAD);
  EXPECT_EQ(asked(game, order_for("squad", "advance"), {24, 44}).reason, "it costs at least 20″ of 6″");
  EXPECT_EQ(asked(game, order_for("squad", "advance"), {24, 29}).reason,
            "ground that it may not enter is there or around it");
}

// From the door on at half the price.
TEST(InABuilding, AnInchIsCheapAlsoOnATableWithStairs) {
  const std::string house = box("house", "building", 20, 24, 28, 44);
  for (const std::string& terrain : {house, house + "," + box("stairs", "stairs", 2, 2, 4, 4)}) {
    const Hearing game = heard("mobility", terrain, SQUAD);
    const auto reach = reach_of(game, order_for("squad", "move"), {});
    ASSERT_TRUE(reach) << reach.problem().sentence();
    EXPECT_TRUE(holds(reach->rolls.front().inner, {24, 35.5}));
    EXPECT_TRUE(holds(reach->rolls.front().outer, {24, 35.9}));
    EXPECT_FALSE(holds(reach->rolls.front().outer, {24, 37}));
  }
}

// Each leg leads at the lake and none into it, so that every way stays between the start and the lake.
TEST(TowardWhatMayNotBeEntered, NoWayLeavesTheHullOfTheStartAndTheFeature) {
  const Hearing game = heard("pips", box("lake", "lake", 20, 16, 28, 24),
                             R"({"id": "tank", "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 2},
      "at": [24, 10], "facing": 0, "traits": {"troop": "vehicle", "speed": "standard", "drive": "tracked"}})");
  for (const bool aimed : {true, false}) {
    Order order = order_for("tank", "rapid");
    if (aimed) order.members = Value::Object{{"toward", "lake"}};
    const auto reach = reach_of(game, order, {});
    ASSERT_TRUE(reach) << reach.problem().sentence();
    const MultiPolygon& outer = reach->rolls.back().outer;
    EXPECT_TRUE(holds(reach->rolls.back().inner, {24.5, 13})) << aimed;
    EXPECT_TRUE(holds(outer, {25, 13})) << aimed;
    EXPECT_EQ(holds(outer, {28, 13}), !aimed);
    EXPECT_EQ(holds(outer, {24, 8}), !aimed);
  }
}

}  // namespace
}  // namespace linesman
