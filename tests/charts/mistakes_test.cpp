// Every mistake of a chart is reported at once, each with its place and the nearest name.
#include <gmock/gmock.h>

#include "chart/chart.h"
#include "charts/chart_folders.h"
#include "files/json.h"

namespace linesman::charts_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Value value(const char* text) { return parse_json(text, "").value(); }

/// Patrol with its third clause made of that rule.
Value with_rule(const char* rule) {
  const Value patrol = chart_json("patrol");
  Value::Array clauses = patrol["clauses"].items();
  clauses[2] = Value::Object{{"id", "patrol-3"}, {"title", "Tried"}, {"text", "Tried."}, {"rule", value(rule)}};
  return patrol.with("clauses", std::move(clauses));
}

std::vector<std::string> places(const Value& chart) {
  std::vector<std::string> all;
  for (const Problem& problem : chart::chart_mistakes(chart)) all.push_back(problem.pointer);
  return all;
}

void expect_place(const char* rule, const std::string& place) {
  EXPECT_THAT(places(with_rule(rule)), ElementsAre("/clauses/2/rule" + place)) << rule;
}

void expect_right(const char* rule) { EXPECT_THAT(places(with_rule(rule)), IsEmpty()) << rule; }

TEST(AMistakeOfARule, StandsWhereItIs) {
  expect_right(R"({"kind": "barred", "ground": "woods"})");
  expect_place(R"({"kind": "bared", "ground": "woods"})", "/kind");
  expect_place(R"({"kind": "barred", "ground": "wods"})", "/ground");
  expect_place(R"({"kind": "barred", "ground": ["woods", "watr"]})", "/ground/1");
  expect_place(R"({"kind": "barred"})", "");
  expect_place(R"({"kind": "barred", "ground": "woods", "gap": 2})", "/gap");
  expect_place(R"({"kind": "barred", "ground": {"rating": "woods", "by": "crossed"}, "at": ["way", "end"]})", "/at/1");
  expect_place(R"({"kind": "price", "ground": {"rating": "woods", "by": "crossed"}, "times": 2})", "/ground/by");
  expect_place(R"({"kind": "price", "times": 2})", "");
  expect_place(R"({"kind": "price", "ground": "woods", "times": -1})", "/times");
  expect_place(R"({"kind": "apart", "from": "enemis"})", "/from");
  expect_place(R"({"kind": "apart", "from": ["unit", "enemis"]})", "/from/1");
  expect_place(R"({"kind": "allowance", "add": 1, "times": 2})", "");
  expect_place(R"({"kind": "allowance"})", "");
  expect_place(R"({"kind": "forbids"})", "");
  expect_place(R"({"kind": "base", "width": 1})", "");
  expect_place(R"({"kind": "base", "diameter": 1, "way": {"gone": 1}})", "/way");
  expect_place(R"({"kind": "base", "diameter": 1, "when": {"action": "run"}})", "/when/action");
  expect_place(R"({"kind": "turn", "price": {"bands": [[90, 1], [45, 2], [180, 3]]}})", "/price/bands/1");
  expect_place(R"({"kind": "turn", "price": {"bands": [[90, 1]]}})", "/price/bands");
  expect_place(R"({"kind": "effect", "set": {"pace": 3}})", "/set/pace");
  expect_place(R"({"kind": "dice", "purpose": "luck"})", "/purpose");
}

