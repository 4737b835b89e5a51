// The check of a whole table.
#include "bench/bench.h"
#include "lint/lint.h"
#include "support/built_rulesets.h"
#include "support/spread_table.h"

namespace linesman {
namespace {

void LintTable(benchmark::State& state) {
  const Game game = spread_table(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(lint(game, *built_rulesets()));
}
BENCHMARK(LintTable)->Apply([](benchmark::internal::Benchmark* b) {
  in_batches(b);
  b->Repetitions(3)->ArgName("side")->Arg(10)->Arg(32)->Arg(100);
});

}  // namespace
}  // namespace linesman
