// Independent pieces of work on all cores of the machine.
#pragma once

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>
#include <vector>

namespace linesman {

/// The most threads that work side by side in this process; 0: as many as the machine has processors. Set before the
/// work begins.
inline std::atomic<std::size_t>& most_side_by_side() {
  static std::atomic<std::size_t> most{0};
  return most;
}

/// Calls each(i) for every i below `count`, in any order, and returns after the last call. An exception of a call is
/// thrown here. When the machine gives no further thread, the caller's thread does all the work.
template <class Each>
void side_by_side(std::size_t count, const Each& each) {
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < count; i = next++) each(i);
  };
  const std::size_t wanted = most_side_by_side();
  const std::size_t threads = std::min<std::size_t>(count, wanted > 0 ? wanted : std::thread::hardware_concurrency());
  std::vector<std::future<void>> others;
  for (std::size_t t = 1; t < threads; ++t)
    others.push_back(std::async(std::launch::async | std::launch::deferred, work));
  work();
  for (std::future<void>& other : others) other.get();
}

}  // namespace linesman
