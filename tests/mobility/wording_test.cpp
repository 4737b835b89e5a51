// What holds for every ruling on the cases: sentences are whole, bills add up.
#include <filesystem>

#include "files/ruling_json.h"
#include "table.h"

namespace linesman::mobility {
namespace {

using testing::Each;
using testing::HasSubstr;
using testing::Not;

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

std::vector<std::string> sentences(const Ruling& ruling) {
  std::vector<std::string> all;
  for (const Cost& c : ruling.costs) all.push_back(c.text);
  for (const Fault& f : ruling.faults) all.push_back(f.text);
  for (const Note& n : ruling.notes) all.push_back(n.text);
  return all;
}

TEST(EverySentence, HasItsFiguresFilledIn) {
  int rulings = 0;
  each_ruling([&](const std::string& name, const Ruling& ruling, const Game&) {
    ++rulings;
    EXPECT_THAT(sentences(ruling), Each(Not(HasSubstr("{")))) << name;
  });
  EXPECT_GT(rulings, 200);
}

TEST(EverySentence, IsWrittenForItsOccasion) {
  const RulesetData data = mobility_data();
  each_ruling([&](const std::string& name, const Ruling& ruling, const Game&) {
    for (const Fault& f : ruling.faults) EXPECT_NE(f.text, data.terms.clause(f.rule).title) << name;
    for (const Cost& c : ruling.costs) EXPECT_NE(c.text, data.terms.clause(c.rule).title) << name;
    for (const Note& n : ruling.notes) EXPECT_NE(n.text, data.terms.clause(n.rule).title) << name;
  });
}

TEST(EveryClause, HasATextWithItsFiguresFilledIn) {
  const RulesetData data = mobility_data();
  ASSERT_EQ(data.terms.clauses.size(), 63U);
  for (std::size_t i = 0; i < data.terms.clauses.size(); ++i) {
    EXPECT_EQ(data.terms.clauses[i].id, "mobility-" + std::to_string(i + 1));
    EXPECT_THAT(clause_text(data, data.terms.clauses[i]), Not(HasSubstr("{")));
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
