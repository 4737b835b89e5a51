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

TEST(TheShippedCharts, UseEveryKindBetweenThem) {
  std::set<std::string> kinds;
  for (const char* id : {"skirmish", "ranks", "armour", "elements"})
    for (const Value& rule : rules_of(chart_json(id))) kinds.emplace(*rule["kind"].text());
  EXPECT_EQ(kinds.size(), names_of(chart::Kind{}).size());
}

TEST(EveryRule, SaysWhatItIsInAWholeSentence) {
  for (const std::string& id : chart_ids())
    for (const Value& rule : rules_of(chart_json(id))) {
      const std::string said = chart::sentence_of(rule, chart_json(id));
      EXPECT_GT(said.size(), 12u) << write_json(rule);
      EXPECT_TRUE(said.ends_with(".")) << said;
      EXPECT_EQ(said.find("  "), std::string::npos) << said;
    }
}

TEST(ARule, IsReadBackWithItsFigures) {
  const Value file = parse_json(R"({"figures": {"gap": 1}})", "").value();
  const auto said = [&](const char* rule) { return chart::sentence_of(parse_json(rule, "").value(), file); };
  EXPECT_EQ(said(R"({"kind": "apart", "from": "enemies", "gap": {"figure": "gap"}, "when": {"action": "walk"}})"),
            "It keeps 1 (gap) from enemies (way and end), when the action is walk.");
  EXPECT_EQ(said(R"({"kind": "price", "ground": "woods", "times": 2})"), "Each inch on woods costs 2 times as much.");
  EXPECT_EQ(said(R"({"kind": "turn", "times": 1, "when": {"not": {"action": "walk"}}})"),
            "There is at most 1 turn, unless the action is walk.");
  EXPECT_EQ(said(R"({"kind": "course", "legs": 2, "when": {}})"), "There are at most 2 legs.");
  EXPECT_EQ(said(R"({"kind": "allowance", "add": {"value": "pace"}})"), "The allowance grows by its pace.");
}

TEST(ARule, IsReadBackWithTheTitlesOfWhatItNames) {
  const Value file = parse_json(R"({
    "actions": [{"id": "dbl", "title": "Double"}, {"id": "ret", "title": "Retreat"}],
    "traits": [{"key": "moves_on", "title": "Mount", "type": "choice", "choices": ["foot", "horse", "mule"],
                "choice_titles": ["on foot", "on horseback"]}],
    "status": [{"key": "hurt", "title": "Wounded", "type": "boolean"}],
    "order": [{"key": "tgt", "title": "Target", "type": "piece"}],
    "dice": [{"purpose": "d", "title": "Dash"}],
    "figures": {"by_mount": {"foot": 6, "horse": 10, "mule": 7}}})",
                                "")
                         .value();
  const auto said = [&](const char* rule) { return chart::sentence_of(parse_json(rule, "").value(), file); };
  EXPECT_EQ(
      said(R"({"kind": "allowance", "times": 2, "when": {"action": ["dbl", "ret"], "is": {"moves_on": "horse"}}})"),
      "The allowance is multiplied by 2, when the action is Double or Retreat and Mount is on horseback.");
  EXPECT_EQ(said(R"({"kind": "forbids", "when": {"is": {"moves_on": ["foot", "mule"], "hurt": true}}})"),
            "Such an order may not be given, when Mount is on foot or mule and Wounded is yes.");
  EXPECT_EQ(said(R"({"kind": "allowance", "add": {"figure": "by_mount", "by": ["moves_on"]}})"),
            "The allowance grows by by_mount by Mount.");
  EXPECT_EQ(said(R"({"kind": "apart", "from": {"of": "others", "but": "tgt"}})"),
            "It does not overlap others but for Target (way and end).");
  EXPECT_EQ(said(R"({"kind": "dice", "purpose": "d", "count": 2})"), "Dice for Dash: 2.");
  EXPECT_EQ(said(R"({"kind": "effect", "set": {"hurt": true}})"), "Then its Wounded is yes.");
}

}  // namespace
}  // namespace linesman::charts_test
