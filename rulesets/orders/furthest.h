// The furthest point at which a model could stop.
#pragma once

#include "orders/formation.h"
#include "orders/leaving.h"

namespace linesman::orders {

/// The model cut at a point of a leg, the others at the ends of their own ways (section 3). `found` are the faults
/// along its way when all of `ground` is left; `hopeless` says that something before the move makes every cut illegal.
std::optional<Furthest> furthest_of(const Move& move, const UnitAtEnd& unit, const Journey& journey,
                                    const std::vector<Leavable>& ground, const Findings& found, bool hopeless);

}  // namespace linesman::orders
