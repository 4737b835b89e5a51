// The tracer alone: all intervals of PP-1 on TT-1, and the survey that it needs for a terrain.
#include "bench/bench.h"
#include "movement/trace/tracer.h"

namespace linesman {
namespace {

TraceRequest request_for(const StandardPath& path) {
  TraceRequest request;
  request.movers.push_back({PieceIndex{0}, standard_base(), path.start, path.path});
  request.near.push_back({STANDARD_CLEARANCE, false});
  return request;
}

std::vector<TraceRequest> requests_for(const std::vector<StandardPath>& paths) {
  std::vector<TraceRequest> requests;
  for (const StandardPath& path : paths) requests.push_back(request_for(path));
  return requests;
}

/// One iteration is one request; the requests take turns.
void trace_each(benchmark::State& state, const std::vector<TraceRequest>& requests) {
  const Tracer tracer(table_of(state));
  std::size_t i = 0;
  for (auto _ : state) {
    const auto trace = tracer.trace(requests[i++ % requests.size()]);
    if (!trace.ok()) state.SkipWithError(trace.problem().sentence().c_str());
    benchmark::DoNotOptimize(trace);
  }
}

void TracePath(benchmark::State& state) { trace_each(state, requests_for(standard_paths(table_of(state).table()))); }
BENCHMARK(TracePath)->Apply(every_table);

void TraceObliquePath(benchmark::State& state) {
  trace_each(state, requests_for(oblique_paths(table_of(state).table())));
}
BENCHMARK(TraceObliquePath)->Apply(every_table);

/// Two ranks of ten bases of 25 mm, an inch from centre to centre, which keep their facing along the legs of a path.
void TraceUnit(benchmark::State& state) {
  std::vector<TraceRequest> requests;
  for (const StandardPath& path : oblique_paths(table_of(state).table())) {
    Path legs = path.path;
    std::erase_if(legs, [](const Step& step) { return std::holds_alternative<PivotStep>(step); });
    TraceRequest request;
    for (int i = 0; i < 20; ++i) {
      const Vec place{i % 10 - 4.5, i / 10 - 0.5};
      Path own = legs;
      for (Step& step : own) std::get<SlideStep>(step).point = std::get<SlideStep>(step).point + place;
      request.movers.push_back({PieceIndex{1 + i}, CircleBase{25 / 25.4}, Pose{path.start.at + place, 0, 0}, own});
    }
    requests.push_back(std::move(request));
  }
  trace_each(state, requests);
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
