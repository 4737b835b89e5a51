// Ways that begin with an act or a climb, and what is said where some were left out.
#include <gtest/gtest.h>

#include <algorithm>

#include "reach/ask/mend.h"
#include "reach/places.h"
#include "reach/questions/turns.h"

namespace linesman {
namespace {

using reach_test::heard;
using reach_test::order_for;

std::string band(const std::string& id, const std::string& kind, double from, double to, const std::string& more = "") {
  const auto y = [](double inches) { return std::to_string(inches); };
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "Polygon", "coordinates": [[[0, )" +
         y(from) + "], [48, " + y(from) + "], [48, " + y(to) + "], [0, " + y(to) + "], [0, " + y(from) + "]]]}" + more +
         "}";
}

const std::string THICKET = band("thicket", "wood", 26, 29, R"(, "ratings": {"mobility": "dense"})");

std::string trooper(const std::string& gear, double rate) {
  return R"({"id": "one", "side": "blue", "base": {"shape": "circle", "diameter": 1}, "at": [24, 24], "facing": 0,
      "traits": {"troop": "infantry", "gear": ")" +
         gear + R"(", "rate": )" + std::to_string(rate) + "}}";
}

Could ended(const Hearing& hearing, const std::string& action, const EndRequest& end) {
  auto could = could_reach(hearing, order_for("one", action), {{"one", end}}, 0.01);
  EXPECT_TRUE(could) << (could ? "" : could.problem().sentence());
  return could ? *std::move(could) : Could{};
}

const Pose& end_of_one(const Could& could) { return could.witness->judgement.trace.pieces.front().end.pose; }

TEST(WhoFlies, PassesOverWhatNobodyEnters) {
  const Hearing hearing = heard("mobility", THICKET, trooper("jetpack", 24));
  const Could could = ended(hearing, "move", {{24, 33}, {}, 0.0});
  ASSERT_EQ(could.answer, CouldAnswer::yes) << could.reason;
  EXPECT_TRUE(is_allowed(could.witness->judgement.ruling));
  EXPECT_NEAR(distance(end_of_one(could).at, {24, 33}), 0, 0.0101);
  EXPECT_NEAR(*could.witness->judgement.ruling.allowance.spent, 17, 1e-6) << "4 up, 9 on, 4 down";
  const auto turns = turns_to(hearing, order_for("one", "move"), {{24, 33}, {}, 0.0}, 0.01);
  ASSERT_TRUE(turns);
  EXPECT_EQ(turns->front().turns, 1);
}

TEST(WhoFlies, LandsWhereNothingIsSaidOfHowHighItEnds) {
  const Could could = ended(heard("mobility", THICKET, trooper("jetpack", 24)), "move", {{24, 33}, {}, {}});
  ASSERT_EQ(could.answer, CouldAnswer::yes) << could.reason;
  EXPECT_NEAR(end_of_one(could).altitude, 0, 1e-9);
}

TEST(WhoFlies, PaysForTheClimb) {
  const Hearing hearing = heard("mobility", THICKET, trooper("jetpack", 16));
  EXPECT_EQ(ended(hearing, "move", {{24, 33}, {}, 0.0}).answer, CouldAnswer::no) << "17 of 16";
  EXPECT_EQ(ended(hearing, "move", {{24, 33}, {}, 4.0}).answer, CouldAnswer::yes) << "13 of 16";
}

TEST(WhoCannotFlySoHigh, IsStopped) {
  const Could could = ended(heard("mobility", THICKET, trooper("gravpack", 24)), "move", {{24, 33}, {}, 0.0});
  EXPECT_EQ(could.answer, CouldAnswer::no);
  EXPECT_FALSE(could.reason.empty());
}

TEST(WhoFliesOverThem, EndsWhereOthersCannotGoInReachToo) {
  const auto reach = reach_of(heard("mobility", THICKET, trooper("jetpack", 24)), order_for("one", "move"), {{}, 2});
  ASSERT_TRUE(reach);
  EXPECT_TRUE(reach_test::holds(reach->rolls.front().inner, {24.1, 33.1}));
  EXPECT_TRUE(reach_test::holds(reach->rolls.front().outer, {24.1, 33.1}));
}

const std::string TANK_BEHIND_INFANTRY = R"({"id": "one", "side": "blue", "base": {"shape": "rectangle", "width": 1.5,
    "length": 2}, "at": [24, 20], "facing": 0, "traits": {"troop": "vehicle", "drive": "tracked", "rate": 18,
    "armoured": true, "size": 6}}, {"id": "foe", "side": "red", "base": {"shape": "circle", "diameter": 1},
    "at": [24, 24], "facing": 0, "traits": {"troop": "infantry"}})";
