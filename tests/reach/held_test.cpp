// The two bounds, held against random tables under every ruleset.
#include <gtest/gtest.h>

#include "property/proof.h"
#include "reach/places.h"
#include "reach/search/turns_field.h"
#include "reach/search/way_finder.h"
#include "reach/search/way_trial.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

constexpr std::uint64_t SEARCHED_TABLES = 3;
constexpr int PLACES = 60;  // for each table

class EveryReach : public ::testing::TestWithParam<Subject> {};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryReach);
INSTANTIATE_TEST_SUITE_P(Of, EveryReach, ::testing::ValuesIn(subjects()),
                         [](const auto& tested) { return tested.param.ruleset; });

bool goes_and_turns_only(const Judgement& judgement) {
  for (const PieceTrace& piece : judgement.trace.pieces)
    for (const TracedStep& step : piece.steps)
      if (std::holds_alternative<Act>(step.facts) || std::holds_alternative<Climb>(step.facts)) return false;
  return true;
}

/// A legal order of one piece of this seed, with its reach.
struct Found {
  Trial trial;
  Reach reach;
};

std::optional<Found> found(const Subject& subject, std::uint64_t seed) {
  const auto t = trial(subject, seed);
  if (!t || !allowed(t->judgement.ruling) || t->judgement.ruling.several || !goes_and_turns_only(t->judgement))
    return std::nullopt;
  const Hearing hearing = *hearing_of(t->game);
  auto reach = reach_of(hearing, reach_test::without_path(t->order), {{}, 2});
  if (!reach || (reach->rolls.empty() && reach->hexes.empty())) return std::nullopt;
  return Found{*t, *std::move(reach)};
}

std::string at(Vec p) { return "(" + std::to_string(p.x) + ", " + std::to_string(p.y) + ")"; }

TEST_P(EveryReach, HasNoLegalOrderThatEndsOutside) {
  std::uint64_t tried = 0;
  for (std::uint64_t seed = 51'000'000; tried < tables_tried(SEARCHED_TABLES) && seed < 51'100'000; ++seed) {
    const auto f = found(GetParam(), seed);
    if (!f) continue;
    ++tried;
    if (f->reach.rolls.empty()) {
      const PieceTrace& piece = f->trial.judgement.trace.pieces.front();
      const auto ends_there = [&](const HexReached& reached) { return reached.hex == piece.end.hex; };
      EXPECT_TRUE(piece.end.hex == piece.start.hex ||
                  std::any_of(f->reach.hexes.begin(), f->reach.hexes.end(), ends_there))
          << "seed " << seed << reproduction(f->trial.game, f->trial.order);
      continue;
    }
    const Vec end = f->trial.judgement.trace.pieces.front().end.pose.at;
    bool inside = false;
    for (const RollReach& roll : f->reach.rolls) inside |= reach_test::holds(roll.outer, end + Vec{1e-7, 1e-7});
    EXPECT_TRUE(inside) << "seed " << seed << " " << at(end) << reproduction(f->trial.game, f->trial.order);
    if (!inside) return;
  }
}

TEST_P(EveryReach, HasAWitnessForEveryPlaceInside) {
  std::uint64_t tried = 0;
  std::uint64_t places = 0;
  for (std::uint64_t seed = 52'000'000; tried < tables_tried(SEARCHED_TABLES) && seed < 52'100'000; ++seed) {
    const auto f = found(GetParam(), seed);
    if (!f) continue;
    const Hearing hearing = *hearing_of(f->trial.game);
    for (const HexReached& reached : f->reach.hexes) {
      const auto judged = hearing.judge(reached.witness);
      ASSERT_TRUE(judged && allowed(judged->ruling)) << "seed " << seed;
      EXPECT_EQ(judged->trace.pieces.front().end.hex, reached.hex);
      ++places;
    }
    const bool grid = f->reach.rolls.empty();
    tried += grid;
    if (grid || f->reach.rolls.front().inner.empty()) continue;
    ++tried;
    const Order order = reach_test::without_path(f->trial.order);
    const MultiPolygon& inner = f->reach.rolls.front().inner;
    Box box;
    for (const Polygon& polygon : inner)
      for (const Vec corner : polygon.outer) box.include(corner);
    Random random(seed);
    auto finder = WayFinder::of(hearing, order);
    ASSERT_TRUE(finder);
    WayFinder ways = *std::move(finder);
    for (int i = 0; i < PLACES; ++i) {
      const Vec place{random.between(box.min.x, box.max.x), random.between(box.min.y, box.max.y)};
      if (!reach_test::holds(inner, place)) continue;
      ++places;
      // Every tenth is asked of `could`, which may end a hair beside it.
      if (const auto way = ways.to(place, std::nullopt); way && i % 10 > 0) {
        const auto judged = hearing.judge(way->witness.order);
        ASSERT_TRUE(judged && allowed(judged->ruling)) << "seed " << seed;
        EXPECT_LE(distance(judged->trace.pieces.front().end.pose.at, place), 1e-6);
        continue;
      }
      const Could could = reach_test::asked(hearing, order, place, 0.01);
      ASSERT_EQ(could.answer, CouldAnswer::yes)
          << "seed " << seed << " " << at(place) << reproduction(hearing.game(), order);
      ASSERT_TRUE(allowed(could.witness->judgement.ruling));
      EXPECT_LE(distance(could.witness->judgement.trace.pieces.front().end.pose.at, place), 0.0101);
    }
  }
  EXPECT_GT(places, 20U);
  RecordProperty("places", static_cast<int>(places));
}

