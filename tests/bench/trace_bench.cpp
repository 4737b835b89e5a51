// The tracer alone: all intervals of PP-1 on TT-1, and building what it needs for a terrain.
#include "bench/bench.h"
#include "movement/tracer.h"

namespace linesman {
namespace {

TraceRequest request_for(const StandardPath& path) {
  TraceRequest request;
  request.movers.push_back({PieceIndex{0}, standard_base(), path.start, path.path});
  request.near.push_back({STANDARD_CLEARANCE, false});
  return request;
}

void TracePath(benchmark::State& state) {
  const Game& game = table_of(state);
  const Tracer tracer(game);
  std::vector<TraceRequest> requests;
  for (const StandardPath& path : standard_paths(game.table())) requests.push_back(request_for(path));
  std::size_t i = 0;
  for (auto _ : state) {
    const auto trace = tracer.trace(requests[i++ % requests.size()]);
    if (!trace.ok()) state.SkipWithError(trace.problem().sentence().c_str());
    benchmark::DoNotOptimize(trace);
  }
}
BENCHMARK(TracePath)->Apply(every_table);

/// The 20 first models along one path each of the eight legs, without its turns: a unit that marches.
void TraceUnit(benchmark::State& state) {
  const Game& game = table_of(state);
  const Tracer tracer(game);
  std::vector<TraceRequest> requests;
  for (const StandardPath& path : standard_paths(game.table())) {
    TraceRequest request;
    for (int i = 0; i < 20; ++i) {
      const Pose start{path.start.at + Vec{0.7 * (i % 5 - 2), 0.7 * (i / 5 - 2)}, path.start.facing, 0};
      request.movers.push_back({PieceIndex{1 + i}, CircleBase{25 / 25.4}, start, path.path});
    }
    requests.push_back(std::move(request));
  }
  std::size_t i = 0;
  for (auto _ : state) {
    const auto trace = tracer.trace(requests[i++ % requests.size()]);
    if (!trace.ok()) state.SkipWithError(trace.problem().sentence().c_str());
    benchmark::DoNotOptimize(trace);
  }
}
BENCHMARK(TraceUnit)->Apply(every_table);

void BuildSurvey(benchmark::State& state) {
  const Game& game = table_of(state);
  for (auto _ : state) {
    const Tracer tracer(game);
    benchmark::DoNotOptimize(&tracer.game());
  }
}
BENCHMARK(BuildSurvey)->Apply(every_table);

}  // namespace
}  // namespace linesman

BENCHMARK_MAIN();
