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

/// Every way that can be paid by `other` can be paid by `fare`: it bars no more, and no price is a greater part of what
/// it may spend. So a higher roll leads as far as a lower one even where ground costs a part of the roll.
bool leads_as_far(const Fare& fare, const Fare& other);

/// Likewise of lists: each of `other` is led as far by one of `fares`. None lead nowhere.
bool leads_as_far(const Fares& fares, const Fares& other);

/// No inch of a way by that fare costs less, in the currency, wherever it leads.
double cheapest_inch(const Fare& fare);

}  // namespace linesman
