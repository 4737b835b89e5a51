// Tables full of places where hedges, walls and contours meet, and ways that lead through them and along the lines.
#pragma once

#include "movement/order.h"
#include "support/random.h"
#include "table/game.h"

namespace linesman {

/// 20 by 20 inches; three or four places, with two to five lines and polygons at each, ending there, bending there, or
/// going through. The second piece stands in a corner.
Game junction_game(Random& random);

/// Legs and turns from place to place, through them and beyond, and along lines.
Path junction_path(Random& random, const Game& game);

}  // namespace linesman