TEST_P(EveryReach, SaysNoOfNoPlaceWhereALegalOrderEndsAndMostlyYes) {
  std::uint64_t tried = 0;
  std::uint64_t yes = 0;
  for (std::uint64_t seed = 55'000'000; tried < tables_tried(SEARCHED_TABLES) * 10 && seed < 55'200'000; ++seed) {
    const auto t = trial(GetParam(), seed);
    if (!t || !allowed(t->judgement.ruling) || t->judgement.ruling.several || !goes_and_turns_only(t->judgement))
      continue;
    const Hearing hearing = *hearing_of(t->game);
    const Vec end = t->judgement.trace.pieces.front().end.pose.at;
    const auto could =
        could_reach(hearing, reach_test::without_path(t->order), {{ids_of(t->order.who).front(), {end, {}, {}}}}, 0.01);
    if (!could) continue;
    ++tried;
    yes += could->answer == CouldAnswer::yes;
    EXPECT_NE(could->answer, CouldAnswer::no) << "seed " << seed << " " << at(end) << reproduction(t->game, t->order);
  }
  EXPECT_GE(static_cast<double>(yes), 0.9 * static_cast<double>(tried)) << yes << " of " << tried;
  RecordProperty("yes", static_cast<int>(yes));
}

/// Every corner of both regions, roll by roll.
std::vector<Vec> corners_of(const Reach& reach) {
  std::vector<Vec> all;
  for (const RollReach& roll : reach.rolls)
    for (const MultiPolygon* region : {&roll.inner, &roll.outer})
      for (const Polygon& polygon : *region) {
        all.insert(all.end(), polygon.outer.begin(), polygon.outer.end());
        for (const Ring& hole : polygon.holes) all.insert(all.end(), hole.begin(), hole.end());
      }
  return all;
}

TEST_P(EveryReach, IsTheSameWhicheverThreadTellsWhichRows) {
  std::uint64_t tried = 0;
  for (std::uint64_t seed = 54'000'000; tried < tables_tried(SEARCHED_TABLES) && seed < 54'100'000; ++seed) {
    const auto first = found(GetParam(), seed);
    if (!first) continue;
    ++tried;
    if (first->reach.rolls.empty()) return;  // a grid has no rows to share
    const auto again = found(GetParam(), seed);
    ASSERT_TRUE(again);
    EXPECT_EQ(corners_of(first->reach), corners_of(again->reach)) << "seed " << seed;
  }
}

/// The same order again, turn after turn, as long as it is legal; where the piece stands then and after how many.
std::pair<Vec, int> repeated(Hearing hearing, const Order& order, int turns) {
  Vec at;
  for (int turn = 1;; ++turn) {
    const auto judged = hearing.judge(order);
    if (!judged || !allowed(judged->ruling) || turn > turns) return {at, turn - 1};
    at = judged->trace.pieces.front().end.pose.at;
    auto next = after(hearing, {order, *judged});
    if (!next) return {at, turn};
    hearing = *std::move(next);
  }
}

TEST_P(EveryReach, NeedsInNoPlayMoreTurnsThanWereTaken) {
  std::uint64_t tried = 0;
  double most = 0;
  for (std::uint64_t seed = 53'000'000; tried < tables_tried(SEARCHED_TABLES) * 4 && seed < 53'200'000; ++seed) {
    const auto t = trial(GetParam(), seed);
    if (t && t->game.table().hex) break;
    if (!t || !allowed(t->judgement.ruling) || t->judgement.ruling.several || !goes_and_turns_only(t->judgement))
      continue;
    const Hearing hearing = *hearing_of(t->game);
    const auto [at, turns] = repeated(hearing, t->order, 3);
    const PieceIndex piece = t->judgement.trace.pieces.front().piece;
    const auto standing = trials_of(hearing, reach_test::without_path(t->order), piece);
    if (!standing) continue;
    const auto field = TurnsField::to(*standing, at);
    if (!field) continue;
    ++tried;
    const double left = field->from(standing->front()->start().pose.at);
    most = std::max(most, left / turns);
    EXPECT_LE(left, turns + 1e-6) << "seed " << seed << reproduction(t->game, t->order);
    if (left > turns + 1e-6) return;
  }
  EXPECT_TRUE(tried == 0 || most > 0.1) << most;
}

}  // namespace
}  // namespace linesman