const std::string LANE = R"({"id": "west", "kind": "lake", "geometry": {"type": "Polygon",
    "coordinates": [[[0, 0], [23, 0], [23, 48], [0, 48], [0, 0]]]}}, {"id": "east", "kind": "lake", "geometry":
    {"type": "Polygon", "coordinates": [[[25, 0], [48, 0], [48, 48], [25, 48], [25, 0]]]}})";

TEST(WhoMayRunAnEnemyDown, PassesWhereHeStands) {
  const Could could = ended(heard("mobility", LANE, TANK_BEHIND_INFANTRY), "move", {{24, 28}, {}, {}});
  ASSERT_EQ(could.answer, CouldAnswer::yes) << could.reason;
  const auto& effects = could.witness->judgement.ruling.effects;
  EXPECT_TRUE(std::any_of(effects.begin(), effects.end(), [](const Effect& e) { return e.on == "foe" && e.remove; }));
}

TEST(WhoMayNotRunAnEnemyDown, DoesNotPass) {
  std::string soft = TANK_BEHIND_INFANTRY;
  soft.replace(soft.find(R"("armoured": true)"), 16, R"("armoured": false)");
  EXPECT_EQ(ended(heard("mobility", LANE, soft), "move", {{24, 28}, {}, {}}).answer, CouldAnswer::no);
}

std::string battalion(const std::string& formation, const std::string& more = "") {
  return R"({"id": "one", "side": "blue", "base": {"shape": "rectangle", "width": 2, "length": 2}, "at": [24, 24],
      "facing": 0, "traits": {"troop": "infantry", "drill": 5}, "status": {"formation": ")" +
         formation + R"(", "order": "move"}})" + more;
}

TEST(AFreeChangeOfFormation, IsAWay) {
  const Hearing hearing = heard("drill", "", battalion("column"));
  const Could could = ended(hearing, "move", {{24, 26}, {}, {}});
  ASSERT_EQ(could.answer, CouldAnswer::yes) << could.reason;
  EXPECT_TRUE(std::holds_alternative<ActStep>(could.witness->order.paths.of("one")->front()));
  EXPECT_EQ(ended(hearing, "move", {{24, 26.1}, {}, {}}).answer, CouldAnswer::no) << "two BD of a manoeuvre column";
  const auto turns = turns_to(hearing, order_for("one", "move"), {{24, 28}, {}, {}}, 0.01);
  ASSERT_TRUE(turns);
  EXPECT_EQ(turns->front().at_least, 2);
}

TEST(AFreeChangeOfFormation, IsNotTakenWhereTheWayIsLegalWithout) {
  const Could could = ended(heard("drill", "", battalion("line")), "move", {{24, 26}, {}, {}});
  ASSERT_EQ(could.answer, CouldAnswer::yes);
  EXPECT_FALSE(std::holds_alternative<ActStep>(could.witness->order.paths.of("one")->front()));
}

TEST(AFreeChangeOfFormation, MendsAnOrder) {
  const Hearing hearing = heard("drill", "", battalion("column"));
  Order order = order_for("one", "move");
  order.paths.set_all({ForwardStep{2}});
  const auto mends = mends_of(hearing, order, *hearing.judge(order));
  ASSERT_FALSE(mends.empty());
  EXPECT_EQ(mends.front().what, "Begin with Form (Manoeuvre column)");
  EXPECT_EQ(mends.front().distance, 0);
}

TEST(ABatteryThatLimbersFirst, Moves) {
  const Hearing hearing = heard("drill", "", R"({"id": "one", "side": "blue", "base": {"shape": "rectangle", "width": 3,
      "length": 1}, "at": [24, 24], "facing": 0, "traits": {"troop": "artillery", "battery": "horse", "drill": 6},
      "status": {"formation": "unlimbered", "order": "move"}})");
  EXPECT_EQ(ended(hearing, "move", {{24, 26}, {}, {}}).answer, CouldAnswer::yes);
  EXPECT_EQ(ended(hearing, "move", {{24, 34}, {}, {}}).answer, CouldAnswer::no);
}

TEST(ContoursOnTheWay, ArePaidInTheBound) {
  std::string rings;
  for (int i = 0; i < 3; ++i) {
    const std::string r = std::to_string(26.5 + i);
    rings += (i > 0 ? ", " : "") + std::string(R"({"id": "c)") + std::to_string(i) +
             R"(", "kind": "contour", "traits": {"level": )" + std::to_string(i) +
             R"(}, "geometry": {"type": "LineString", "coordinates": [[0, )" + r + "], [48, " + r + "]]}}";
  }
  // Four BD to there, and the second and third contour: six of a cavalry column's five.
  const std::string horse = R"({"id": "one", "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 6},
      "at": [24, 25], "facing": 0, "traits": {"troop": "cavalry", "drill": 5},
      "status": {"formation": "manoeuvre-column", "order": "move"}})";
  const Could could = ended(heard("drill", rings, horse), "move", {{24, 29}, {}, {}});
  EXPECT_EQ(could.answer, CouldAnswer::no);
  ASSERT_TRUE(could.bound) << could.reason;
  EXPECT_NEAR(*could.bound, 6, 0.05);
  EXPECT_EQ(ended(heard("drill", rings, horse), "move", {{24, 28}, {}, {}}).answer, CouldAnswer::yes);
}

