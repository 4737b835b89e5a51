#include <gmock/gmock.h>

#include <functional>
#include <map>
#include <set>

#include "clock/clock_table.h"
#include "movement/grid/hex_grid.h"
#include "support/built_rulesets.h"
#include "support/documents.h"
#include "support/random.h"
#include "support/tables_tried.h"

namespace linesman::clock_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// Nine columns of five hexes.
Hearing on_hexes(const std::string& terrain, const std::string& units, const std::string& pieces,
                 const std::string& markings = {}, const std::string& more = {}) {
  const Document document =
      files_test::read(files_test::json(R"({"linesman": 1, "ruleset": "hexes",
      "table": {"hex": {"orientation": "flat", "size": 2, "columns": 9, "rows": 5, "shift": "odd"}}, "terrain": [)" +
                                        terrain + R"(], "units": [)" + units + R"(], "pieces": [)" + pieces +
                                        R"(], "notes": {"markings": [)" + markings + "]}" + more + "}"));
  auto hearing = built_referee().open(document.game);
  EXPECT_TRUE(hearing) << (hearing ? "" : hearing.problem().sentence());
  return *std::move(hearing);
}

std::string counter(const std::string& id, const std::string& hex, const std::string& more = {},
                    const std::string& troop = "squad") {
  return R"({"id": ")" + id + R"(", "side": "red", "hex": )" + hex +
         R"(, "facing": 0, "base": {"shape": "circle", "diameter": 0.5}, "traits": {"troop": ")" + troop +
         R"(", "value": 5, "movement": 4})" + more + "}";
}

/// A lake in column 4 but for its hexes in these rows.
std::string lake_but_for(std::initializer_list<int> open) {
  std::string hexes;
  for (int row = 0; row < 5; ++row)
    if (std::find(open.begin(), open.end(), row) == open.end())
      hexes += (hexes.empty() ? "[4," : ",[4,") + std::to_string(row) + "]";
  return R"({"id": "lake", "kind": "lake", "hexes": [)" + hexes + "]}";
}

std::string objective_in(const Hearing& hearing, Hex hex) {
  const Vec at = HexGrid(*hearing.game().table().hex).centre(hex);
  return R"({"kind": "objective", "id": "goal", "points": [[)" + std::to_string(at.x) + "," + std::to_string(at.y) +
         "]]}";
}

Hearing with_objective(const std::string& terrain, const std::string& units, const std::string& pieces, Hex hex,
                       const std::string& more = {}) {
  return on_hexes(terrain, units, pieces, objective_in(on_hexes("", "", ""), hex), more);
}

TEST(CountersOfAUnitThatStandApart, GoEachByItself) {
  const Hearing hearing = with_objective(
      "", R"({"id": "u", "side": "red"})",
      counter("a", "[0, 0]", R"(, "unit": "u")") + "," + counter("b", "[8, 4]", R"(, "unit": "u")"), {6, 3});
  const ClockAnswer answer = asked(hearing, {.turns = 4});
  ASSERT_THAT(answer.movers, SizeIs(2));
  EXPECT_EQ(answer.movers[0].id, "a");
  const ArrivalTold& there = arrival(answer, "goal", "red");
  EXPECT_EQ(there.inner, 1);
  EXPECT_EQ(there.outer, 1);
  EXPECT_EQ(there.mover, "b");
  for (const HexTold& hex : answer.hexes) EXPECT_TRUE(hex.exact) << hex.hex.column << ' ' << hex.hex.row;
}

TEST(AStack, GoesAsOneWithItsSlowest) {
  const Hearing hearing = with_objective("", R"({"id": "u", "side": "red"})",
                                         counter("a", "[0, 2]", R"(, "unit": "u")") + "," +
                                             counter("b", "[0, 2]", R"(, "unit": "u", "status": {"burden": 2})"),
                                         {5, 2});
  const ClockAnswer answer = asked(hearing, {.turns = 6});
  ASSERT_THAT(answer.movers, SizeIs(1));
  EXPECT_EQ(answer.movers[0].id, "u");
  const ArrivalTold& there = arrival(answer, "goal", "red");
  ASSERT_TRUE(there.inner);
  EXPECT_EQ(there.outer, there.inner);
  EXPECT_EQ(there.inner, 3) << "two hexes a turn";
}

TEST(AHexThatFriendsFill, IsPassedButNeverTheEndOfAWay) {
  std::string pieces = counter("a", "[0, 2]");
  for (const char* id : {"b", "c", "d", "e"}) pieces += "," + counter(id, "[2, 2]");
  const Hearing hearing = with_objective("", "", pieces, {2, 2}, R"(, "options": {"overstack": "forbid"})");
  const ClockAnswer answer = asked(hearing, {.pieces = {"a"}, .turns = 3});
  const ArrivalTold& there = arrival(answer, "goal", "red");
  EXPECT_FALSE(there.inner);
  EXPECT_FALSE(there.outer) << "and surely so";
}

