// Stretches of a way on which something holds.
#pragma once

#include <vector>

namespace linesman {

/// A part of a way, in inches along a leg or degrees of a turn.
struct Stretch {
  double from = 0;
  double to = 0;
  friend bool operator==(const Stretch&, const Stretch&) = default;
};

using Stretches = std::vector<Stretch>;

/// Sorts stretches and joins those that overlap or touch within EPS.
void join(Stretches& stretches);

/// Removes stretches shorter than EPS.
void drop_short(Stretches& stretches);

/// The gaps in [0, length] between joined stretches, without gaps shorter than EPS.
Stretches gaps_between(const Stretches& joined, double length);

}  // namespace linesman
