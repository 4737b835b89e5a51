// The rules of `orders` as a chart: most of its cases are ruled the same; the others are listed with their reasons.
#include <gmock/gmock.h>

#include <filesystem>
#include <iostream>
#include <set>

#include "charts/chart_folders.h"
#include "files/json.h"
#include "files/orders/expectation.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman::charts_test {
namespace {

constexpr const char* CHART = "orders-by-chart";

/// What players rated for `orders`, in the words of the chart.
Value rated(const Value& feature) {
  const Value* rating = feature["ratings"].find("orders");
  if (!rating) return feature;
  return feature.with("ratings", Value(Value::Object{{CHART, *rating}}));
}

/// A case of `orders` as one of the chart.
Value translated(const Case& one) {
  Value game = one.content["game"];
  Value::Array terrain;
  for (const Value& feature : game["terrain"].items()) terrain.push_back(rated(feature));
  if (!terrain.empty()) game = game.with("terrain", std::move(terrain));
  Value options = Value::empty_object();
  for (const auto& [key, value] : game["options"].members())
    options = options.with(key == "anti_tank" ? "anti_tank_stops" : key, value);
  return one.content.with("game", game.with("options", options));
}

/// The numbers of the broken clauses.
std::set<std::string> broken(const Value& rules) {
  std::set<std::string> numbers;
  for (const Value& rule : rules.items()) {
    const std::string id(rule.text() ? *rule.text() : rule["rule"].text().value_or(""));
    numbers.insert(id.substr(id.rfind('-') + 1));
  }
  return numbers;
}

bool is_same(const Value& expect, const Value& answer) {
  if (answer.find("error")) return expect["error"] == Value(true);
  if (expect["error"] == Value(true)) return false;
  Value less = Value::empty_object();
  for (const char* name : {"verdict", "total", "spent"})
    if (const Value* wanted = expect.find(name)) less = less.with(name, *wanted);
  if (!differences(less, answer).empty()) return false;
  const Value* faults = expect.find("faults");
  return !faults || broken(*faults) == broken(answer["faults"]);
}

TEST(OrdersByChart, AreRuledAsByOrdersInFourOfFiveCases) {
  const Value reasons = load_json(charts()->find(CHART)->folder + "/otherwise.json").value();
  std::size_t count = 0;
  std::size_t same = 0;
  for (const Case& one : read_cases()) {
    if (one.ruleset != "orders") continue;
    ++count;
    const Value answer = answer_to(translated(one), CHART);
    if (is_same(one.content["expect"], answer)) {
      ++same;
      EXPECT_EQ(reasons.find(one.name), nullptr) << one.name << " is the same";
    } else {
      EXPECT_NE(reasons.find(one.name), nullptr) << one.name << "\n" << write_json(answer);
    }
  }
  std::cout << same << " of " << count << " cases of orders are ruled the same by its chart\n";
  EXPECT_GE(100 * same, 80 * count);
}

}  // namespace
}  // namespace linesman::charts_test
