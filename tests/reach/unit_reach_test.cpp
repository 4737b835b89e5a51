// Where a unit can go as it stands.
#include <gtest/gtest.h>

#include "base/heading.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "reach/places.h"
#include "reach/units/unit_reach.h"
#include "support/random.h"

namespace linesman {
namespace {

using reach_test::advance_of_squad;
using reach_test::heard;
using reach_test::holds;

/// Ranks of `orders`, an inch and a half apart; `traits` are those of the last.
Hearing ranks(int ranks, int files, const std::string& terrain, const std::string& traits) {
  std::string men;
  for (int i = 0; i < ranks * files; ++i)
    men += (i > 0 ? "," : "") + (R"({"id": "m)" + std::to_string(i)) +
           R"(", "side": "blue", "unit": "squad", "base": {"shape": "circle", "diameter": 1}, "at": [)" +
           std::to_string(24 + 1.5 * (i % files)) + "," + std::to_string(24 - 1.5 * (i / files)) +
           R"(], "facing": 0, "traits": {)" +
           (i == ranks * files - 1 ? traits : std::string(R"("troop": "infantry")")) + "}}";
  return heard("orders", terrain, men, "{}", R"({"id": "squad", "side": "blue"})");
}

Hearing section(const std::string& terrain = "", const std::string& traits = R"("troop": "infantry")") {
  return ranks(2, 2, terrain, traits);
}

TEST(TheReachOfAUnit, OnOpenGroundIsADiscAboutItsLeader) {
  const auto reach = unit_reach_of(section(), advance_of_squad(), {});
  ASSERT_TRUE(reach);
  EXPECT_EQ(reach->unit, "squad");
  EXPECT_EQ(reach->leader, PieceIndex{0});
  ASSERT_FALSE(reach->rolls.empty());
  const RollReach& roll = reach->rolls.front();
  for (int i = 0; i < 12; ++i) {
    const Vec way = direction(30.0 * i);
    EXPECT_TRUE(holds(roll.inner, Vec{24, 24} + way * 5.5)) << i;
    EXPECT_FALSE(holds(roll.inner, Vec{24, 24} + way * 6.3)) << i;
    EXPECT_FALSE(holds(roll.outer, Vec{24, 24} + way * 6.4)) << i;
  }
}

// Its orders are dear to judge: what they can settle is coarser, and no side is left out.
TEST(TheReachOfAUnit, OfAHundredIsCoarserOnAllSidesAlike) {
  const auto reach = unit_reach_of(ranks(10, 10, "", R"("troop": "infantry")"), advance_of_squad(), {});
  ASSERT_TRUE(reach);
  const RollReach& roll = reach->rolls.front();
  for (int i = 0; i < 8; ++i) {
    EXPECT_TRUE(holds(roll.inner, Vec{24, 24} + direction(45.0 * i) * 3.5)) << i;
    EXPECT_FALSE(holds(roll.outer, Vec{24, 24} + direction(45.0 * i) * 6.4)) << i;
  }
}

TEST(TheReachOfAUnit, IsAboutTheLeader) {
  const auto reach = unit_reach_of(section("", R"("troop": "leader")"), advance_of_squad(), {});
  ASSERT_TRUE(reach);
  EXPECT_EQ(reach->leader, PieceIndex{3});
  EXPECT_TRUE(holds(reach->rolls.front().inner, {25.5, 22.5 + 5.5}));
}

TEST(TheReachOfAUnit, EndsWhereOneOfItWouldStandInBarredGround) {
  // The lake lies 3 inches ahead of the right file.
  const std::string wall = R"({"id": "lake", "kind": "lake", "geometry": {"type": "Polygon",
      "coordinates": [[[25, 28], [28, 28], [28, 29], [25, 29], [25, 28]]]}})";
  const auto reach = unit_reach_of(section(wall), advance_of_squad(), {});
  ASSERT_TRUE(reach);
  const RollReach& roll = reach->rolls.front();
  EXPECT_TRUE(holds(roll.inner, {24, 26.9}));
  EXPECT_FALSE(holds(roll.inner, {24, 28.5})) << "its right neighbour would stand in the lake";
  EXPECT_TRUE(holds(roll.inner, {21, 28.5})) << "to the left there is room for all";
}

TEST(TheReachOfAUnit, IsShownWhereJudgedOrdersLead) {
  const std::string wood = R"({"id": "wood", "kind": "wood", "geometry": {"type": "Polygon",
      "coordinates": [[[20, 26], [28, 26], [28, 40], [20, 40], [20, 26]]]}})";
  const Hearing hearing = section(wood);
  const auto reach = unit_reach_of(hearing, advance_of_squad(), {});
  ASSERT_TRUE(reach);
  const RollReach& roll = reach->rolls.front();
  Random random(7'070'707);
  int inside = 0;
  for (int i = 0; i < 400 && inside < 60; ++i) {
    const Vec place{random.between(17, 31), random.between(17, 31)};
    if (!holds(roll.inner, place)) continue;
    ++inside;
    EXPECT_TRUE(holds(roll.outer, place));
    std::map<std::string, EndRequest> ends;
    for (int k = 0; k < 4; ++k) ends["m" + std::to_string(k)].at = place + Vec{1.5 * (k % 2), -1.5 * (k / 2)};
    const auto could = could_reach(hearing, advance_of_squad(), ends, 0.01);
    ASSERT_TRUE(could);
    EXPECT_EQ(could->answer, CouldAnswer::yes) << place.x << ", " << place.y << ": " << english(could->reason);
  }
  EXPECT_GE(inside, 30);
}

TEST(TheReachOfAUnit, IsNotToldOfASingleModel) {
  const Hearing hearing = heard("orders", "", reach_test::SQUAD);
  EXPECT_FALSE(unit_reach_of(hearing, reach_test::order_for("squad", "advance"), {}));
}

}  // namespace
}  // namespace linesman
