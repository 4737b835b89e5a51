// What a ruleset says of the price beforehand is a lower bound of what it rules.
#include <gtest/gtest.h>

#include "base/text.h"
#include "base/tolerance.h"
#include "property/proof.h"
#include "rules/fare.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

constexpr std::uint64_t LEGAL_ORDERS = 5000;
constexpr std::uint64_t MOST_TABLES = 60;  // for each legal order

class EveryFare : public ::testing::TestWithParam<Subject> {};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryFare);
INSTANTIATE_TEST_SUITE_P(Of, EveryFare, ::testing::ValuesIn(subjects()),
                         [](const auto& tested) { return tested.param.ruleset; });

bool allowed(const Ruling& r) { return r.verdict == Verdict::legal || r.verdict == Verdict::marginal; }

/// Fares leave acts and climbs out.
bool goes_and_turns_only(const Trace& trace) {
  for (const PieceTrace& piece : trace.pieces)
    for (const TracedStep& step : piece.steps)
      if (std::holds_alternative<Act>(step.facts) || std::holds_alternative<Climb>(step.facts)) return false;
  return true;
}

const PieceAllowance* allowance_of(const Ruling& ruling, PieceIndex piece) {
  for (const PieceAllowance& each : ruling.shown.allowances)
    if (each.piece == piece) return &each;
  return nullptr;
}

/// What is wrong with all of the fares; empty where one holds. Shares of the allowance are compared: a way that crosses
/// may have an allowance of its own.
std::string wrong_with(const Fares& fares, const Game& game, const PieceTrace& trace, double spent, double total) {
  std::string wrong = "no fare";
  for (const Fare& fare : fares) {
    const auto price = price_of(fare, game, trace);
    if (price && within_limit(*price, fare.allowance) && within_limit(*price * total, spent * fare.allowance + 1e-6))
      return {};
    wrong += price ? "; " + number_text(*price) + " of " + number_text(fare.allowance) : "; barred";
  }
  return wrong + " for " + number_text(spent) + " of " + number_text(total);
}

struct Tried {
  std::uint64_t legal = 0;
  std::uint64_t exact = 0;
  int failures = 0;
};

void hold(const Trial& t, std::uint64_t seed, Tried& tried) {
  const Hearing hearing = *hearing_of(t.game);
  const auto prepared = hearing.ruleset().prepare(t.game, t.order);
  ASSERT_TRUE(prepared);
  for (const PieceTrace& piece : t.judgement.trace.pieces) {
    const Fares fares = (*prepared)->fares(piece.piece);
    const PieceAllowance* ruled = allowance_of(t.judgement.ruling, piece.piece);
    if (fares.empty() || !ruled || !ruled->total || !ruled->spent) continue;
    ++tried.legal;
    for (const Fare& fare : fares)
      if (const auto price = price_of(fare, t.game, piece); price && same_length(*price, *ruled->spent)) {
        ++tried.exact;
        break;
      }
    const std::string wrong = wrong_with(fares, t.game, piece, *ruled->spent, *ruled->total);
    if (wrong.empty()) continue;
    ++tried.failures;
    ADD_FAILURE() << "seed " << seed << ": " << wrong << reproduction(t.game, t.order);
  }
}

TEST_P(EveryFare, IsNeverMoreThanALegalOrderSpends) {
  Tried tried;
  const std::uint64_t wanted = tables_tried(LEGAL_ORDERS);
  const std::uint64_t first = 40'000'000;
  for (std::uint64_t seed = first; seed < first + wanted * MOST_TABLES && tried.failures < 3; ++seed) {
    if (tried.legal >= wanted) break;
    const auto t = trial(GetParam(), seed);
    if (!t || !allowed(t->judgement.ruling) || !goes_and_turns_only(t->judgement.trace)) continue;
    hold(*t, seed, tried);
  }
  EXPECT_GE(tried.legal, wanted);
  EXPECT_GT(tried.exact * 5, tried.legal * 4) << "few fares are exact";
  RecordProperty("exact", static_cast<int>(tried.exact));
}

}  // namespace
}  // namespace linesman
