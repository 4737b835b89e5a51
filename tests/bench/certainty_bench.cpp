// How sure the verdicts on the orders of the examples are: 1,000 tables each.
#include "referee/certainty.h"

#include "bench/bench.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman {
namespace {

struct ExampleOrder {
  Hearing hearing;
  Order order;
};

std::vector<ExampleOrder> example_orders() {
  std::vector<ExampleOrder> all;
  for (const Example& example : find_examples()) {
    const auto hearing = built_referee().open(load_document(example.file).value().game);
    if (!hearing) continue;
    for (const std::string& file : example.orders)
      if (auto order = read_order(load_json(file).value(), file); order && hearing->judge(*order))
        all.push_back({*hearing, *std::move(order)});
  }
  return all;
}

/// Reports the mean and the slowest order, milliseconds by the clock. With `all` 1 none of them stops early.
void CertaintyOfExamples(benchmark::State& state) {
  const std::vector<ExampleOrder> orders = example_orders();
  CertaintyRequest request;
  request.all = state.range(0) == 1;
  double total = 0;
  double slowest = 0;
  double calls = 0;
  for (auto _ : state)
    for (const ExampleOrder& each : orders) {
      const double spent = microseconds([&] {
                             const auto found = certainty_of(each.hearing, each.order, request);
                             if (!found) state.SkipWithError(found.problem().sentence().c_str());
                             benchmark::DoNotOptimize(found);
                           }) /
                           1000;
      total += spent;
      ++calls;
      slowest = std::max(slowest, spent);
    }
  state.counters["mean_ms"] = total / calls;
  state.counters["slowest_ms"] = slowest;
}
BENCHMARK(CertaintyOfExamples)->ArgName("all")->Arg(0)->Arg(1)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace linesman
