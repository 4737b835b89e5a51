#include "charts/chart_folders.h"

#include <filesystem>

#include "chart/chart.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/expectation.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman::charts_test {

const std::shared_ptr<const RulesetLibrary>& charts() {
  static const auto library = [] {
    const std::filesystem::path built = built_rulesets()->find("skirmish")->folder;
    return std::make_shared<const RulesetLibrary>(
        std::vector<std::string>{in_project("tests/charts/rulesets"), built.parent_path().string()});
  }();
  return library;
}

Value chart_json(const std::string& id) { return load_json(charts()->find(id)->folder + "/ruleset.json").value(); }

std::vector<std::string> chart_ids() {
  std::vector<std::string> all;
  for (const std::string& id : charts()->ids())
    if (chart::is_chart(chart_json(id))) all.push_back(id);
  return all;
}

std::vector<Value> rules_of(const Value& chart) {
  std::vector<Value> all;
  for (const Value& clause : chart["clauses"].items()) {
    if (clause.find("rule")) all.push_back(clause["rule"]);
    for (const Value& rule : clause["rules"].items()) all.push_back(rule);
  }
  return all;
}

Value answer_to(const Value& one, const std::string& ruleset) {
  const auto refused = [](const Problem& problem) { return Value(Value::Object{{"error", problem.sentence()}}); };
  const auto document = read_document(game_of_case(one, ruleset), "");
  if (!document) return refused(document.problem());
  const auto order = read_order(one["order"], "");
  if (!order) return refused(order.problem());
  const auto hearing = Referee(charts()).open(document->game);
  if (!hearing) return refused(hearing.problem());
  const auto judged = hearing->judge(*order);
  if (!judged) return refused(judged.problem());
  return write_ruling(judged->ruling, hearing->game());
}

}  // namespace linesman::charts_test
