// Common parts of the benchmarks: the standard tables, and minimum and median of batches.
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <vector>

#include "support/standard_table.h"

namespace linesman {

/// Reports microseconds, as minimum and median of 15 batches. Runs differ by the state of the machine: compare within
/// one.
inline void in_batches(benchmark::internal::Benchmark* b) {
  b->Unit(benchmark::kMicrosecond)->Repetitions(15)->MinTime(0.02)->ReportAggregatesOnly(true);
  b->ComputeStatistics("min", [](const std::vector<double>& all) { return *std::min_element(all.begin(), all.end()); });
}

/// 100, 1,000 and 10,000 features, on a table of fixed size (0) and one that grows with them (1).
inline void every_table(benchmark::internal::Benchmark* b) {
  in_batches(b);
  b->ArgNames({"features", "grown"})->ArgsProduct({{100, 1'000, 10'000}, {0, 1}});
}

/// Writes more than any cache holds, so that the next call finds the caches empty, as after painting.
inline void empty_caches() {
  static std::vector<char> other(64U << 20U);
  static char value = 0;
  std::fill(other.begin(), other.end(), ++value);
  benchmark::DoNotOptimize(other.data());
}

/// The microseconds of a call.
template <class Call>
double microseconds(Call&& call) {
  const auto start = std::chrono::steady_clock::now();
  call();
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

/// The tables are made once for all batches.
inline const Game& table_of(const benchmark::State& state) {
  static std::map<std::pair<std::int64_t, std::int64_t>, Game> made;
  const auto key = std::pair(state.range(0), state.range(1));
  if (const auto it = made.find(key); it != made.end()) return it->second;
  const Growth growth = key.second == 0 ? Growth::fixed_table : Growth::constant_density;
  return made.emplace(key, standard_table(static_cast<std::size_t>(key.first), growth)).first->second;
}

}  // namespace linesman
