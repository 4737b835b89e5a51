// The engine's part of one move of the mouse: watch, trace and judge of each example order under each ruleset, on its
// own table and on tables with the features of TT-1 laid over it. As in the window, the steps before the last one are
// known from the previous event.
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

struct Drag {
  std::string order;  ///< the file's name
  Hearing hearing;
  Order asked;
  TraceMemory memory{};

  Result<Judgement> judge() {
    Budget budget;
    return hearing.judge(asked, budget, Detail::whole, &memory);
  }
};

Game laid_over(const Game& game, std::size_t features) {
  if (features == 0) return game;
  std::vector<Feature> terrain = game.terrain().copies();
  const Game standard = standard_table(features);
  for (Feature f : standard.terrain()) {
    f.id = "laid-" + f.id;
    terrain.push_back(std::move(f));
  }
  return game.with_terrain(std::move(terrain));
}

/// The orders of all examples of a ruleset that it can read.
std::vector<Drag> drags_of(const std::string& ruleset, std::size_t features) {
  std::vector<Drag> drags;
  for (const Example& example : find_examples()) {
    const auto document = load_document(example.file);
    if (!document || document->game.ruleset() != ruleset) continue;
    const auto hearing = built_referee().open(laid_over(document->game, features));
    for (const std::string& path : example.orders) {
      const auto json = load_json(path);
      const auto order = json ? read_order(*json, "") : json.problem();
      if (hearing && order && hearing->judge(*order))
        drags.push_back({path.substr(path.rfind('/') + 1), *hearing, *order, {}});
    }
  }
  return drags;
}

const std::vector<std::string>& rulesets() {
  static const std::vector<std::string> all{"drill", "hexes", "mobility", "orders", "pips"};
  return all;
}

/// One iteration is one order, and the orders take turns. `worst` is the slowest order, `mean` the mean of all of them,
/// each by its fastest time.
void drag(benchmark::State& state, bool cold) {
  const std::string& ruleset = rulesets().at(static_cast<std::size_t>(state.range(0)));
  static std::map<std::pair<std::int64_t, std::int64_t>, std::vector<Drag>> made;
  std::vector<Drag>& drags = made[{state.range(0), state.range(1)}];
  if (drags.empty()) drags = drags_of(ruleset, static_cast<std::size_t>(state.range(1)));
  if (drags.empty()) return state.SkipWithError("no example is judged");
  std::vector<double> fastest(drags.size(), HUGE_VAL);
  while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(drags.size()))) {
    double all = 0;
    for (std::size_t i = 0; i < drags.size(); ++i) {
      if (cold) empty_caches();
      const double once = microseconds([&] { benchmark::DoNotOptimize(drags[i].judge()); });
      fastest[i] = std::min(fastest[i], once);
      all += once;
    }
    state.SetIterationTime(all * 1e-6);
  }
  const auto worst = std::max_element(fastest.begin(), fastest.end());
  state.counters["worst"] = *worst;
  state.counters["mean"] = std::accumulate(fastest.begin(), fastest.end(), 0.0) / static_cast<double>(fastest.size());
  state.SetLabel(ruleset + ", worst " + drags[static_cast<std::size_t>(worst - fastest.begin())].order);
}

void DragOnExamples(benchmark::State& state) { drag(state, false); }
void DragWithColdCaches(benchmark::State& state) { drag(state, true); }

void every_ruleset(benchmark::internal::Benchmark* b) {
  in_batches(b);
  b->ArgNames({"ruleset", "features"})->ArgsProduct({{0, 1, 2, 3, 4}, {0, 1'000, 10'000}});
  b->UseManualTime();
}

BENCHMARK(DragOnExamples)->Apply(every_ruleset);
// Emptying the caches takes a hundred times as long as the measured work.
BENCHMARK(DragWithColdCaches)->Apply(every_ruleset)->Repetitions(3)->MinTime(0.002);

}  // namespace
}  // namespace linesman
