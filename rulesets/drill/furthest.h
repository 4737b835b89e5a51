// How far a piece could go along the same path.
#pragma once

#include "drill/march.h"

namespace linesman::drill {

/// The last point at which the path, cut there and judged anew, has no fault; none when that is the very start.
std::optional<Furthest> furthest_of(const March& march);

}  // namespace linesman::drill
