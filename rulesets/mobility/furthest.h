// How far a piece could go along the same path.
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// The last point where the path, cut there, has no fault; none when that is the very start, or nowhere.
std::optional<Furthest> furthest_of(const March& march);

}  // namespace linesman::mobility