TEST(ATurnOnTheSpot, IsAWay) {
  const Hearing hearing =
      heard("orders", "", R"({"id": "one", "side": "blue", "base": {"shape": "rectangle", "width": 1,
      "length": 2}, "at": [24, 24], "facing": 0, "traits": {"troop": "vehicle", "drive": "tracked"}})");
  const Could could = ended(hearing, "advance", {{24, 24}, 120.0, {}});
  ASSERT_EQ(could.answer, CouldAnswer::yes) << could.reason;
  EXPECT_EQ(could.witness->order.paths.of("one")->size(), 1U);
}

TEST(AClimbOnTheSpot, IsAWay) {
  const Could could = ended(heard("mobility", "", trooper("jetpack", 24)), "move", {{24, 24}, {}, 5.0});
  ASSERT_EQ(could.answer, CouldAnswer::yes) << could.reason;
  EXPECT_EQ(could.witness->order.paths.of("one")->size(), 1U);
}

TEST(AWitness, TakesNoDetourWhereTheStraightWayIsLegal) {
  const Hearing hearing = heard("mobility", band("soft", "marsh", 26, 30), trooper("foot", 16));
  for (const Vec place : {Vec{27, 31}, Vec{20, 29}, Vec{24.5, 30.5}}) {
    const Could could = ended(hearing, "move", {place, {}, {}});
    ASSERT_EQ(could.answer, CouldAnswer::yes) << could.reason;
    EXPECT_EQ(could.witness->order.paths.of("one")->size(), 1U);
  }
}

TEST(AGapThatIsTooNarrow, IsANoOrNamedInTheReason) {
  const auto block = [](const std::string& id, double low, double high) {
    return R"({"id": ")" + id + R"(", "kind": "building", "geometry": {"type": "Polygon", "coordinates": [[[24, )" +
           std::to_string(low) + "], [27, " + std::to_string(low) + "], [27, " + std::to_string(high) + "], [24, " +
           std::to_string(high) + "], [24, " + std::to_string(low) + "]]]}}";
  };
  const std::string car = R"({"id": "one", "side": "blue", "base": {"shape": "circle", "diameter": 2}, "at": [21, 24],
      "facing": 90, "traits": {"troop": "vehicle", "drive": "wheeled", "rate": 30}})";
  for (const double half : {0.95, 0.985}) {
    const Could could = ended(heard("mobility", block("a", 0, 24 - half) + ", " + block("b", 24 + half, 48), car),
                              "move", {{31, 24}, {}, {}});
    EXPECT_EQ(could.answer, CouldAnswer::no) << half;
    EXPECT_NE(english(could.reason).find("gap"), std::string::npos) << could.reason;
  }
  const Could fits =
      ended(heard("mobility", block("a", 0, 22.99) + ", " + block("b", 25.01, 48), car), "move", {{31, 24}, {}, {}});
  EXPECT_EQ(fits.answer, CouldAnswer::yes) << fits.reason;
}

TEST(AMendOfATurn, NeverTurnsByNothing) {
  const Hearing hearing = heard("mobility", "", trooper("foot", 6));
  Order order = order_for("one", "move");
  order.paths.set_all({ForwardStep{7}, PivotStep{30}, ForwardStep{1}});
  for (const Mend& mend : mends_of(hearing, order, *hearing.judge(order)))
    EXPECT_EQ(english(mend.what).find("Turn by 0"), std::string::npos) << mend.what;
}

TEST(AMendByAnotherAction, SaysWhatItWouldHaveToRoll) {
  const Hearing hearing = heard("pips", "", R"({"id": "one", "side": "blue", "base": {"shape": "rectangle",
      "width": 1, "length": 2}, "at": [24, 24], "facing": 0,
      "traits": {"troop": "vehicle", "speed": "standard", "drive": "tracked"}})");
  Order order = order_for("one", "cautious");
  order.paths.set_all({ForwardStep{9}});
  order.dice["movement"] = {6};
  const auto mends = mends_of(hearing, order, *hearing.judge(order));
  EXPECT_TRUE(std::any_of(mends.begin(), mends.end(), [](const Mend& mend) {
    return mend.instead.order.action == "rapid" && mend.instead.order.dice.at("movement").size() == 2 &&
           english(mend.what).find("needs a roll of 7") != std::string::npos;
  }));
}

}  // namespace
}  // namespace linesman
