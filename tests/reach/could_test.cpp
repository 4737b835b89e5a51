// Ends that are more than a place.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "base/heading.h"
#include "reach/places.h"
#include "reach/questions/turns.h"

namespace linesman {
namespace {

using reach_test::heard;
using reach_test::order_for;
using reach_test::SQUAD;

Could flown(const char* piece, double altitude) {
  const Hearing hearing = heard("mobility", "", piece);
  auto could = could_reach(hearing, order_for("flyer", "move"), {{"flyer", EndRequest{{24, 30}, {}, altitude}}}, 0.01);
  EXPECT_TRUE(could) << (could ? "" : could.problem().sentence());
  return could ? *std::move(could) : Could{};
}

TEST(AnEndAtAnotherAltitude, IsClimbedToWhereThatIsLegal) {
  const Could could = flown(R"({"id": "flyer", "side": "blue", "base": {"shape": "circle", "diameter": 2},
      "at": [24, 24], "facing": 0, "altitude": 4, "traits": {"troop": "vehicle", "drive": "helicopter", "rate": 36, "size": 5}})",
                            6);
  ASSERT_EQ(could.answer, CouldAnswer::yes);
  EXPECT_NEAR(could.witness->judgement.trace.pieces.front().end.pose.altitude, 6, 1e-9);
  EXPECT_TRUE(is_allowed(could.witness->judgement.ruling));
}

TEST(AnEndAtAnotherAltitude, IsNotSaidToBeReachedByWhoCannotClimb) {
  const Could could = flown(R"({"id": "flyer", "side": "blue", "base": {"shape": "circle", "diameter": 1},
      "at": [24, 24], "facing": 0, "traits": {"troop": "infantry"}})",
                            6);
  EXPECT_NE(could.answer, CouldAnswer::yes);
}

const std::string TANK = R"({"id": "flyer", "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 2},
    "at": [24, 24], "facing": 0, "traits": {"troop": "vehicle", "drive": "tracked", "rate": 18, "size": 5}})";

TEST(AnEndHigherThanThePieceMayBe, IsANoWithTheReasonAndWhatTheWayThereBreaks) {
  const Could could = flown(TANK.c_str(), 5);
  EXPECT_EQ(could.answer, CouldAnswer::no);
  EXPECT_EQ(could.reason, "it may be no higher than 0 inches there");
  ASSERT_TRUE(could.would);
  const auto& faults = could.would->judgement.ruling.faults;
  EXPECT_TRUE(std::any_of(faults.begin(), faults.end(), [](const Fault& f) { return f.rule == "mobility-41"; }));
  EXPECT_FALSE(could.nearest) << "what is near is on the ground";
}

Could flown_over(const std::string& terrain, double altitude, double tolerance = 0) {
  Hearing hearing = heard("mobility", terrain, TANK);
  if (tolerance > 0) hearing = *hearing.on(hearing.game().with_tolerance(tolerance));
  auto could = could_reach(hearing, order_for("flyer", "move"), {{"flyer", EndRequest{{24, 30}, {}, altitude}}}, 0.01);
  EXPECT_TRUE(could) << (could ? "" : could.problem().sentence());
  return could ? *std::move(could) : Could{};
}

TEST(AnEndHigherThanThePieceMayBe, CannotBeSaidWhereSomethingMayBearIt) {
  const auto house = [](double south) {
    return R"({"id": "house", "kind": "building", "height": 9, "geometry": {"type": "Polygon", "coordinates": [[[22, )" +
           std::to_string(south) + "], [26, " + std::to_string(south) + "], [26, 40], [22, 40], [22, " +
           std::to_string(south) + "]]]}}";
  };
  const Could near = flown_over(house(31), 5);
  EXPECT_EQ(near.answer, CouldAnswer::unknown);
  EXPECT_EQ(near.reason, "ways that climb or descend are not searched");
  EXPECT_TRUE(near.would);
  EXPECT_EQ(flown_over(house(31.2), 5).answer, CouldAnswer::no) << "its corners are 1.12 inches from its middle";
}

TEST(AnEndHigherThanThePieceMayBe, MayBeForgivenByTheTolerance) {
  EXPECT_EQ(flown_over("", 0.4, 0.5).answer, CouldAnswer::yes);
  EXPECT_EQ(flown_over("", 0.6, 0.5).answer, CouldAnswer::no);
}

