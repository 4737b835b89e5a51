// Whoever is aboard a piece of the order, or aboard such a passenger in turn (hexes-30).
#pragma once

#include "hexes/walk.h"

namespace linesman::hexes {

/// Where the passengers end, in document order: where their transport does, each facing as before. Nobody whom the
/// order moves itself.
std::vector<End> ends_of_passengers(const Game& game, const Walks& walks);

}  // namespace linesman::hexes
