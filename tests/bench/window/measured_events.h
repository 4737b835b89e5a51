// The time in which the window does not react.
#pragma once

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <algorithm>
#include <chrono>
#include <vector>

namespace linesman {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point from) {
  return std::chrono::duration<double>(Clock::now() - from).count();
}

/// The longest event of the window within that time.
inline double longest_event(std::chrono::milliseconds time) {
  double longest = 0;
  const auto until = Clock::now() + time;
  while (Clock::now() < until) {
    const auto from = Clock::now();
    QCoreApplication::processEvents();
    longest = std::max(longest, seconds_since(from));
  }
  return longest;
}

/// Writes the times as counters. `after` is the longest event that followed; 0: there was none.
inline void tell(benchmark::State& state, std::vector<double> seconds, double after = 0) {
  std::sort(seconds.begin(), seconds.end());
  const auto ms = [&](double part) {
    return seconds[static_cast<std::size_t>(part * static_cast<double>(seconds.size() - 1))] * 1e3;
  };
  state.counters["min_ms"] = ms(0);
  state.counters["median_ms"] = ms(0.5);
  state.counters["p90_ms"] = ms(0.9);
  state.counters["worst_ms"] = ms(1);
  if (after > 0) state.counters["after_ms"] = after * 1e3;
}

}  // namespace linesman
