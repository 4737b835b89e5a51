// Tables on which everything touches: corners on half inches, headings of eighths of a turn. Sides that lie on sides,
// corners on corners and circles that graze, as players who tidy their tables make them.
#pragma once

#include "movement/order.h"
#include "support/random.h"
#include "table/game.h"

namespace linesman {

/// 20 by 20 inches, a dozen features, 5 pieces.
Game lattice_game(Random& random);

/// A leg or turn that ends on the lattice again.
Step lattice_step(Random& random);

}  // namespace linesman
