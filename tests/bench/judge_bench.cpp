// One move of the mouse in a drag: watch, trace and judge of one order under pips, and of a unit under orders.
#include <cmath>

#include "bench/bench.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

/// One hearing for each path of PP-1, with the vehicle at its beginning; they share one survey.
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

/// A square of infantry on the table with 100 features, 1.5 inches from centre to centre.
Game with_a_unit(std::int64_t models) {
  const Game table = standard_table(100);
  Game::Parts parts;
  parts.ruleset = "orders";
  parts.table = table.table();
  parts.terrain = table.terrain().copies();
  parts.units.push_back({"unit", "", "red", Value(Value::Object{{"troop", "infantry"}})});
  const auto ranks = static_cast<std::int64_t>(std::ceil(std::sqrt(static_cast<double>(models))));
  for (std::int64_t i = 0; i < models; ++i) {
    Piece piece;
    piece.id = "model-" + std::to_string(i);
    piece.side = "red";
    piece.unit = UnitIndex{0};
    piece.base = CircleBase{25 / 25.4};
    piece.pose.at = {20 + 1.5 * static_cast<double>(i % ranks), 15 + 1.5 * static_cast<double>(i / ranks)};
    parts.pieces.push_back(std::move(piece));
  }
  return Game(std::move(parts));
}

/// A unit that moves together, farther than it may: the furthest point of each model depends on all the others.
void JudgeUnit(benchmark::State& state) {
  const auto hearing = built_referee().open(with_a_unit(state.range(0)));
  if (!hearing) return state.SkipWithError(hearing.problem().sentence().c_str());
  Order order;
  order.who = OneUnit{"unit"};
  order.action = "advance";
  order.paths.set_all({ForwardStep{4}, ForwardStep{6}});
  for (auto _ : state) {
    const auto judgement = hearing->judge(order);
    if (!judgement.ok()) state.SkipWithError(judgement.problem().sentence().c_str());
    benchmark::DoNotOptimize(judgement);
  }
}
BENCHMARK(JudgeUnit)->ArgName("models")->Arg(1)->Arg(10)->Arg(20)->Arg(50)->Arg(100)->Apply(in_batches);

/// A tank that goes to and fro on the table with 100 features, farther than any dice allow: legs of an inch with a turn
/// between them.
void JudgeLegs(benchmark::State& state) {
  const Game table = standard_table(100);
  const auto all = hearings(table, standard_paths(table.table()));
  if (all.empty()) return state.SkipWithError("pips is not built, or refuses the table");
  Order order;
  order.who = OnePiece{"mover"};
  order.action = "flat-out";
  order.dice["movement"] = {6, 6, 6};
  Path path;
  for (std::int64_t i = 0; i < state.range(0); ++i) {
    if (i > 0) path.push_back(PivotStep{i % 2 == 0 ? 10.0 : -10.0, {}});
    if (i % 20 < 10)
      path.push_back(ForwardStep{1});
    else
      path.push_back(ReverseStep{1});
  }
  order.paths.set_all(path);
  for (auto _ : state) {
    const auto judgement = all.front().judge(order);
    if (!judgement.ok()) state.SkipWithError(judgement.problem().sentence().c_str());
    benchmark::DoNotOptimize(judgement);
  }
}
BENCHMARK(JudgeLegs)->ArgName("legs")->Arg(1)->Arg(5)->Arg(20)->Arg(50)->Arg(200)->Apply(in_batches);

}  // namespace
}  // namespace linesman
