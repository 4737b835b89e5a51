// In how many turns a piece gets somewhere, where that can be worked out by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/heading.h"
#include "reach/places.h"
#include "reach/questions/turns.h"
#include "reach/search/way_trial.h"

namespace linesman {
namespace {

using reach_test::heard;
using reach_test::order_for;
using reach_test::SQUAD;
using ::testing::HasSubstr;

std::string polygon(const std::string& id, const std::string& kind, const std::string& ring) {
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "Polygon", "coordinates": [)" +
         ring + "]}}";
}

TurnsTo turns(const Hearing& hearing, const Order& order, const EndRequest& end) {
  const auto told = turns_to(hearing, order, end, 0.01);
  EXPECT_TRUE(told) << (told ? "" : told.problem().sentence());
  return told ? told->front() : TurnsTo{};
}

/// Judges the orders one after another; the last ends there.
void expect_played(Hearing hearing, const TurnsTo& told, Vec place) {
  ASSERT_EQ(static_cast<int>(told.orders.size()), told.turns);
  Vec at{-1, -1};
  for (const Order& order : told.orders) {
    auto judged = hearing.judge(order);
    ASSERT_TRUE(judged && is_allowed(judged->ruling));
    at = judged->trace.pieces.front().end.pose.at;
    hearing = *after(hearing, {order, *std::move(judged)});
  }
  EXPECT_LE(distance(at, place), 0.0101);
}

TEST(OnOpenGround, TurnsAreTheDistanceOverTheAllowanceRoundedUp) {
  const Hearing hearing = heard("orders", "", SQUAD);
  for (const double inches : {0.5, 6.0, 6.1, 17.9, 23.2}) {
    const Vec place = Vec{24, 24} + direction(90) * inches;
    const TurnsTo told = turns(hearing, order_for("squad", "advance"), {place, {}, {}});
    EXPECT_EQ(told.turns, std::ceil(inches / 6 - 0.01 / 6)) << inches;
    EXPECT_EQ(told.at_least, told.turns) << inches;
    expect_played(hearing, told, place);
  }
}

TEST(OnOpenGround, ItIsThereInNoTurnWhereItStands) {
  const TurnsTo told = turns(heard("orders", "", SQUAD), order_for("squad", "advance"), {{24, 24}, {}, {}});
  EXPECT_EQ(told.turns, 0);
  EXPECT_EQ(told.at_least, 0);
  EXPECT_TRUE(told.orders.empty());
}

TEST(OnOpenGround, WhatIsTooFarIsSaidWithoutBeingTried) {
  std::string slow = SQUAD;
  slow.insert(slow.rfind('}') - 1, R"(, "rate": 0.5)");
  const TurnsTo told = turns(heard("orders", "", slow), order_for("squad", "advance"), {{24, 44}, {}, {}});
  EXPECT_FALSE(told.turns);
  EXPECT_EQ(told.at_least, 40);
  EXPECT_TRUE(told.orders.empty());
  EXPECT_EQ(told.why, "it takes at least 40 turns, and more than 12 are not tried");
}

// Past the end of a wall that it meets halfway through the first turn: 16.9 inches for 16.
TEST(RoundAWall, TheWayGoesOnInTheNextTurn) {
  const Hearing hearing =
      heard("orders", polygon("wall", "cliff", "[[22,27],[26,27],[26,27.2],[22,27.2],[22,27]]"), SQUAD);
  const Vec place{24, 40};
  const TurnsTo told = turns(hearing, order_for("squad", "advance"), {place, {}, {}});
  EXPECT_EQ(told.turns, 3) << told.why;
  EXPECT_EQ(told.at_least, 3);
  expect_played(hearing, told, place);
}

TEST(InAClosedPlace, NobodyArrivesInAnyTurn) {
  const Hearing hearing = heard(
      "orders",
      polygon("pen", "cliff", "[[30,30],[40,30],[40,40],[30,40],[30,30]], [[31,31],[31,39],[39,39],[39,31],[31,31]]"),
      SQUAD);
  const TurnsTo told = turns(hearing, order_for("squad", "advance"), {{35, 35}, {}, {}});
  EXPECT_FALSE(told.turns);
  EXPECT_FALSE(told.why.empty());
}

TEST(AReserve, ComesOnInItsFirstTurnAndGoesOnInTheNext) {
  const Hearing hearing =
      heard("orders", "", R"({"id": "squad", "side": "blue", "base": {"shape": "circle", "diameter": 1},
      "at": [0, 0], "facing": 0, "traits": {"troop": "infantry"}, "status": {"reserve": true}})");
  Order order = order_for("squad", "advance");
  order.members = Value::Object{{"enter_at", Value::Array{20, 0}}};
  const TurnsTo told = turns(hearing, order, {{20, 8}, {}, {}});
  EXPECT_EQ(told.turns, 2) << told.why;
  ASSERT_EQ(told.orders.size(), 2U);
  EXPECT_TRUE(told.orders[0].members.find("enter_at"));
  EXPECT_FALSE(told.orders[1].members.find("enter_at"));
  EXPECT_NE(turns(hearing, order, {{0, 0}, {}, {}}).turns, 0) << "it is nowhere yet";
}

TEST(WithoutDice, TheHigherRollTakesNoMoreTurns) {
  const Hearing hearing =
      heard("pips", "",
            R"({"id": "car", "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 2},
      "at": [24, 4], "facing": 0, "traits": {"troop": "vehicle", "speed": "standard", "drive": "tracked"}})");
  const auto told = turns_to(hearing, order_for("car", "rapid"), {{24, 34}, {}, {}}, 0.01);
  ASSERT_TRUE(told) << told.problem().sentence();
  ASSERT_EQ(told->size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_TRUE((*told)[i].turns) << (*told)[i].why;
    EXPECT_LE((*told)[i].at_least, (*told)[i].turns);
    EXPECT_LE((*told)[i].turns, (*told)[i == 0 ? 0 : i - 1].turns);
  }
}

}  // namespace
}  // namespace linesman