TEST(AMistakeOfAWord, StandsWhereItIs) {
  expect_right(R"({"kind": "allowance", "add": {"figure": "gap", "times": {"value": "pace"}, "least": 0}})");
  expect_place(R"({"kind": "allowance", "add": {"figure": "gpa"}})", "/add/figure");
  expect_place(R"({"kind": "allowance", "add": {"value": "wood_runs"}})", "/add/value");
  expect_place(R"({"kind": "allowance", "add": {"figure": "gap", "value": "pace"}})", "/add");
  expect_place(R"({"kind": "allowance", "add": {"times": 2}})", "/add");
  expect_place(R"({"kind": "allowance", "add": {"value": "pace", "keep": 1}})", "/add/keep");
  expect_place(R"({"kind": "allowance", "add": {"value": "pace", "bands": [[3, 1], [2, 2]]}})", "/add/bands/1");
  expect_place(R"({"kind": "allowance", "add": {"spent": true}})", "/add/spent");
  expect_place(R"({"kind": "forbids", "when": {"is": {"pce": 3}}})", "/when/is/pce");
  expect_place(R"({"kind": "forbids", "when": {"is": {"pace": "fast"}}})", "/when/is/pace");
  expect_place(R"({"kind": "forbids", "when": {"is": {"pace": {"at_last": 3}}}})", "/when/is/pace/at_last");
  expect_place(R"({"kind": "forbids", "when": {"action": ["walk", "fly"]}})", "/when/action/1");
  expect_place(R"({"kind": "forbids", "when": {"near": {"who": "enemies"}}})", "/when/near");
  expect_place(R"({"kind": "forbids", "way": {"gone": {"above": {"figure": "gapp"}}}})", "/way/gone/above/figure");
  const char* const deep = R"({"kind": "allowance", "add": {"value": "pace", "plus": {"value": "pace", "plus":
      {"value": "pace", "plus": {"value": "pace", "plus": {"value": "pace"}}}}}})";
  expect_place(deep, "/add/plus/plus/plus/plus");
}

TEST(MistakesOfAFile, AreToldAllAtOnce) {
  Value patrol = chart_json("patrol").with("grid", true).with("currncy", "inch");
  patrol = patrol.with("ratings", patrol["ratings"].with("lagoon", "water")).without("steps");
  EXPECT_THAT(places(patrol), ElementsAre("/grid", "", "/ratings/lagoon", "/currncy"));
}

TEST(MistakesOfAFile, StandWhereTheyAre) {
  const Value patrol = chart_json("patrol");
  EXPECT_THAT(places(patrol.with("defaults", value(R"({"pace": 6})"))), ElementsAre("/defaults"));
  EXPECT_THAT(places(patrol.with("defaults", value(R"({"pase": 6, "wood_runs": false})"))),
              ElementsAre("/defaults/pase"));
  EXPECT_THAT(places(patrol.with("defaults", value(R"({"pace": "far", "wood_runs": false})"))),
              ElementsAre("/defaults/pace"));
  EXPECT_THAT(places(patrol.with("defaults", value(R"({"pace": -1, "wood_runs": false})"))),
              ElementsAre("/defaults/pace"));
  EXPECT_THAT(places(patrol.with("inches", 0)), ElementsAre("/inches"));
  EXPECT_THAT(places(patrol.with("steps", value(R"(["forward", "hex"])"))), ElementsAre("/steps/1"));
  EXPECT_THAT(places(patrol.with("actions", value("[]"))), ::testing::Contains("/actions"));
  EXPECT_THAT(places(value("3")), ElementsAre(""));
}

TEST(MistakesOfAFile, AreDisputesOfOtherThingsThanOptions) {
  const Value patrol = chart_json("patrol");
  const auto with_disputed = [&](const char* list, const Value& value) {
    return patrol.with(list, Value::Array{patrol[list][0].with("disputed", value)});
  };
  EXPECT_THAT(places(with_disputed("options", true)), IsEmpty());
  EXPECT_THAT(places(with_disputed("options", "often")), ElementsAre("/options/0/disputed"));
  EXPECT_THAT(places(with_disputed("traits", true)), ::testing::Contains("/traits/0/disputed"));
}

TEST(ATable, IsPointedToWhereARowLacks) {
  Value chart = with_rule(R"({"kind": "allowance", "add": {"figure": "rate", "by": ["wood_runs"]}})");
  EXPECT_THAT(places(chart.with("figures", chart["figures"].with("rate", value(R"({"true": 3})")))),
              ElementsAre("/figures/rate"));
  EXPECT_THAT(places(chart.with("figures", chart["figures"].with("rate", value(R"({"true": 3, "false": 1})")))),
              IsEmpty());
}

TEST(ANameThatIsNotKnown, IsAnsweredWithTheNearest) {
  const auto mistakes = chart::chart_mistakes(with_rule(R"({"kind": "apart", "from": "enemis"})"));
  ASSERT_EQ(mistakes.size(), 1u);
  EXPECT_THAT(english(mistakes.front().reason), HasSubstr("the nearest is \"enemies\""));
}

}  // namespace
}  // namespace linesman::charts_test
