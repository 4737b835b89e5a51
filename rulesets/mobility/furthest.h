// How far a piece could go along the same path.
#pragma once

#include "mobility/judge.h"
#include "rules/ruling.h"

namespace linesman::mobility {

/// The last point where the path, cut there, has no fault; none when that is the very start, or nowhere. `whole`: what
/// was found about the path as ordered.
std::optional<Furthest> furthest_of(const Way& way, const Judged& whole);

}  // namespace linesman::mobility
