// Who moves with a leader, and for how long (hexes-9, hexes-10).
#pragma once

#include "hexes/walk.h"

namespace linesman::hexes {

/// Of the leaders of the order, those that move with a piece: all, or with `stack_routes: same_ends` those that enter
/// the same hexes in the same order as it does.
Leadership leadership_of(const Walks& walks, const Way& way);

}  // namespace linesman::hexes
