// The hexes of a grid, by side: when each is there, where they meet, what threatens, whose ground it is.
#pragma once

#include <memory>
#include <vector>

#include "clock/answer.h"
#include "clock/mover_found.h"

namespace linesman {

/// Adds hexes and ground to an answer, of which sides, turns and roll are known.
void tell_hex_bands(const HexLayout& layout, const std::vector<MoverFound>& movers, ClockAnswer& answer);

}  // namespace linesman
