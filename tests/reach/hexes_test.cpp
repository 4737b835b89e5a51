// Where counters can go on a grid, counted by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "files/documents/document.h"
#include "files/json.h"
#include "movement/grid/hex_grid.h"
#include "reach/ask/mend.h"
#include "reach/places.h"
#include "reach/questions/turns.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

using reach_test::order_for;

/// A flat grid of 20 by 20 hexes, with a squad of 4 MPs and a tank of 5 in its middle.
Hearing grid(const std::string& terrain = "") {
  const std::string text = R"({"linesman": 1, "ruleset": "hexes", "table": {"hex": {"orientation": "flat", "size": 2,
      "columns": 20, "rows": 20, "shift": "odd"}}, "terrain": [)" +
                           terrain + R"(], "pieces": [
      {"id": "squad", "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 1}, "hex": [10, 10],
       "facing": 0, "traits": {"troop": "squad"}},
      {"id": "tank", "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 1}, "hex": [10, 10],
       "facing": 0, "traits": {"troop": "vehicle", "movement": 5}}]})";
  const auto document = read_document(*parse_json(text, ""), "");
  EXPECT_TRUE(document) << (document ? "" : document.problem().sentence());
  return *built_referee().open(document->game);
}

const HexReached* hex_of(const Reach& reach, Hex hex) {
  for (const HexReached& each : reach.hexes)
    if (each.hex == hex) return &each;
  return nullptr;
}

TEST(OnAnOpenGrid, ASquadReachesEveryHexWithinItsMovement) {
  const auto reach = reach_of(grid(), order_for("squad", "move"), {});
  ASSERT_TRUE(reach) << reach.problem().sentence();
  EXPECT_EQ(reach->hexes.size(), 60U);  // 6 + 12 + 18 + 24
  ASSERT_TRUE(hex_of(*reach, {10, 14}));
  EXPECT_EQ(hex_of(*reach, {10, 14})->cost, 4);
  EXPECT_FALSE(hex_of(*reach, {10, 15}));
  for (const HexReached& each : reach->hexes) EXPECT_EQ(each.facings.size(), 6U) << "it turns for nothing";
}

TEST(OnAnOpenGrid, AVehiclePaysForTurningRound) {
  const auto reach = reach_of(grid(), order_for("tank", "move"), {});
  ASSERT_TRUE(reach);
  EXPECT_EQ(hex_of(*reach, {10, 15})->cost, 5);
  // Straight back: three hexsides for 2 MPs and an MP each hex, or three times the price of a hex in reverse.
  EXPECT_EQ(hex_of(*reach, {10, 9})->cost, 3);
  EXPECT_EQ(hex_of(*reach, {10, 7})->cost, 5);
  EXPECT_FALSE(hex_of(*reach, {10, 6}));
}

TEST(OnAnOpenGrid, TheFirstHexIsAlwaysEnteredAndNoFarther) {
  const Hearing hearing = grid(R"({"id": "scree", "kind": "scree", "ratings": {"hexes": {"infantry": 9}},
      "hexes": [[10, 11]]})");
  const auto reach = reach_of(hearing, order_for("squad", "move"), {});
  ASSERT_TRUE(reach);
  ASSERT_TRUE(hex_of(*reach, {10, 11}));
  EXPECT_EQ(hex_of(*reach, {10, 11})->cost, 4);
  EXPECT_TRUE(hex_of(*reach, {10, 11})->minimum);
}

TEST(OnAnOpenGrid, AHexTooFarCostsWhatTheCheapestWayCosts) {
  const Hearing hearing = grid();
  const Vec far = HexGrid(*hearing.game().table().hex).centre({10, 16});
  const Could could = reach_test::asked(hearing, order_for("squad", "move"), far);
  EXPECT_EQ(could.answer, CouldAnswer::no);
  EXPECT_EQ(could.bound, 6.0);
  EXPECT_NEAR(could.short_by, 4, 1e-6);  // two hexes
  const auto turns = turns_to(hearing, order_for("squad", "move"), {far, {}, {}}, 0.01);
  ASSERT_TRUE(turns) << turns.problem().sentence();
  EXPECT_EQ(turns->front().turns, 2);
}

