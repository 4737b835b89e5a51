#include "geometry/sweeps/stretch.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

void join(Stretches& stretches) {
  std::sort(stretches.begin(), stretches.end(), [](Stretch a, Stretch b) { return a.from < b.from; });
  std::size_t kept = 0;
  for (const Stretch s : stretches) {
    if (kept > 0 && within_limit(s.from, stretches[kept - 1].to))
      stretches[kept - 1].to = std::max(stretches[kept - 1].to, s.to);
    else
      stretches[kept++] = s;
  }
  stretches.resize(kept);
}

void drop_short(Stretches& stretches) {
  std::erase_if(stretches, [](Stretch s) { return within_limit(s.to, s.from); });
}

Stretches gaps_between(const Stretches& joined, double length) {
  Stretches gaps;
  double from = 0;
  for (const Stretch s : joined) {
    if (exceeds(s.from, from)) gaps.push_back({from, s.from});
    from = s.to;
  }
  if (exceeds(length, from)) gaps.push_back({from, length});
  return gaps;
}

}  // namespace linesman