/// Hexes in which one counter can end a turn that it begins in a hex: all walks of at most `most` hexes are judged.
std::set<Hex> ends_of_a_turn(const Hearing& hearing, Hex from, int most) {
  const HexGrid grid(*hearing.game().table().hex);
  std::set<Hex> ends{from};
  const std::function<void(Hex, Path)> walk = [&](Hex at, const Path& path) {
    if (static_cast<int>(path.size()) == most) return;
    for (int side = 0; side < 6; ++side) {
      const Hex next = grid.across(at, side);
      if (!grid.contains(next)) continue;
      Path on = path;
      on.push_back(HexStep{next});
      Order order;
      order.who = OnePiece{hearing.game().pieces().front()->id};
      order.action = "move";
      order.paths.set_all(on);
      const auto judged = hearing.judge(order);
      if (judged && is_allowed(judged->ruling)) ends.insert(next);
      walk(next, on);
    }
  };
  walk(from, {});
  return ends;
}

TEST(OnRandomTablesOfHexes, TurnsAreThoseOfASearchThatJudgesEveryWalk) {
  constexpr int TURNS = 3;
  const std::vector<std::string> kinds{"wood", "rough", "lake", "marsh", "building"};
  for (std::uint64_t seed = 0; seed < tables_tried(4); ++seed) {
    Random random(seed);
    std::string terrain;
    for (int i = 0; i < 12; ++i)
      terrain += (i > 0 ? "," : "") +
                 (R"({"id": "f)" + std::to_string(i) + R"(", "kind": ")" + random.one_of(kinds) + R"(", "hexes": [[)" +
                  std::to_string(1 + random.below(8)) + "," + std::to_string(random.below(5)) + "]]}");
    // Of three points, so that walks of more than three hexes are none.
    const auto counter_in = [&](Hex hex) {
      return R"({"id": "a", "side": "red", "hex": [)" + std::to_string(hex.column) + "," + std::to_string(hex.row) +
             R"(], "facing": 0, "base": {"shape": "circle", "diameter": 0.5},
               "traits": {"troop": "squad", "value": 5, "movement": 3}})";
    };
    const Hex start{0, 2};
    const Hearing hearing = on_hexes(terrain, "", counter_in(start));
    std::map<Hex, int> turn_of{{start, 0}};
    for (int turn = 1; turn <= TURNS; ++turn) {
      const std::map<Hex, int> before = turn_of;
      for (const auto& [hex, then] : before)
        if (then == turn - 1)
          for (const Hex end : ends_of_a_turn(on_hexes(terrain, "", counter_in(hex)), hex, 4))
            turn_of.emplace(end, turn);
    }
    ClockRequest request{.actions = {"move"}, .turns = TURNS};
    std::map<Hex, int> told{{start, 0}};
    for (const HexTold& each : asked(hearing, request).hexes) {
      if (each.kind != BandKind::inner) continue;
      EXPECT_TRUE(each.exact) << seed << ": " << each.hex.column << ' ' << each.hex.row;
      told.emplace(each.hex, each.turn);
    }
    for (auto& [hex, turn] : told) turn = std::max(turn, hex == start ? 0 : 1);
    EXPECT_EQ(told, turn_of) << seed;
  }
}

TEST(WhatIsForgiven, LeadsFarther) {
  const auto turn = [](const char* more) {
    const Hearing hearing = with_objective("", "", counter("a", "[0, 2]"), {5, 2}, more);
    const ArrivalTold there = arrival(asked(hearing, {.turns = 3}), "goal", "red");
    EXPECT_EQ(there.inner, there.outer);
    return there.inner;
  };
  EXPECT_EQ(turn(""), 2);
  EXPECT_EQ(turn(R"(, "tolerance": 1)"), 1) << "four hexes and one that is forgiven";
}

TEST(AHexWithoutWhichNobodyComes, IsAChoke) {
  const Hearing hearing = with_objective(lake_but_for({2}), "", counter("a", "[2, 2]"), {6, 2});
  const ClockAnswer answer = asked(hearing, {.turns = 6});
  const auto gap = std::find_if(answer.chokes.begin(), answer.chokes.end(), [](const ChokeTold& choke) {
    return choke.hex == Hex{4, 2};
  });
  ASSERT_NE(gap, answer.chokes.end());
  EXPECT_FALSE(gap->delay);
  EXPECT_EQ(gap->ways, 1);
  EXPECT_EQ(gap->all, 1);
}

TEST(AHexWithoutWhichSomebodyComesLater, IsAChokeWithItsDelay) {
  const Hearing hearing = with_objective(lake_but_for({0, 2}), "", counter("a", "[3, 2]"), {5, 2});
  const ClockAnswer answer = asked(hearing, {.turns = 6});
  const auto gap = std::find_if(answer.chokes.begin(), answer.chokes.end(), [](const ChokeTold& choke) {
    return choke.hex == Hex{4, 2};
  });
  ASSERT_NE(gap, answer.chokes.end());
  ASSERT_TRUE(gap->delay);
  EXPECT_GT(*gap->delay, 0.5) << "round by the north";
}

TEST(AnOpenTable, HasNoChokes) {
  const Hearing hearing = with_objective("", "", counter("a", "[2, 2]"), {6, 2});
  const ClockAnswer answer = asked(hearing, {.turns = 6});
  EXPECT_THAT(answer.chokes, IsEmpty());
}

}  // namespace
}  // namespace linesman::clock_test
