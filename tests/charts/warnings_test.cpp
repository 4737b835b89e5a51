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
    EXPECT_GT(english(found.front().reason).size(), 30U) << rule;
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
  EXPECT_THAT(english(found.front().reason), ::testing::HasSubstr("games refuse \"horse\""));
  for (const std::string& id : chart_ids()) EXPECT_THAT(warnings(chart_json(id), "shared-words"), IsEmpty()) << id;
}

TEST(AnUnfilledPlace, OfATextIsFoundWithTheNearestName) {
  for (const std::string& id : chart_ids()) EXPECT_THAT(chart::unfilled_places(chart_json(id)), IsEmpty()) << id;
  Value clauses = chart_json("ranks")["clauses"];
  Value::Array changed = clauses.items();
  changed[0] = changed[0]
                   .with("text", "A block goes {marhc} or {march}.")
                   .with("says", parse_json(R"({"fault": "{peice} leaves {with}."})", "").value());
  changed[1] = changed[1].with("title", "Of {march}");
  const auto found = chart::unfilled_places(chart_json("ranks").with("clauses", changed));
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].sentence(), R"(/clauses/0/text: nothing fills {marhc}; the nearest is "march")");
  EXPECT_EQ(found[1].sentence(), R"(/clauses/0/says/fault: nothing fills {peice}; the nearest is "piece")");
  EXPECT_EQ(found[2].sentence(), "/clauses/1/title: nothing fills {march}");
}

TEST(AnUnfilledPlace, DoesNotHinderJudging) {
  Value::Array changed = chart_json("ranks")["clauses"].items();
  changed[0] = changed[0].with("text", "A block goes {sial}.");
  const Value chart = chart_json("ranks").with("clauses", changed);
  EXPECT_EQ(chart::unfilled_places(chart).size(), 1U);
  EXPECT_THAT(chart::chart_mistakes(chart), IsEmpty());
}

TEST(AWarning, TellsOfAnActionThatNoAllowanceServes) {
  for (const std::string& id : chart_ids())
    EXPECT_THAT(warnings(chart_json(id), "action-without-allowance"), IsEmpty()) << id;
  const Value stroll = parse_json(R"({"id": "stroll", "actions": [{"id": "walk"}, {"id": "swim"}], "clauses": [
      {"id": "stroll-1", "rule": {"kind": "allowance", "add": 6, "when": {"action": "walk"}}}]})",
                                  "")
                           .value();
  const auto with_rule = [&](const char* rule) {
    Value::Array all = stroll["clauses"].items();
    all.push_back(Value::Object{{"id", "stroll-2"}, {"rule", parse_json(rule, "").value()}});
    return warnings(stroll.with("clauses", all), "action-without-allowance");
  };
  for (const char* rule : {R"({"kind": "allowance", "times": 2, "when": {"action": "swim"}})",
                           R"({"kind": "allowance", "most": 2, "when": {"action": "swim"}})",
                           R"({"kind": "allowance", "add": 0, "when": {"action": "swim"}})",
                           R"({"kind": "toll", "amount": 1, "when": {"action": "swim"}})"}) {
    const auto found = with_rule(rule);
    ASSERT_EQ(found.size(), 1U) << rule;
    EXPECT_EQ(found[0].pointer, "/actions/1");
    EXPECT_THAT(english(found[0].reason), ::testing::HasSubstr("\"swim\""));
  }
  for (const char* rule : {R"({"kind": "allowance", "add": 2, "when": {"action": "swim"}})",
                           R"({"kind": "allowance", "least": 2, "when": {"action": ["swim", "walk"]}})",
                           R"({"kind": "allowance", "add": 2})"})
    EXPECT_THAT(with_rule(rule), IsEmpty()) << rule;
  const Value still = parse_json(R"([{"id": "walk"}, {"id": "swim", "path": false}])", "").value();
  EXPECT_THAT(warnings(stroll.with("actions", still), "action-without-allowance"), IsEmpty());
}

TEST(AWarning, TellsOfAClauseWithoutARule) {
  for (const std::string& id : chart_ids())
    EXPECT_THAT(warnings(chart_json(id), "clause-without-rule"), IsEmpty()) << id;
  Value::Array clauses = chart_json("ranks")["clauses"].items();
  const auto place = "/clauses/" + std::to_string(clauses.size());
  const Value bare = parse_json(R"({"id": "ranks-99", "title": "Tried", "text": "Tried."})", "").value();
  for (const Value& without : {bare, bare.with("rules", Value::Array())}) {
    clauses.push_back(without);
    const auto found = warnings(chart_json("ranks").with("clauses", clauses), "clause-without-rule");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].pointer, place);
    clauses.pop_back();
  }
  clauses.push_back(bare.with("handling", Value::Array{"asked"}));
  EXPECT_THAT(warnings(chart_json("ranks").with("clauses", clauses), "clause-without-rule"), IsEmpty());
}

TEST(AWarning, TellsOfANegativeFigure) {
  for (const std::string& id : chart_ids())
    for (const char* code : {"negative-figure", "negative-number"})
      EXPECT_THAT(warnings(chart_json(id), code), IsEmpty()) << id;
  const Value ranks = chart_json("ranks");
  const Value figures = ranks["figures"].with("tried", -2).with("table", Value::Object{{"a", -1}, {"b", 2}});
  const auto with_rule = [&](const char* rule) {
    Value::Array all = ranks["clauses"].items();
    all.push_back(Value::Object{
        {"id", "ranks-99"}, {"title", "Tried"}, {"text", "Tried."}, {"rule", parse_json(rule, "").value()}});
    return warnings(ranks.with("figures", figures).with("clauses", all), "negative-figure");
  };
  const auto read = with_rule(R"({"kind": "apart", "from": "enemies", "gap": {"figure": "tried"}})");
  ASSERT_EQ(read.size(), 2U);  // nothing reads the table
  EXPECT_EQ(read[0].pointer, "/figures/tried");
  EXPECT_EQ(read[1].pointer, "/figures/table/a");
  EXPECT_EQ(with_rule(R"({"kind": "allowance", "add": {"figure": "tried"}})").size(), 1U);
  EXPECT_EQ(with_rule(R"({"kind": "allowance", "add": {"figure": "table", "by": ["tried"]}})").size(), 1U);
  EXPECT_EQ(with_rule(R"({"kind": "toll", "amount": {"figure": "tried"},
                          "when": {"near": {"who": "enemies", "gap": {"figure": "table.b"}}}})")
                .size(),
            2U);
}

TEST(AWarning, TellsOfANegativeNumberInARule) {
  Value::Array clauses = chart_json("ranks")["clauses"].items();
  const auto of = [&](const char* rule) {
    Value::Array all = clauses;
    all.push_back(Value::Object{
        {"id", "ranks-99"}, {"title", "Tried"}, {"text", "Tried."}, {"rule", parse_json(rule, "").value()}});
    return warnings(chart_json("ranks").with("clauses", all), "negative-number").size();
  };
  EXPECT_EQ(of(R"({"kind": "apart", "from": "enemies", "gap": -1})"), 1U);
  EXPECT_EQ(of(R"({"kind": "forbids", "when": {"near": {"who": "enemies", "gap": -1}}})"), 1U);
  EXPECT_EQ(of(R"({"kind": "forbids", "when": {"altitude": {"below": -1}}})"), 0U);
  EXPECT_EQ(of(R"({"kind": "allowance", "add": -1})"), 0U);
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
