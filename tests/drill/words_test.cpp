// Every sentence that the cases bring about is whole.
#include <set>

#include "drill/table.h"

namespace linesman::drill {
namespace {

Result<Ruling> ruling_on(const Value& test) {
  Value game = json(R"({"linesman": 1, "ruleset": "drill", "table": {"width": 72, "depth": 48}})");
  for (const auto& [name, value] : test["game"].members()) game = game.with(name, value);
  const auto document = read_document(game, "");
  if (!document) return document.problem();
  const auto hearing = Hearing::open(document->game, make_drill(drill_data()).value());
  if (!hearing) return hearing.problem();
  const auto judgement = hearing->judge(read_order(test["order"], "").value());
  if (!judgement) return judgement.problem();
  return judgement->ruling;
}

class Words : public ::testing::Test {
 protected:
  void check(const std::string& rule, const std::string& text) {
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    EXPECT_NE(text, data_.terms.clause(rule).title) << "no wording in " << rule;
    cited_.insert(rule);
  }

  const RulesetData data_ = drill_data();
  std::set<std::string> cited_;
};

TEST_F(Words, AreWholeInEveryCase) {
  for (const char* file : {"drill.json", "drill-more.json"}) {
    const Value suite = load_json(std::string(LINESMAN_SOURCE_DIR) + "/tests/cases/" + file).value();
    for (const Value& test : suite["cases"].items()) {
      const auto ruling = ruling_on(test);
      if (!ruling) continue;
      for (const Fault& f : ruling->faults) check(f.rule, f.text);
      for (const Cost& c : ruling->costs) check(c.rule, c.text);
      for (const Note& n : ruling->notes) check(n.rule, n.text);
      for (const Effect& e : ruling->effects) cited_.insert(e.rule);
    }
  }
  EXPECT_GT(cited_.size(), 33u);
}

TEST_F(Words, OfEveryClauseNameNoFigureThatIsMissing) {
  EXPECT_EQ(data_.terms.clauses.size(), 41u);
  for (const Clause& clause : data_.terms.clauses)
    EXPECT_EQ(clause_text(data_, clause).find('{'), std::string::npos) << clause.id;
}

}  // namespace
}  // namespace linesman::drill
