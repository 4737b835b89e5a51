// A ruleset.json of a chart of another player: its mistakes, its sentences, and, when it has no mistake, the orders of
// an example judged by it.
#include <algorithm>
#include <filesystem>

#include "chart/chart.h"
#include "chart/sentences.h"
#include "chart/warnings.h"
#include "expect.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "support/built_rulesets.h"

namespace linesman::fuzz {

namespace {

struct OrderedExample {
  Game game;
  std::vector<Order> orders;
};

/// The examples of rulesets of charts, with their orders.
std::vector<OrderedExample> chart_examples() {
  std::vector<std::string> files;
  for (const auto& file : std::filesystem::directory_iterator(LINESMAN_SOURCE_DIR "/resources/examples"))
    files.push_back(file.path().string());
  std::sort(files.begin(), files.end());
  std::vector<OrderedExample> examples;
  for (const std::string& path : files) {
    if (!path.ends_with(".linesman")) continue;
    const Game game = load_document(path)->game;
    if (built_rulesets()->find(game.ruleset())->data.raw["judge"].text() != "charts") continue;
    OrderedExample& example = examples.emplace_back(OrderedExample{game, {}});
    const std::string stem = path.substr(0, path.size() - std::string_view("linesman").size());
    for (const std::string& file : files)
      if (file.starts_with(stem) && file.ends_with(".order.json"))
        example.orders.push_back(read_order(load_json(file).value(), "").value());
  }
  return examples;
}

void expect_sentences(const Value& chart) {
  for (const Value& clause : chart["clauses"].items()) {
    if (clause["rule"].is_object()) chart::sentence_of(clause["rule"], chart);
    for (const Value& rule : clause["rules"].items())
      if (rule.is_object()) chart::sentence_of(rule, chart);
  }
  chart::chart_warnings(chart);
}

/// The order is judged, or refused in a sentence.
void expect_ruling(const Hearing& hearing, const Order& order) {
  constexpr std::uint64_t LOOKS = 200'000;
  Budget budget(LOOKS);
  const auto judged = hearing.judge(order, budget);
  if (!judged) return expect(!judged.problem().reason.empty(), "a refusal has a reason");
  expect(parse_json(write_json(write_ruling(judged->ruling, hearing.game())), "").ok(), "a ruling is JSON");
  const bool passes = judged->ruling.verdict == Verdict::legal || judged->ruling.verdict == Verdict::marginal;
  if (passes) expect(applied(hearing.game(), judged->ruling).ok(), "what is legal can be carried out");
}

}  // namespace

void read_hostile(std::string_view input) {
  const auto json = parse_json(input, "");
  if (!json || !json->is_object()) return;
  const auto mistakes = chart::chart_mistakes(*json);
  if (chart::is_chart(*json)) expect_sentences(*json);
  const auto ruleset = built_rulesets()->of_chart(*json, Value::empty_object());
  expect(ruleset.ok() == mistakes.empty(), "what is judged by has no mistake");
  if (!ruleset) return expect(!ruleset.problem().reason.empty(), "a refusal has a reason");
  static const std::vector<OrderedExample> examples = chart_examples();
  // Its own, as far as its id tells.
  const auto own = std::find_if(examples.begin(), examples.end(), [&](const OrderedExample& each) {
    return each.game.ruleset() == (*json)["id"].text();
  });
  const OrderedExample& example = own == examples.end() ? examples.front() : *own;
  const auto hearing = Hearing::open(example.game, *ruleset);
  if (!hearing) return expect(!hearing.problem().reason.empty(), "a refusal has a reason");
  for (const Order& order : example.orders) expect_ruling(*hearing, order);
}

}  // namespace linesman::fuzz
