// How fast a piece counts for fire, its own and that at it (mobility-33 to 37, 49).
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// "slow", "moderate" or "fast": thirds of the original rate.
std::string_view speed_of(const Tables& tables, const Body& body, double spent);

/// mobility-36 and 49, at a `fire`.
void note_fire(March& march, std::size_t step);

/// mobility-33, 34, 35 and 37, when all is spent.
void note_speed(March& march);

}  // namespace linesman::mobility