TEST(AnEndHigherThanThePieceMayBe, IsReachedInNoNumberOfTurns) {
  const Hearing hearing = heard("mobility", "", TANK);
  const auto turns = turns_to(hearing, order_for("flyer", "move"), EndRequest{{24, 30}, {}, 5}, 0.01);
  ASSERT_TRUE(turns) << turns.problem().sentence();
  EXPECT_FALSE(turns->front().turns);
  EXPECT_FALSE(turns->front().at_least);
  EXPECT_EQ(turns->front().why, "it may be no higher than 0 inches there");
}

TEST(AnEndInTheAir, IsANoUnderRulesWithoutClimbs) {
  for (const auto& [ruleset, traits] :
       {std::pair("orders", R"("troop": "infantry")"),
        std::pair("pips", R"("troop": "vehicle", "drive": "tracked", "speed": "standard")")}) {
    const Hearing hearing = heard(ruleset, "",
                                  R"({"id": "one", "side": "blue", "at": [24, 24], "facing": 0,
        "base": {"shape": "circle", "diameter": 1}, "traits": {)" +
                                      std::string(traits) + "}}");
    const std::string action = hearing.ruleset().terms().actions.front().id;
    const auto could = could_reach(hearing, order_for("one", action), {{"one", EndRequest{{24, 25}, {}, 5}}}, 0.01);
    ASSERT_TRUE(could) << could.problem().sentence();
    EXPECT_EQ(could->answer, CouldAnswer::no) << ruleset;
    EXPECT_EQ(could->reason, "these rules do not allow climbing") << ruleset;
  }
}

TEST(WhatCannotBeSaid, IsSaidWithTheReason) {
  EXPECT_FALSE(flown(R"({"id": "flyer", "side": "blue", "base": {"shape": "circle", "diameter": 2},
      "at": [24, 24], "facing": 0, "altitude": 4, "traits": {"troop": "vehicle", "drive": "helicopter", "rate": 3, "size": 5}})",
                     40)
                   .reason.empty());
}

TEST(AWayThatIsMarginal, IsAYes) {
  const Hearing strict = heard("orders", "", SQUAD);
  EXPECT_EQ(reach_test::asked(strict, order_for("squad", "advance"), {24, 30.3}).answer, CouldAnswer::no);
  const auto lenient = strict.on(strict.game().with_tolerance(0.5));
  ASSERT_TRUE(lenient) << lenient.problem().sentence();
  const Could could = reach_test::asked(*lenient, order_for("squad", "advance"), {24, 30.3});
  ASSERT_EQ(could.answer, CouldAnswer::yes);
  EXPECT_EQ(could.witness->judgement.ruling.verdict, Verdict::marginal);
}

TEST(WhoStandsWhereNobodyMayGo, CouldHaveStayedThere) {
  const Hearing hearing = heard("orders", R"({"id": "lake", "kind": "lake", "geometry": {"type": "Polygon",
      "coordinates": [[[20, 20], [28, 20], [28, 28], [20, 28], [20, 20]]]}})",
                                SQUAD);
  EXPECT_EQ(reach_test::asked(hearing, order_for("squad", "advance"), {24, 24}).answer, CouldAnswer::yes);
  EXPECT_EQ(reach_test::asked(hearing, order_for("squad", "advance"), {26, 26}).answer, CouldAnswer::no);
}

// A lane along the table's edge, too narrow for a tank that is taken off where it passes the edge.
TEST(WhoIsTakenOffOnTheWay, DoesNotStandAtItsEnd) {
  const std::string lake = R"({"id": "lake", "kind": "lake", "geometry": {"type": "Polygon",
      "coordinates": [[[1.5, 12], [40, 12], [40, 14], [1.5, 14], [1.5, 12]]]}})";
  const Hearing hearing = heard("orders", lake, R"({"id": "tank", "side": "blue", "base": {"shape": "rectangle",
      "width": 2, "length": 2}, "at": [3, 9], "facing": 0,
      "traits": {"troop": "vehicle", "drive": "tracked", "may_leave": true}})");
  const Order order = order_for("tank", "run");
  EXPECT_NE(reach_test::asked(hearing, order, {3, 17}).answer, CouldAnswer::yes);
  EXPECT_EQ(reach_test::asked(hearing, order, {6, 9}).answer, CouldAnswer::yes);
}

