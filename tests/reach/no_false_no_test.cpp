// The end of a legal order is never said to be out of reach.
#include <gtest/gtest.h>

#include "property/proof.h"
#include "reach/places.h"
#include "reach/questions/turns.h"
#include "rules/vocabulary.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

constexpr std::uint64_t LEGAL_ENDS = 200;  // of each ruleset: some three seconds; the soak takes fifty times as many
constexpr std::uint64_t MAX_SEEDS = 40;    // for each legal order
constexpr std::uint64_t WITH_TURNS = 50;   // one end in this number is asked how many turns it takes
constexpr std::uint64_t WITH_BOUND = 100;  // one end in this number is looked for in the outer bound

class EveryEnd : public ::testing::TestWithParam<Subject> {};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryEnd);
INSTANTIATE_TEST_SUITE_P(Of, EveryEnd, ::testing::ValuesIn(subjects()),
                         [](const auto& tested) { return tested.param.ruleset; });

/// Where the ruling leaves the pieces of the order, with or without how they stand there.
std::map<std::string, EndRequest> ends_of(const Trial& t, bool whole) {
  std::map<std::string, EndRequest> ends;
  for (const PieceTrace& piece : t.judgement.trace.pieces) {
    Pose pose = piece.end.pose;
    for (const End& end : t.judgement.ruling.ends)
      if (end.piece == piece.piece) pose = end.pose;
    EndRequest& end = ends[t.game.piece(piece.piece).id];
    end.at = pose.at;
    if (whole) end.facing = pose.facing;
    if (whole) end.altitude = pose.altitude;
  }
  return ends;
}

Order pathless(Order order) {
  order.paths = {};
  return order;
}

TEST_P(EveryEnd, OfALegalOrderIsNeverANo) {
  const std::uint64_t wanted = tables_tried(LEGAL_ENDS);
  const std::uint64_t first = 60'000'000;
  std::uint64_t tried = 0;
  std::uint64_t yes = 0;
  int failures = 0;
  for (std::uint64_t seed = first; tried < wanted && seed < first + wanted * MAX_SEEDS; ++seed) {
    // Half of them by the ways of the other properties.
    const auto t = seed % 2 == 0 ? adventure(GetParam(), seed) : trial(GetParam(), seed);
    if (!t || !allowed(t->judgement.ruling)) continue;
    ++tried;
    const Hearing hearing = *hearing_of(t->game);
    const auto ends = ends_of(*t, tried % 3 == 0);
    // What bounds say alone: where a way is found there is no no.
    WorkLeft none(0);
    const auto could = could_reach(hearing, pathless(t->order), ends, 0.01, {}, &none);
    if (!could) continue;
    yes += could->answer == CouldAnswer::yes ? 1 : 0;
    const bool no = could->answer == CouldAnswer::no;
    EXPECT_FALSE(no) << "seed " << seed << ": " << could->reason << reproduction(t->game, t->order);
    failures += no ? 1 : 0;
    const bool one = t->judgement.trace.pieces.size() == 1;
    if (one && tried % WITH_TURNS == 0) {
      const auto turns = turns_to(hearing, pathless(t->order), ends.begin()->second, 0.01);
      for (const TurnsTo& told : turns ? *turns : std::vector<TurnsTo>()) {
        if (told.roll == "lowest" || told.roll == "p50") continue;
        const bool right = told.at_least && *told.at_least <= 1;
        EXPECT_TRUE(right) << "seed " << seed << ": " << told.why << reproduction(t->game, t->order);
        failures += right ? 0 : 1;
      }
    }
    if (one && tried % WITH_BOUND == 0 && !t->game.table().hex) {
      const auto reach = reach_of(hearing, pathless(t->order), {{}, 4});
      if (!reach || reach->rolls.empty()) continue;
      bool inside = false;
      for (const RollReach& roll : reach->rolls)
        inside |= reach_test::holds(roll.outer, ends.begin()->second.at + Vec{1e-7, 1e-7});
      EXPECT_TRUE(inside) << "seed " << seed << reproduction(t->game, t->order);
      failures += inside ? 0 : 1;
    }
    if (failures >= FAILURES_SHOWN) return;
  }
  EXPECT_GE(tried, wanted);
  RecordProperty("yes", static_cast<int>(yes));
}

}  // namespace
}  // namespace linesman