/// The order of a player whose squad was pinned in the second hex.
Order pinned_on_the_way() {
  Order order = order_for("squad", "move");
  order.members =
      order.members.with("events", Value::Array{Value::Object{{"piece", "squad"}, {"after", 2}, {"event", "pinned"}}});
  return order;
}

TEST(WhatBefellThemOnTheWay, IsLeftOutWhereAWayIsSearchedFor) {
  const Hearing hearing = grid();
  const Vec there = HexGrid(*hearing.game().table().hex).centre({10, 14});
  Order asked = pinned_on_the_way();
  for (const bool with_path : {false, true}) {
    if (with_path) asked.paths.set_all({HexStep{{10, 11}}, HexStep{{10, 12}}});
    const auto could = could_reach(hearing, asked, {{"squad", {there, {}, {}}}}, 0.01);
    ASSERT_TRUE(could) << could.problem().sentence();
    ASSERT_EQ(could->answer, CouldAnswer::yes);
    EXPECT_FALSE(could->witness->order.members.find("events")) << "it may not befall it elsewhere";
    const auto turns = turns_to(hearing, asked, {there, {}, {}}, 0.01);
    ASSERT_TRUE(turns) << turns.problem().sentence();
    EXPECT_EQ(turns->front().turns, 1);
    const auto reaches = reaches_of(hearing, asked, {});
    ASSERT_TRUE(reaches) << reaches.problem().sentence();
    EXPECT_TRUE(hex_of(reaches->front(), {10, 14}));
  }
}

TEST(WhatBefellThemOnTheWay, IsStillAListAndJudgedByTheRules) {
  const Hearing hearing = grid();
  Order asked = pinned_on_the_way();
  EXPECT_FALSE(hearing.judge(asked)) << "without a path nothing befalls anybody";
  asked.members = asked.members.with("events", 5);
  const auto could = could_reach(hearing, asked, {{"squad", {{10, 10}, {}, {}}}}, 0.01);
  ASSERT_FALSE(could);
  EXPECT_EQ(could.problem().pointer, "/events");
}

Value pinned(const char* piece, int after) {
  return Value::Object{{"piece", piece}, {"after", after}, {"event", "pinned"}};
}

TEST(WhatBefellThemOnTheWay, IsLeftOutBeyondWhereTheyHaveToStop) {
  const Hearing hearing = grid();
  Order far;
  far.who = Pieces{{"squad", "tank"}};
  far.action = "move";
  far.members = far.members.with("events", Value::Array{pinned("tank", 1), pinned("squad", 5)});
  far.paths.set_all({HexStep{{10, 11}}, HexStep{{10, 12}}, HexStep{{10, 13}}, HexStep{{10, 14}}, HexStep{{10, 15}}});
  const auto judged = hearing.judge(far);
  ASSERT_TRUE(judged) << judged.problem().sentence();
  const std::vector<Mend> mends = mends_of(hearing, far, *judged);
  const auto stop = std::find_if(mends.begin(), mends.end(), [](const Mend& m) { return m.kind == MendKind::stop; });
  ASSERT_NE(stop, mends.end());
  EXPECT_EQ(stop->instead.order.members["events"], Value(Value::Array{pinned("tank", 1)}));
}

TEST(WhatBefellThemOnTheWay, IsInEveryMendThatComesThere) {
  const Hearing hearing = grid();
  Order far = order_for("squad", "move");
  far.members = far.members.with("events", Value::Array{pinned("squad", 5)});
  far.paths.set_all({HexStep{{11, 10}}, HexStep{{11, 11}}, HexStep{{11, 12}}, HexStep{{11, 13}}, HexStep{{10, 14}}});
  const auto judged = hearing.judge(far);
  ASSERT_TRUE(judged) << judged.problem().sentence();
  ASSERT_EQ(judged->ruling.verdict, Verdict::illegal);
  for (const Mend& mend : mends_of(hearing, far, *judged)) {
    const bool comes_there = mend.instead.order.paths.of("squad")->size() == 5;
    EXPECT_EQ(mend.instead.order.members.find("events") != nullptr, comes_there) << mend.what;
  }
}

