// Every ruling on the cases: bills add up, and only orders that may be carried out have effects.
#include "support/cases.h"
#include "table.h"

namespace linesman::mobility {
namespace {

/// Calls found(name, ruling, game) for every case that is judged.
template <class Found>
void each_ruling(Found found) {
  for (const Case& c : read_cases()) {
    if (c.ruleset != "mobility" || c.is_refused()) continue;
    const auto judgement = ruleset_test::judged(make_mobility, c.game(), write_json(c.order()));
    found(c.name, judgement.value().ruling, game_of(c.game()));
  }
}

TEST(EveryBill, AddsUpToWhatIsSpent) {
  each_ruling([](const std::string& name, const Ruling& ruling, const Game&) {
    double sum = 0;
    for (const Cost& c : ruling.costs) sum += c.amount;
    EXPECT_NEAR(sum, *ruling.allowance.spent, 1e-9) << name;
  });
}

TEST(EveryEffect, IsGivenOnlyWhenTheOrderMayBeCarriedOut) {
  each_ruling([](const std::string& name, const Ruling& ruling, const Game&) {
    const bool carried_out = ruling.verdict == Verdict::legal || ruling.verdict == Verdict::marginal;
    EXPECT_EQ(ruling.effects.empty(), !carried_out) << name;
  });
}

TEST(EveryFault, IsOnTheWayOfItsPiece) {
  each_ruling([](const std::string& name, const Ruling& ruling, const Game& game) {
    EXPECT_EQ(ruling.faults.empty(), ruling.verdict == Verdict::legal) << name;
    for (const Fault& f : ruling.faults) {
      EXPECT_GE(f.place.s, 0) << name;
      EXPECT_LT(at(f.place.piece), game.pieces().size()) << name;
    }
  });
}

}  // namespace
}  // namespace linesman::mobility
