// What a way of a counter costs beforehand.
#pragma once

#include "hexes/counter.h"
#include "rules/fare.h"

namespace linesman::hexes {

/// `led`: a leader is in the order. Of a counter that may not move: none.
Fares fares_of(const Setting& setting, const Counter& counter, Action action, bool led);

}  // namespace linesman::hexes
