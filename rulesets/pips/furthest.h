// The furthest point of a path at which stopping would be legal.
#pragma once

#include "pips/clauses.h"

namespace linesman::pips {

/// `roll` is what the order was judged by, `so_far` what was found against it. Nothing when no cut with more than 0
/// inches is legal.
std::optional<Furthest> furthest_of(const Move& move, const Roll& roll, const Ruling& so_far);

}  // namespace linesman::pips
