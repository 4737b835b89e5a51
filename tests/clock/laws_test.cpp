// What the clock says on random tables never contradicts itself.
#include <gmock/gmock.h>

#include <functional>

#include "base/heading.h"
#include "clock/clock_table.h"
#include "reach/search/way_trial.h"
#include "support/random.h"
#include "support/tables_tried.h"

namespace linesman::clock_test {
namespace {

constexpr double WIDTH = 72;
constexpr double DEPTH = 48;

Vec as_it_is(Vec p) { return p; }
Vec half_turned(Vec p) { return {WIDTH - p.x, DEPTH - p.y}; }

using Placed = std::function<Vec(Vec)>;

std::string text_of(Vec p) { return "[" + std::to_string(p.x) + "," + std::to_string(p.y) + "]"; }

/// Numbers that JSON has exactly, so that a table and its half turn are the same.
double quarter(double x) { return std::round(x * 4) / 4; }
Vec quarters(Vec p) { return {quarter(p.x), quarter(p.y)}; }

/// A few areas and walls, and a model or two of each side; the same for the same seed.
struct RandomTable {
  std::vector<std::pair<std::string, Ring>> areas;
  std::vector<Vec> red;
  std::vector<Vec> blue;
  Vec goal;

  explicit RandomTable(std::uint64_t seed) {
    Random random(seed);
    const std::vector<std::string> kinds{"rough", "wood", "lake", "high-wall", "broken", "building"};
    for (int i = 0; i < 7; ++i) {
      const Vec at = quarters({random.between(16, 56), random.between(6, 42)});
      const double across = quarter(random.between(1, 8));
      const double along = quarter(random.between(1, 8));
      areas.emplace_back(random.one_of(kinds),
                         Ring{at, at + Vec{across, 0}, at + Vec{across, along}, at + Vec{0, along}});
    }
    red = {quarters({random.between(3, 10), random.between(4, 44)})};
    blue = {quarters({random.between(62, 69), random.between(4, 44)})};
    goal = quarters({random.between(24, 48), random.between(10, 38)});
  }

