// More allowance: no reach is smaller with it, and no place is come to later. On random tables under every ruleset.
#include <gtest/gtest.h>

#include "base/tolerance.h"
#include "property/proof.h"
#include "reach/places.h"
#include "reach/questions/turns.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

constexpr std::uint64_t ASKED_TABLES = 3;
constexpr std::uint64_t LAST_SEED = 100'000;  // after the first

class MoreAllowance : public ::testing::TestWithParam<Subject> {
 protected:
  /// Calls `each` with trials of one model that goes and turns, and with what follows from its seed.
  void on_single_moves(std::uint64_t first_seed, const std::function<bool(Random&, const Trial&)>& each) {
    std::uint64_t tried = 0;
    for (std::uint64_t seed = first_seed; tried < tables_tried(ASKED_TABLES) && seed < first_seed + LAST_SEED; ++seed) {
      const auto t = trial(GetParam(), seed);
      if (!t || !allowed(t->judgement.ruling) || t->judgement.ruling.several) continue;
      if (t->judgement.trace.pieces.empty() || t->order.members.find("events")) continue;
      Random random(seed);
      SCOPED_TRACE("seed " + std::to_string(seed));
      tried += each(random, *t);
      if (HasFailure()) return;
    }
    EXPECT_GT(tried, 0U);
  }
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(MoreAllowance);
INSTANTIATE_TEST_SUITE_P(Of, MoreAllowance, ::testing::ValuesIn(subjects()),
                         [](const auto& tested) { return tested.param.ruleset; });

Hearing modified(const Trial& t, const char* figure, double amount) {
  const PieceIndex index = t.judgement.trace.pieces.front().piece;
  Piece piece = t.game.piece(index);
  piece.status = piece.status.with("modifier", Value::Array{Value::Object{{figure, amount}, {"why", "a test"}}});
  return *hearing_of(t.game.with_piece(index, std::move(piece)));
}

/// The same question with less and with more.
std::pair<Hearing, Hearing> less_and_more(Random& random, const Trial& t) {
  if (random.chance(0.5)) return {modified(t, "times", 0.5), modified(t, "times", 1 + random.between(0, 1))};
  const double low = static_cast<double>(random.below(4)) - 2;
  return {modified(t, "add", low), modified(t, "add", low + 1 + static_cast<double>(random.below(3)))};
}

/// Nothing is later than any number.
bool is_later(std::optional<int> more, std::optional<int> less) { return less && (!more || *more > *less); }

// A search whose work runs out finds no way, and says so: each question is searched for itself.
TEST_P(MoreAllowance, TakesToNoPlaceMoreTurns) {
  on_single_moves(56'000'000, [](Random& random, const Trial& t) {
    const auto [less, more] = less_and_more(random, t);
    const PieceTrace& way = t.judgement.trace.pieces.front();
    const Vec end = way.start.pose.at + random.between(1, 2.5) * (way.end.pose.at - way.start.pose.at);
    const auto low = turns_to(less, reach_test::without_path(t.order), {end, {}, {}}, 0.01);
    const auto high = turns_to(more, reach_test::without_path(t.order), {end, {}, {}}, 0.01);
    if (!low || !high || low->size() != high->size()) return false;
    for (std::size_t i = 0; i < low->size(); ++i) {
      const TurnsTo& a = (*low)[i];
      const TurnsTo& b = (*high)[i];
      EXPECT_FALSE(is_later(b.at_least, a.at_least)) << b.roll << reproduction(more.game(), t.order);
      const bool gave_up = !b.turns && b.by == NoWay::effort;
      EXPECT_FALSE(is_later(b.turns, a.turns) && !b.unless && !gave_up)
          << b.roll << " to " << end.x << ", " << end.y << ": " << a.turns.value_or(-1) << " turns with less, "
          << b.turns.value_or(-1) << " with more" << reproduction(more.game(), t.order);
    }
    return true;
  });
}

TEST_P(MoreAllowance, MakesNoReachSmaller) {
  on_single_moves(57'000'000, [](Random& random, const Trial& t) {
    const auto [less, more] = less_and_more(random, t);
    const auto low = reach_of(less, reach_test::without_path(t.order), {{}, 2});
    const auto high = reach_of(more, reach_test::without_path(t.order), {{}, 2});
    if (!low || !high || low->rolls.size() != high->rolls.size()) return false;
    for (const HexReached& reached : low->hexes)
      EXPECT_TRUE(std::any_of(high->hexes.begin(), high->hexes.end(), [&](const HexReached& other) {
        return other.hex == reached.hex;
      })) << reproduction(more.game(), t.order);
    const Vec at = t.judgement.trace.pieces.front().start.pose.at;
    for (std::size_t k = 0; k < low->rolls.size(); ++k)
      for (int i = 0; i < 200; ++i) {
        const Vec place = at + Vec{random.between(-14, 14), random.between(-14, 14)};
        if (!reach_test::holds(low->rolls[k].inner, place)) continue;
        EXPECT_TRUE(reach_test::holds(high->rolls[k].outer, place))
            << place.x << ", " << place.y << reproduction(more.game(), t.order);
      }
    return !low->rolls.empty() || !low->hexes.empty();
  });
}

}  // namespace
}  // namespace linesman
