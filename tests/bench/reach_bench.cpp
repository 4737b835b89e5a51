// The reach of a piece: the final answer and the coarse first one, on an example of each ruleset.
#include <string>

#include "bench/bench.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "reach/questions/reach.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

struct Asked {
  const char* name;
  const char* game;
  const char* piece;
  const char* action;
  std::vector<double> dice;
};

const std::vector<Asked>& examples() {
  static const std::vector<Asked> all{{"drill", "drill-stream", "14-line", "move", {}},
                                      {"hexes", "hexes-village", "cromwell", "move", {}},
                                      {"mobility", "mobility-convoy", "escort", "move", {}},
                                      {"orders", "orders-gap", "section-1-1", "advance", {}},
                                      {"pips", "pips-bocage", "sherman-1", "rapid", {4, 5}}};
  return all;
}

void ReachOnAnExample(benchmark::State& state) {
  const Asked& asked = examples().at(static_cast<std::size_t>(state.range(0)));
  state.SetLabel(asked.name);
  const auto json = load_json(LINESMAN_SOURCE_DIR "/resources/examples/" + std::string(asked.game) + ".linesman");
  const auto document = json ? read_document(*json, "") : json.problem();
  if (!document) return state.SkipWithError(document.problem().sentence().c_str());
  const auto hearing = built_referee().open(document->game);
  if (!hearing) return state.SkipWithError(hearing.problem().sentence().c_str());
  Order order;
  order.who = OnePiece{asked.piece};
  order.action = asked.action;
  if (!asked.dice.empty()) order.dice["movement"] = asked.dice;
  const ReachOptions options{{}, static_cast<double>(state.range(1))};
  for (auto _ : state) {
    const auto reach = reach_of(*hearing, order, options);
    if (!reach) return state.SkipWithError(reach.problem().sentence().c_str());
    benchmark::DoNotOptimize(reach->rolls.size());
  }
}
BENCHMARK(ReachOnAnExample)
    ->ArgNames({"example", "fineness"})
    ->ArgsProduct({{0, 1, 2, 3, 4}, {1, 8}})
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace linesman
