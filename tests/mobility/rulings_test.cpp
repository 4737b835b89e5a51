// What holds for every ruling on the cases: bills add up, effects are of orders that may be carried out.
#include <filesystem>

#include "files/ruling_json.h"
#include "table.h"

namespace linesman::mobility {
namespace {

Value whole_game(const Value& given) {
  const Value rest =
      json(R"({"linesman": 1, "title": "case", "ruleset": "mobility", "table": {"width": 72, "depth": 48},
                              "options": {}, "terrain": [], "units": [], "pieces": [], "turn": 1})");
  return merge_patch(rest, given);
}

/// Calls found(name, ruling, game) for every case that is judged.
template <class Found>
void each_ruling(Found found) {
  for (const char* file : {"mobility.json", "mobility-more.json"}) {
    const Value suite = load_json(std::string(LINESMAN_SOURCE_DIR) + "/tests/cases/" + file).value();
    for (const Value& c : suite["cases"].items()) {
      const auto document = read_document(whole_game(c["game"]), "");
      const auto data = with_house_rules(mobility_data(), c["game"]["house_rules"]);
      if (!document || !data) continue;
      const auto hearing = Hearing::open(document->game, make_mobility(*data).value());
      const auto order = read_order(c["order"], "");
      if (!hearing || !order) continue;
      if (const auto judged = hearing->judge(*order))
        found(std::string(*c["name"].text()), judged->ruling, document->game);
    }
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
