// The last place of a path at which stopping would be legal. A ruleset says where anything may change, and judges cuts.
//
//   struct Search {
//     std::vector<double> places_on(std::size_t step) const;  // ascending; empty: no path ends on the step
//     std::optional<PathPoint> legal_in(std::size_t step, double before, double place);
//   };
//   const auto end = last_legal_place(steps, limit, Search{...});
//
// `legal_in` looks at one stretch of a step, from the place before (0 at the first) to the place. It judges a path
// that ends at the place, and if that is illegal one that ends between, where only what is counted changes. It gives
// the last legal end, or nothing where none of the stretch is legal.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "movement/trace.h"

namespace linesman {

/// Where a search begins.
struct FurthestLimit {
  /// No path that ends behind it is legal: a fault there stays with every longer way.
  PathPoint last{SIZE_MAX, HUGE_VAL};
  /// A fault before the move: no end is legal.
  bool never = false;

  /// A fault stays with every way that comes to that place.
  void stay(PathPoint place) { last = std::min(last, place); }
};

/// How many of the ascending places of a step may be legal, where a fault on the way of a cut stays with every longer
/// way on that step: up to the first place whose cut has one. `stays(s)`: the cut at `s` has such a fault.
template <class Stays>
std::size_t count_before_fault(const std::vector<double>& places, Stays stays) {
  const auto barred = std::partition_point(places.begin(), places.end(), [&](double s) { return !stays(s); });
  return std::min(static_cast<std::size_t>(barred - places.begin()) + 1, places.size());
}

/// `count`: the number of steps of the path. The limit may fall while the search goes on: `search` may hold it by
/// reference.
template <class Search>
std::optional<PathPoint> last_legal_place(std::size_t count, const FurthestLimit& limit, Search&& search) {
  for (std::size_t step = count; step-- > 0 && !limit.never;) {
    if (step > limit.last.step) continue;
    const std::vector<double> places = search.places_on(step);
    for (std::size_t k = places.size(); k-- > 0 && !limit.never && step <= limit.last.step;) {
      const double before = k == 0 ? 0 : places[k - 1];
      if (step == limit.last.step && k > 0 && before >= limit.last.s) continue;
      const double place = step == limit.last.step ? std::min(places[k], limit.last.s) : places[k];
      if (const auto end = search.legal_in(step, before, place)) return end;
    }
  }
  return std::nullopt;
}

}  // namespace linesman
