// What an author of a chart is warned of.
#include "chart/warnings.h"

#include <gmock/gmock.h>

#include "chart/chart.h"
#include "charts/chart_folders.h"
#include "files/json.h"

namespace linesman::charts_test {
namespace {

using ::testing::IsEmpty;

/// The warnings with that code.
std::vector<chart::Warning> warnings(const Value& chart, std::string_view code) {
  std::vector<chart::Warning> all = chart::chart_warnings(chart);
  std::erase_if(all, [&](const chart::Warning& warning) { return warning.code != code; });
  return all;
}

/// Of `ranks` with one more rule.
std::vector<chart::Warning> of_rule(const char* rule) {
  Value::Array clauses = chart_json("ranks")["clauses"].items();
  clauses.push_back(Value::Object{
      {"id", "ranks-16"}, {"title", "Tried"}, {"text", "Tried."}, {"rule", parse_json(rule, "").value()}});
  const Value chart = chart_json("ranks").with("clauses", clauses);
  for (const Problem& mistake : chart::chart_mistakes(chart)) ADD_FAILURE() << mistake.sentence();
  return warnings(chart, "rule-never-applies");
}

TEST(AWarning, TellsOfNoRuleOfTheHouseThatItNeverApplies) {
  for (const std::string& id : chart_ids())
    for (const chart::Warning& warning : warnings(chart_json(id), "rule-never-applies"))
      ADD_FAILURE() << id << " " << warning.pointer << ": " << warning.reason;
}

TEST(AWarning, TellsOfARuleThatNeverApplies) {
  for (const char* rule : {
           R"({"kind": "climb", "most": 2})",
           R"({"kind": "forbids", "when": {"action": "march", "not": {"action": ["march", "flee"]}}})",
           R"({"kind": "forbids", "when": {"action": "move", "is": {"target": {"given": true}}}})",
           R"({"kind": "apart", "from": "target", "when": {"action": ["move", "flee"]}})",
           R"({"kind": "near", "to": ["target"], "when": {"not": {"action": "charge"}}})",
           R"({"kind": "forbids", "when": {"is": {"move": {"above": 6, "at_most": 4}}}})",
           R"({"kind": "forbids", "when": {"models": {"at_least": 3, "below": 3}}})",
           R"({"kind": "enter"})",
       }) {
    const auto found = of_rule(rule);
    ASSERT_EQ(found.size(), 1U) << rule;
    EXPECT_EQ(found.front().pointer, "/clauses/15/rule");
    EXPECT_GT(found.front().reason.size(), 30U) << rule;
  }
}

TEST(AWarning, TellsOfWordsThatNoGameCanHave) {
  Value chart = chart_json("patrol");
  const Value troop = parse_json(R"({"key": "troop", "title": "Troop", "type": "choice",
      "choices": ["infantry", "horse"], "on": ["piece"]})",
                                 "")
                          .value();
  chart = chart.with("traits", Value::Array{chart["traits"][0], troop});
  const auto found = warnings(chart, "shared-words");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().pointer, "/traits/1/choices/1");
  EXPECT_THAT(found.front().reason, ::testing::HasSubstr("games refuse \"horse\""));
  for (const std::string& id : chart_ids()) EXPECT_THAT(warnings(chart_json(id), "shared-words"), IsEmpty()) << id;
}

TEST(AWarning, TellsOfAPlaceInASentenceThatNothingFills) {
  for (const std::string& id : chart_ids()) EXPECT_THAT(warnings(chart_json(id), "place-unfilled"), IsEmpty()) << id;
  Value clauses = chart_json("ranks")["clauses"];
  Value::Array changed = clauses.items();
  changed[0] = changed[0]
                   .with("text", "A block goes {marhc} or {march}.")
                   .with("says", parse_json(R"({"fault": "{peice} leaves {with}."})", "").value());
  const auto found = warnings(chart_json("ranks").with("clauses", changed), "place-unfilled");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].pointer, "/clauses/0/text");
  EXPECT_EQ(found[0].reason, R"(nothing fills {marhc}; the nearest is "march")");
  EXPECT_EQ(found[1].pointer, "/clauses/0/says/fault");
  EXPECT_EQ(found[1].reason, R"(nothing fills {peice}; the nearest is "piece")");
}

TEST(AWarning, IsSilentOfARuleThatMayApply) {
  for (const char* rule : {
           R"({"kind": "forbids", "when": {"action": "march", "not": {"action": "flee"}}})",
           R"({"kind": "forbids", "when": {"is": {"target": {"given": false}}}})",
           R"({"kind": "forbids", "when": {"is": {"target": {"given": true}}}})",
           R"({"kind": "apart", "from": ["target", "enemies"], "when": {"action": "move"}})",
           R"({"kind": "forbids", "when": {"is": {"move": {"at_least": 4, "at_most": 4}}}})",
       })
    EXPECT_THAT(of_rule(rule), IsEmpty()) << rule;
}

}  // namespace
}  // namespace linesman::charts_test