  Hearing heard(const std::string& ruleset, const std::string& traits, const Placed& placed = as_it_is,
                bool exchanged = false, std::size_t features = 100) const {
    std::string terrain;
    for (std::size_t i = 0; i < std::min(features, areas.size()); ++i) {
      std::string ring;
      for (const Vec corner : areas[i].second) ring += text_of(placed(corner)) + ",";
      terrain += (i > 0 ? "," : "") + area("f" + std::to_string(i), areas[i].first,
                                           "[" + ring + text_of(placed(areas[i].second.front())) + "]");
    }
    std::string pieces;
    const auto add = [&](const std::vector<Vec>& places, const std::string& side, const char* id) {
      for (const Vec at : places)
        pieces +=
            (pieces.empty() ? "" : ",") + model(id + std::to_string(pieces.size()), side, text_of(placed(at)), traits);
    };
    add(exchanged ? blue : red, "red", "r");
    add(exchanged ? red : blue, "blue", "b");
    return clock_test::heard(
        ruleset, terrain, pieces,
        R"({"kind": "objective", "id": "goal", "within": 2, "points": [)" + text_of(placed(goal)) + "]}");
  }
};

constexpr const char* INFANTRY = R"({"troop": "infantry"})";

std::vector<Vec> some_places(std::uint64_t seed, int count) {
  Random random(seed);
  std::vector<Vec> places;
  for (int i = 0; i < count; ++i) places.push_back({random.between(1, WIDTH - 1), random.between(1, DEPTH - 1)});
  return places;
}

int turn_or(const std::optional<int>& turn, int never) { return turn.value_or(never); }

TEST(OnRandomTables, BandsGrowAndInnerLiesWithinOuter) {
  for (std::uint64_t seed = 0; seed < tables_tried(3); ++seed) {
    const ClockAnswer answer = asked(RandomTable(seed).heard("orders", INFANTRY), {.turns = 3});
    for (const Vec place : some_places(seed, 150))
      for (const char* side : {"red", "blue"})
        for (int turn = 1; turn <= 3; ++turn) {
          const bool inner = holds(answer, BandKind::inner, side, turn, place);
          EXPECT_LE(inner, holds(answer, BandKind::outer, side, turn, place))
              << seed << ' ' << place.x << ' ' << place.y;
          if (turn == 1) continue;
          EXPECT_LE(holds(answer, BandKind::inner, side, turn - 1, place), inner) << seed;
          EXPECT_LE(holds(answer, BandKind::outer, side, turn - 1, place),
                    holds(answer, BandKind::outer, side, turn, place))
              << seed;
        }
  }
}

TEST(OnRandomTables, APlaceInsideABandIsProvedNeverToBeLater) {
  for (std::uint64_t seed = 10; seed < 10 + tables_tried(2); ++seed) {
    const Hearing hearing = RandomTable(seed).heard("orders", INFANTRY);
    const ClockAnswer answer = asked(hearing, {.turns = 3});
    ClockRequest request{.turns = 3, .goals_alone = true};
    std::vector<std::pair<std::string, int>> within;  // side and turn
    for (const Vec place : some_places(seed, 60))
      for (const char* side : {"red", "blue"})
        for (int turn = 1; turn <= 3 && request.at.size() < 12; ++turn)
          if (holds(answer, BandKind::inner, side, turn, place)) {
            request.at.push_back(place);
            within.emplace_back(side, turn);
            break;
          }
    const ClockAnswer told = asked(hearing, request);
    for (std::size_t i = 0; i < within.size(); ++i) {
      const std::string id = "place-" + std::to_string(i + 1);
      const ArrivalTold& there = arrival(told, id, within[i].first);
      EXPECT_LE(turn_or(there.outer, 99), within[i].second) << seed << ' ' << id;
      ASSERT_TRUE(there.inner) << seed << ' ' << id << " at " << request.at[i].x << ", " << request.at[i].y;
      EXPECT_LE(*there.inner, within[i].second) << seed << ' ' << id;
      expect_chain(hearing, goal(told, id), there);
    }
  }
}

/// A way of one or two legs: the first straight to a place nearby, or a pivot and then forward.
Path random_way(Random& random, Vec from) {
  Path path;
  if (random.chance(0.5)) {
    const Vec bend = from + direction(random.heading()) * random.between(0.5, 9);
    path.push_back(ToStep{bend});
    if (random.chance(0.5)) path.push_back(ToStep{bend + direction(random.heading()) * random.between(0.5, 9)});
  } else {
    if (random.chance(0.8)) path.push_back(PivotStep{random.between(-180, 180), {}});
    path.push_back(ForwardStep{random.between(0.5, 14)});
  }
  return path;
}

/// The rules, traits and actions of models that go about at random, and faces of their dice.
struct Walkers {
  std::string ruleset;
  std::string traits;
  std::vector<std::string> actions;
  std::vector<double> faces{};
};

// A legal chain is a way to be there: no band that says "not before" may leave it out.
TEST(OnRandomTables, NoLegalChainEndsOutsideTheOuterBandOfItsTurn) {
  const std::vector<Walkers> all{
      {"orders", INFANTRY, {"advance", "run"}},
      {"orders", R"({"troop": "vehicle", "drive": "tracked", "weight": "medium"})", {"advance", "run"}},
      {"mobility", R"({"troop": "infantry"})", {"move"}},
      {"pips", R"({"troop": "vehicle", "speed": "standard", "drive": "tracked"})", {"rapid"}, {6, 6}}};
  constexpr int TURNS = 3;
  for (const Walkers& walkers : all) {
    int legal = 0;
    for (std::uint64_t seed = 70; seed < 70 + tables_tried(2); ++seed) {
      const Hearing hearing = RandomTable(seed).heard(walkers.ruleset, walkers.traits);
      ClockRequest request{.sides = {"red"}, .turns = TURNS};
      request.actions = walkers.actions;
      request.roll = walkers.faces.empty() ? "" : "highest";
      const ClockAnswer answer = asked(hearing, request);
      Random random(seed);
      for (int game = 0; game < 40; ++game) {
        Hearing now = hearing;
        for (int turn = 1; turn <= TURNS; ++turn) {
          const auto index = static_cast<PieceIndex>(0);
          for (int tried = 0; tried < 6; ++tried) {
            const Piece& piece = now.game().piece(index);
            Order order;
            order.who = OnePiece{piece.id};
            order.action = random.one_of(walkers.actions);
            order.paths.set_all(random_way(random, piece.pose.at));
            if (!walkers.faces.empty()) order.dice["movement"] = walkers.faces;
            auto judged = now.judge(order);
            if (!judged || !is_allowed(judged->ruling)) continue;
            auto next = after(now, {order, *std::move(judged)});
            ASSERT_TRUE(next);
            now = *std::move(next);
            ++legal;
            break;
          }
          const Vec at = now.game().piece(index).pose.at;
          ASSERT_TRUE(holds(answer, BandKind::outer, "red", turn, at))
              << walkers.ruleset << ' ' << seed << ": in turn " << turn << " at " << at.x << ", " << at.y;
        }
      }
    }
    EXPECT_GT(legal, 60) << walkers.ruleset;
  }
}

TEST(OnRandomTables, AnObstacleMoreMakesNothingEarlier) {
  for (std::uint64_t seed = 20; seed < 20 + tables_tried(3); ++seed) {
    const ClockRequest request{.turns = 5, .at = some_places(seed, 4), .goals_alone = true};
    const ClockAnswer before = asked(RandomTable(seed).heard("orders", INFANTRY, as_it_is, false, 5), request);
    const ClockAnswer after = asked(RandomTable(seed).heard("orders", INFANTRY, as_it_is, false, 6), request);
    for (const GoalTold& told : after.goals)
      for (const char* side : {"red", "blue"}) {
        const ArrivalTold& then = arrival(before, told.goal.id, side);
        const ArrivalTold& now = arrival(after, told.goal.id, side);
        EXPECT_LE(turn_or(then.outer, 99), turn_or(now.outer, 99)) << seed << ' ' << told.goal.id;
        EXPECT_LE(turn_or(then.outer, 99), turn_or(now.inner, 99)) << seed << ' ' << told.goal.id;
      }
  }
}

TEST(OnRandomTables, MoreWorkMakesNoBoundWider) {
  for (std::uint64_t seed = 30; seed < 30 + tables_tried(3); ++seed) {
    const Hearing hearing = RandomTable(seed).heard("orders", INFANTRY);
    const auto with = [&](double budget) {
      return asked(hearing, {.turns = 5, .at = some_places(seed, 4), .goals_alone = true, .budget = budget});
    };
    const ClockAnswer little = with(0.01);
    const ClockAnswer much = with(1);
    for (const GoalTold& told : much.goals)
      for (const char* side : {"red", "blue"}) {
        const ArrivalTold& less = arrival(little, told.goal.id, side);
        const ArrivalTold& more = arrival(much, told.goal.id, side);
        EXPECT_LE(turn_or(more.inner, 99), turn_or(less.inner, 99)) << seed << ' ' << told.goal.id;
        EXPECT_GE(turn_or(more.outer, 99), turn_or(less.outer, 99)) << seed << ' ' << told.goal.id;
      }
  }
}

TEST(OnRandomTables, BoundsAloneAreThoseOfTheWholeAnswer) {
  for (std::uint64_t seed = 0; seed < tables_tried(2); ++seed) {
    const Hearing hearing = RandomTable(seed).heard("orders", INFANTRY);
    const ClockAnswer bounds = asked(hearing, {.turns = 3, .budget = 0});
    const ClockAnswer whole = asked(hearing, {.turns = 3});
    EXPECT_FALSE(bounds.settled);
    for (const char* side : {"red", "blue"}) {
      EXPECT_FALSE(arrival(bounds, "goal", side).inner) << "no way is looked for";
      EXPECT_LE(turn_or(arrival(bounds, "goal", side).outer, 9), turn_or(arrival(whole, "goal", side).outer, 9));
      for (const Vec place : some_places(seed, 100))
        EXPECT_EQ(holds(bounds, BandKind::outer, side, 2, place), holds(whole, BandKind::outer, side, 2, place));
    }
  }
}

TEST(OnRandomTables, WhatIsStoppedClaimsNothing) {
  const Hearing hearing = RandomTable(1).heard("orders", INFANTRY);
  std::stop_source stopped;
  stopped.request_stop();
  const auto answer = clock_of(hearing, {.turns = 3}, stopped.get_token());
  ASSERT_TRUE(answer);
  EXPECT_FALSE(answer->settled);
  for (const char* side : {"red", "blue"}) {
    EXPECT_FALSE(arrival(*answer, "goal", side).inner);
    for (const Vec place : some_places(1, 50)) EXPECT_TRUE(holds(*answer, BandKind::outer, side, 1, place));
  }
}

TEST(OnRandomTables, HalfATurnExchangesTheSides) {
  for (std::uint64_t seed = 40; seed < 40 + tables_tried(3); ++seed) {
    const RandomTable table(seed);
    const ClockRequest request{.turns = 4, .goals_alone = true};
    const ClockAnswer as_drawn = asked(table.heard("orders", INFANTRY), request);
    const ClockAnswer turned = asked(table.heard("orders", INFANTRY, half_turned, true), request);
    for (const auto& [side, other] : {std::pair("red", "blue"), std::pair("blue", "red")}) {
      const ArrivalTold& one = arrival(as_drawn, "goal", side);
      const ArrivalTold& two = arrival(turned, "goal", other);
      EXPECT_EQ(one.inner, two.inner) << seed << side;
      EXPECT_EQ(one.outer, two.outer) << seed << side;
      if (one.inner) {
        EXPECT_NEAR(one.chain.clock, two.chain.clock, 1e-9) << seed << side;
      }
    }
    EXPECT_NEAR(as_drawn.fairness->lean.chance, turned.fairness->lean.chance, 1e-9) << seed;
  }
}

TEST(OnRandomTables, AHigherRollIsNeverLater) {
  for (std::uint64_t seed = 50; seed < 50 + tables_tried(2); ++seed) {
    const std::string tank = R"({"troop": "vehicle", "speed": "standard", "drive": "tracked"})";
    const ClockAnswer answer = asked(RandomTable(seed).heard("pips", tank),
                                     {.actions = {"rapid"}, .turns = 5, .goals_alone = true, .samples = 50});
    for (const SideTold& side : goal(answer, "goal").sides)
      for (std::size_t i = 1; i < side.rolls.size(); ++i) {
        EXPECT_LE(turn_or(side.rolls[i].second.outer, 99), turn_or(side.rolls[i - 1].second.outer, 99)) << seed;
        EXPECT_LE(turn_or(side.rolls[i].second.inner, 99), turn_or(side.rolls[i - 1].second.inner, 99)) << seed;
      }
  }
}

TEST(OnRandomTables, PartsPutTogetherAreTheWholeAnswer) {
  for (std::uint64_t seed = 60; seed < 60 + tables_tried(1); ++seed) {
    const Hearing hearing = RandomTable(seed).heard("orders", INFANTRY);
    const ClockRequest request{.turns = 3, .at = some_places(seed, 2)};
    const auto movers = clock_movers_of(hearing, request);
    ASSERT_TRUE(movers);
    ClockWork work;
    for (const ClockMoverAsked& mover : movers->movers) {
      auto part = clock_part_of(hearing, request, {{mover.id}, {}});
      ASSERT_TRUE(part);
      for (const MoverFound& each : *part) work.known.push_back(each);
    }
    EXPECT_EQ(work.known.size(), 2u);
    const ClockAnswer whole = asked(hearing, request);
    const auto together = clock_of(hearing, request, work);
    ASSERT_TRUE(together);
    ASSERT_EQ(together->areas.size(), whole.areas.size());
    EXPECT_EQ(together->ground, whole.ground);
    EXPECT_EQ(together->settled, whole.settled);
    for (const GoalTold& told : whole.goals)
      for (const char* side : {"red", "blue"}) {
        EXPECT_EQ(arrival(*together, told.goal.id, side).inner, arrival(whole, told.goal.id, side).inner);
        EXPECT_EQ(arrival(*together, told.goal.id, side).chain.clock, arrival(whole, told.goal.id, side).chain.clock);
      }
  }
}

}  // namespace
}  // namespace linesman::clock_test
