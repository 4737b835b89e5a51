// How far a piece could go along the same path.
#pragma once

#include "drill/judge.h"
#include "rules/ruling.h"

namespace linesman::drill {

/// The last point at which the path, cut there and judged anew, has no fault; none when that is the very start.
/// `judged`: what is found on the whole way.
std::optional<Furthest> furthest_of(const Way& way, const Judged& judged);

}  // namespace linesman::drill