TEST(DiceThatNoDieShows, AreNotReckonedWith) {
  const Hearing hearing = heard("pips", "", R"({"id": "tank", "side": "blue", "base": {"shape": "rectangle",
      "width": 1, "length": 2}, "at": [24, 24], "facing": 0,
      "traits": {"troop": "vehicle", "speed": "standard", "drive": "tracked"}})");
  Order order = order_for("tank", "rapid");
  order.dice["movement"] = {7, 1};
  EXPECT_NE(reach_test::asked(hearing, order, {24, 26}).answer, CouldAnswer::yes);
  EXPECT_FALSE(reach_test::asked(hearing, order, {24, 40}).bound);
  order.dice["movement"] = {6, 1};
  EXPECT_EQ(reach_test::asked(hearing, order, {24, 26}).answer, CouldAnswer::yes);
  EXPECT_TRUE(reach_test::asked(hearing, order, {24, 40}).bound);
}

const std::string PIPS_TANK = R"({"id": "tank", "side": "red", "base": {"shape": "rectangle", "width": 2, "length": 4},
    "at": [20, 20], "facing": 0, "traits": {"speed": "standard", "drive": "tracked"}})";

Could turned(const Hearing& hearing, const Order& order, const EndRequest& end) {
  auto could = could_reach(hearing, order, {{"tank", end}}, 0.01);
  EXPECT_TRUE(could) << (could ? "" : could.problem().sentence());
  return could ? *std::move(could) : Could{};
}

TEST(ATurnOnTheSpot, NeedsNoDiceThatAWayWants) {
  const Hearing open = heard("pips", "", PIPS_TANK);
  EXPECT_EQ(turned(open, order_for("tank", "flat-out"), {{20, 20}, 100, {}}).answer, CouldAnswer::yes);
  EXPECT_EQ(turned(open, order_for("tank", "cautious"), {{20, 20}, 45, {}}).answer, CouldAnswer::yes);
  const Hearing wood = heard("pips", R"({"id": "wood", "kind": "wood", "geometry": {"type": "Polygon",
      "coordinates": [[[0, 0], [40, 0], [40, 40], [0, 40], [0, 0]]]}})",
                             PIPS_TANK);
  EXPECT_EQ(turned(wood, order_for("tank", "cautious"), {{20, 20}, 30, {}}).answer, CouldAnswer::yes);
  EXPECT_EQ(turned(wood, order_for("tank", "cautious"), {{20, 20}, {}, {}}).answer, CouldAnswer::yes);
}

// A wheeled one turns 45 degrees at the start, and 45 more after an inch.
TEST(BendsByCredit, AreFoundForAnEndThatFacesSo) {
  std::string wheeled = PIPS_TANK;
  wheeled.replace(wheeled.find("standard"), 8, "wheeled");
  wheeled.replace(wheeled.find("tracked"), 7, "wheeled");
  const Hearing hearing = heard("pips", "", wheeled);
  Order order = order_for("tank", "rapid");
  order.dice["movement"] = {3, 2};
  const Vec place = Vec{20, 20} + direction(40) + direction(85) * 2;
  const Could could = turned(hearing, order, {place, 85, {}});
  ASSERT_EQ(could.answer, CouldAnswer::yes) << could.reason;
  EXPECT_TRUE(is_allowed(hearing.judge(could.witness->order)->ruling));
}

// The bridge and its lane, of a column that passes it.
TEST(AnActionWithoutAFare, IsTriedStraight) {
  const Hearing hearing = heard("drill",
                                R"({"id": "river", "kind": "river", "geometry": {"type": "Polygon",
      "coordinates": [[[0, 20], [40, 20], [40, 22], [0, 22], [0, 20]]]}},
      {"id": "lane", "kind": "track", "geometry": {"type": "LineString", "coordinates": [[20, 0], [20, 40]]}},
      {"id": "bridge", "kind": "bridge", "geometry": {"type": "LineString", "coordinates": [[20, 20], [20, 22]]}})",
                                R"({"id": "a", "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 4},
      "at": [20, 17.5], "facing": 0, "traits": {"troop": "infantry", "drill": 5},
      "status": {"formation": "manoeuvre-column", "order": "none"}})");
  EXPECT_EQ(reach_test::asked(hearing, order_for("a", "pass"), {20, 24.5}, 0.01).answer, CouldAnswer::yes);
}

}  // namespace
}  // namespace linesman
