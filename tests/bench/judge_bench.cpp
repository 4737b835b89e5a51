// What a drag waits for: watch, trace and judge of one order under pips.
#include "bench/bench.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

/// One hearing for each path of PP-1, with the vehicle where the path begins; they share one survey.
std::vector<Hearing> hearings(const Game& table, const std::vector<StandardPath>& paths) {
  const auto first = built_referee().open(table.with_ruleset("pips", Value::empty_object(), Value::empty_object()));
  std::vector<Hearing> all;
  for (const StandardPath& path : paths) {
    if (!first) break;
    Piece vehicle = first->game().piece(PieceIndex{0});
    vehicle.pose = path.start;
    all.push_back(first->on(first->game().with_piece(PieceIndex{0}, vehicle)).value());
  }
  return all;
}

void JudgePath(benchmark::State& state) {
  const Game& table = table_of(state);
  const std::vector<StandardPath> paths = standard_paths(table.table());
  const std::vector<Hearing> all = hearings(table, paths);
  if (all.empty()) return state.SkipWithError("pips is not built, or refuses the table");
  std::vector<Order> orders;
  for (const StandardPath& path : paths) {
    Order order;
    order.who = OnePiece{"mover"};
    order.action = "flat-out";
    order.paths.set_all(path.path);
    order.dice["movement"] = {6, 6, 6};
    orders.push_back(std::move(order));
  }
  std::size_t i = 0;
  for (auto _ : state) {
    const std::size_t n = i++ % all.size();
    const auto judgement = all[n].judge(orders[n]);
    if (!judgement.ok()) state.SkipWithError(judgement.problem().sentence().c_str());
    benchmark::DoNotOptimize(judgement);
  }
}
BENCHMARK(JudgePath)->Apply(every_table);

}  // namespace
}  // namespace linesman
