// Stretches of a way: where along it something holds.
#pragma once

#include <vector>

namespace linesman {

/// From `from` to `to` along a way, inches along a leg or degrees of a turn.
struct Stretch {
  double from = 0;
  double to = 0;
  friend bool operator==(const Stretch&, const Stretch&) = default;
};

using Stretches = std::vector<Stretch>;

/// Sorts stretches and makes one of those that overlap or touch within EPS.
void join(Stretches& stretches);

/// Takes out stretches shorter than EPS.
void drop_short(Stretches& stretches);

/// What lies in [0, length] between joined stretches, without gaps shorter than EPS.
Stretches gaps_between(const Stretches& joined, double length);

}  // namespace linesman
