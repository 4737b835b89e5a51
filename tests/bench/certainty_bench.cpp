// How sure the verdicts on the orders of the examples are: 1,000 tables each.
#include "referee/certainty.h"

#include <ctime>
#include <filesystem>

#include "bench/bench.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman {
namespace {

struct ExampleOrder {
  std::string file;
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
        all.push_back({std::filesystem::path(file).filename().string(), *hearing, *std::move(order)});
  }
  return all;
}

/// Reports the mean and the slowest order, milliseconds by the clock and of all cores together; the label names the
/// slowest. With `all` 1 none of them stops early.
void CertaintyOfExamples(benchmark::State& state) {
  const std::vector<ExampleOrder> orders = example_orders();
  CertaintyRequest request;
  request.all = state.range(0) == 1;
  double total = 0;
  double slowest = 0;
  double most_work = 0;
  double calls = 0;
  for (auto _ : state)
    for (const ExampleOrder& each : orders) {
      const std::clock_t begun = std::clock();
      const double spent = microseconds([&] {
                             const auto found = certainty_of(each.hearing, each.order, request);
                             if (!found) state.SkipWithError(found.problem().sentence().c_str());
                             benchmark::DoNotOptimize(found);
                           }) /
                           1000;
      const double work = 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
      total += spent;
      ++calls;
      slowest = std::max(slowest, spent);
      if (work <= most_work) continue;
      most_work = work;
      state.SetLabel(each.file);
    }
  state.counters["mean_ms"] = total / calls;
  state.counters["slowest_ms"] = slowest;
  state.counters["most_cpu_ms"] = most_work;
}
BENCHMARK(CertaintyOfExamples)->ArgName("all")->Arg(0)->Arg(1)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace linesman
