// The price of a chart: the example orders of `orders` judged by that ruleset and by the same rules as a chart, in
// turns.
#include <filesystem>
#include <numeric>
#include <string>

#include "bench/bench.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman {
namespace {

constexpr const char* CHART = "orders-by-chart";

const std::shared_ptr<const RulesetLibrary>& with_chart() {
  static const auto library = [] {
    const std::filesystem::path built = built_rulesets()->find("orders")->folder;
    return std::make_shared<const RulesetLibrary>(
        std::vector<std::string>{in_project("tests/charts/rulesets"), built.parent_path().string()});
  }();
  return library;
}

/// A game of `orders` as one of its chart.
Value by_chart(Value game) {
  Value::Array terrain;
  for (const Value& feature : game["terrain"].items()) {
    const Value* rating = feature["ratings"].find("orders");
    terrain.push_back(rating ? feature.with("ratings", Value(Value::Object{{CHART, *rating}})) : feature);
  }
  Value options = Value::empty_object();
  for (const auto& [key, value] : game["options"].members())
    options = options.with(key == "anti_tank" ? "anti_tank_stops" : key, value);
  return game.with("terrain", std::move(terrain)).with("ruleset", CHART).with("options", options);
}

Game with_features(const Game& game, std::size_t features) {
  if (features == 0) return game;
  std::vector<Feature> terrain = game.terrain().copies();
  const Game standard = standard_table(features);
  for (Feature feature : standard.terrain()) {
    feature.id = "laid-" + feature.id;
    terrain.push_back(std::move(feature));
  }
  return game.with_terrain(std::move(terrain));
}

struct BothWays {
  Order order;
  Hearing own;
  Hearing chart;
};

std::vector<BothWays> orders_both_ways(std::size_t features) {
  std::vector<BothWays> all;
  for (const Example& example : find_examples()) {
    const auto json = load_json(example.file);
    if (!json || (*json)["ruleset"].text() != "orders") continue;
    const Value plain = json->without("history").without("here").without("chain");
    const auto document = read_document(plain, "");
    const auto translated = read_document(by_chart(plain), "");
    if (!document || !translated) continue;
    const auto own = Referee(with_chart()).open(with_features(document->game, features));
    const auto chart = Referee(with_chart()).open(with_features(translated->game, features));
    if (!own || !chart) continue;
    for (const std::string& path : example.orders) {
      const auto order = read_order(load_json(path).value(), "");
      if (order && own->judge(*order) && chart->judge(*order)) all.push_back({*order, *own, *chart});
    }
  }
  return all;
}

/// One iteration is one order, judged both ways. `ratio` compares the sums of their fastest times.
void JudgeByChart(benchmark::State& state) {
  std::vector<BothWays> orders = orders_both_ways(static_cast<std::size_t>(state.range(0)));
  if (orders.empty()) return state.SkipWithError("no example is judged both ways");
  std::vector<double> own(orders.size(), HUGE_VAL);
  std::vector<double> chart(orders.size(), HUGE_VAL);
  while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(orders.size()))) {
    double all = 0;
    for (std::size_t i = 0; i < orders.size(); ++i) {
      const BothWays& each = orders[i];
      own[i] = std::min(own[i], microseconds([&] { benchmark::DoNotOptimize(each.own.judge(each.order)); }));
      const double once = microseconds([&] { benchmark::DoNotOptimize(each.chart.judge(each.order)); });
      chart[i] = std::min(chart[i], once);
      all += once;
    }
    state.SetIterationTime(all * 1e-6);
  }
  const double by_orders = std::accumulate(own.begin(), own.end(), 0.0);
  const double by_the_chart = std::accumulate(chart.begin(), chart.end(), 0.0);
  const auto count = static_cast<double>(orders.size());
  state.counters["orders"] = by_orders / count;
  state.counters["chart"] = by_the_chart / count;
  state.counters["ratio"] = by_the_chart / by_orders;
}

BENCHMARK(JudgeByChart)->Apply(in_batches)->ArgName("features")->Arg(0)->Arg(1'000)->Arg(10'000)->UseManualTime();

}  // namespace
}  // namespace linesman
