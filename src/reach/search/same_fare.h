// Fares that differ in their allowance alone, as those of two rolls mostly do: what one of them proves of a way, the
// other need not ask again.
//
//   if (same_but_for_allowance(lowest, highest) && lowest.allowance <= highest.allowance) take(known_by_lowest);
#pragma once

#include "rules/fare.h"

namespace linesman {

bool same_but_for_allowance(const Fare& a, const Fare& b);

/// Likewise of lists, fare by fare.
bool same_but_for_allowance(const Fares& a, const Fares& b);

}  // namespace linesman