TEST(OnAnOpenGrid, NobodyEndsInTheAir) {
  const Hearing hearing = grid();
  const Vec there = HexGrid(*hearing.game().table().hex).centre({10, 12});
  const auto could = could_reach(hearing, order_for("squad", "move"), {{"squad", {there, {}, 5}}}, 0.01);
  ASSERT_TRUE(could) << could.problem().sentence();
  EXPECT_EQ(could->answer, CouldAnswer::no);
  EXPECT_EQ(could->reason, "these rules do not allow climbing");
  const auto turns = turns_to(hearing, order_for("squad", "move"), {there, {}, 5}, 0.01);
  ASSERT_TRUE(turns);
  EXPECT_FALSE(turns->front().turns);
  EXPECT_FALSE(turns->front().at_least);
}

TurnsTo turns_to_hex(const Hearing& hearing, const std::string& piece, Hex hex, std::optional<double> facing = {}) {
  const Vec at = HexGrid(*hearing.game().table().hex).centre(hex);
  const auto told = turns_to(hearing, order_for(piece, "move"), {at, facing, {}}, 0.01);
  EXPECT_TRUE(told) << (told ? "" : told.problem().sentence());
  return told ? told->front() : TurnsTo{};
}

TEST(OnAnOpenGrid, TurnsAreTheHexesOverTheMovementRoundedUp) {
  const Hearing hearing = grid();
  // Odd columns lie half a hex farther.
  const auto across = [](Hex hex) { return hex.row - (hex.column - hex.column % 2) / 2; };
  for (const Hex hex : {Hex{10, 10}, Hex{10, 11}, Hex{10, 14}, Hex{10, 15}, Hex{10, 18}, Hex{10, 19}, Hex{10, 1},
                        Hex{0, 10}, Hex{19, 10}, Hex{0, 0}, Hex{19, 19}}) {
    const TurnsTo told = turns_to_hex(hearing, "squad", hex);
    const int columns = hex.column - 10;
    const int rows = across(hex) - across({10, 10});
    const int hexes = std::max({std::abs(columns), std::abs(rows), std::abs(columns + rows)});
    EXPECT_EQ(told.turns, (hexes + 3) / 4) << hex.column << " " << hex.row;
    EXPECT_EQ(told.at_least, told.turns);
    EXPECT_EQ(static_cast<int>(told.orders.size()), told.turns);
  }
}

TEST(OnAnOpenGrid, ASquadTurnsForNothingInItsLastHex) {
  const Hearing hearing = grid();
  for (const double facing : {0, 60, 180, 300}) {
    EXPECT_EQ(turns_to_hex(hearing, "squad", {10, 14}, facing).turns, 1) << facing;
    EXPECT_EQ(turns_to_hex(hearing, "squad", {10, 18}, facing).turns, 2) << facing;
  }
}

TEST(OnAnOpenGrid, AVehicleTurnsRoundWithWhatItHasLeft) {
  const Hearing hearing = grid();
  EXPECT_EQ(turns_to_hex(hearing, "tank", {10, 15}).turns, 1);
  EXPECT_EQ(turns_to_hex(hearing, "tank", {10, 18}).turns, 2);
  EXPECT_EQ(turns_to_hex(hearing, "tank", {10, 10}, 180).turns, 1);
  // Five hexes ahead take all of it: it goes on and comes back in the next turn.
  EXPECT_EQ(turns_to_hex(hearing, "tank", {10, 15}, 180).turns, 2);
}

TEST(OnAnOpenGrid, EveryTurnEntersTheFirstHexWhateverItCosts) {
  std::string scree;
  for (int row = 11; row <= 13; ++row) scree += (scree.empty() ? "[10, " : ", [10, ") + std::to_string(row) + "]";
  const Hearing hearing = grid(R"({"id": "scree", "kind": "scree", "ratings": {"hexes": {"infantry": 9}},
      "hexes": [)" + scree + "]}");
  EXPECT_EQ(turns_to_hex(hearing, "squad", {10, 11}).turns, 1);
  EXPECT_EQ(turns_to_hex(hearing, "squad", {10, 13}).turns, 2);  // round the others, then in
}

TEST(OnAnOpenGrid, AHexThatNobodyMayEnterIsNeverReached) {
  const Hearing hearing = grid(R"({"id": "lake", "kind": "lake",
      "hexes": [[10, 12]]})");
  const TurnsTo told = turns_to_hex(hearing, "squad", {10, 12});
  EXPECT_FALSE(told.turns);
  EXPECT_FALSE(told.at_least);
  EXPECT_EQ(told.why, "no way leads there");
}

}  // namespace
}  // namespace linesman
