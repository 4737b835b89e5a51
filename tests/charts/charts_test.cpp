// Charts as a player gets to know them: what they judge, and what they say of themselves.
#include <gmock/gmock.h>

#include <set>

#include "chart/chart.h"
#include "chart/sentences.h"
#include "charts/chart_folders.h"
#include "files/json.h"
#include "files/orders/expectation.h"

namespace linesman::charts_test {
namespace {

class ChartCases : public ::testing::TestWithParam<std::string> {};

TEST_P(ChartCases, AreRuledAsExpected) {
  const Value suite = load_json(charts()->find(GetParam())->folder + "/cases.json").value();
  EXPECT_GT(suite["cases"].size(), 0u);
  for (const Value& one : suite["cases"].items()) {
    const Value answer = answer_to(one, GetParam());
    for (const std::string& said : differences(one["expect"], answer))
      ADD_FAILURE() << *one["name"].text() << ": " << said << "\n" << write_json(answer, 2);
  }
}

INSTANTIATE_TEST_SUITE_P(Of, ChartCases, ::testing::Values("patrol", "galleys"));

TEST(Charts, OfTheHouseHaveNoMistake) {
  EXPECT_GE(chart_ids().size(), 5u);
  for (const std::string& id : chart_ids())
    for (const Problem& problem : chart::chart_mistakes(chart_json(id)))
      ADD_FAILURE() << id << " " << problem.sentence();
}

/// Every rule of a chart.
std::vector<Value> rules_of(const Value& chart) {
  std::vector<Value> all;
  for (const Value& clause : chart["clauses"].items()) {
    if (clause.find("rule")) all.push_back(clause["rule"]);
    for (const Value& rule : clause["rules"].items()) all.push_back(rule);
  }
  return all;
}

TEST(TheShippedCharts, UseEveryKindBetweenThem) {
  std::set<std::string> kinds;
  for (const char* id : {"skirmish", "ranks", "armour", "elements"})
    for (const Value& rule : rules_of(chart_json(id))) kinds.emplace(*rule["kind"].text());
  EXPECT_EQ(kinds.size(), names_of(chart::Kind{}).size());
}

TEST(EveryRule, SaysWhatItIsInAWholeSentence) {
  for (const std::string& id : chart_ids())
    for (const Value& rule : rules_of(chart_json(id))) {
      const std::string said = chart::sentence_of(rule, chart_json(id)["figures"]);
      EXPECT_GT(said.size(), 12u) << write_json(rule);
      EXPECT_TRUE(said.ends_with(".")) << said;
      EXPECT_EQ(said.find("  "), std::string::npos) << said;
    }
}

TEST(ARule, IsReadBackWithItsFigures) {
  const Value figures = parse_json(R"({"gap": 1})", "").value();
  const auto said = [&](const char* rule) { return chart::sentence_of(parse_json(rule, "").value(), figures); };
  EXPECT_EQ(said(R"({"kind": "apart", "from": "enemies", "gap": {"figure": "gap"}, "when": {"action": "walk"}})"),
            "It keeps 1 (gap) from enemies (way and end), when the action is walk.");
  EXPECT_EQ(said(R"({"kind": "price", "ground": "woods", "times": 2})"), "Each inch on woods costs 2 times as much.");
  EXPECT_EQ(said(R"({"kind": "turn", "times": 1, "when": {"not": {"action": "walk"}}})"),
            "Turns: there is at most 1 turn, unless the action is walk.");
  EXPECT_EQ(said(R"({"kind": "course", "legs": 2, "when": {}})"), "The way: there are at most 2 legs.");
  EXPECT_EQ(said(R"({"kind": "allowance", "add": {"value": "pace"}})"), "The allowance grows by its pace.");
}

}  // namespace
}  // namespace linesman::charts_test
