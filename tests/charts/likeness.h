// A whole table as a mirror shows it, or in another size, with everything on it and the orders too.
#pragma once

#include "movement/order.h"
#include "table/game.h"

namespace linesman {

/// West and east change places in a table of that width. Then all lengths are multiplied.
struct Likeness {
  bool mirrored = false;
  double scale = 1;
  double width = 0;  ///< of the table, inches, before it is multiplied

  Vec point(Vec p) const;
  double heading(double h) const;
  /// An angle, positive to the right.
  double turn(double degrees) const { return mirrored ? -degrees : degrees; }
};

/// Traits and statuses of pieces stay as they are.
Game likened(const Game& game, const Likeness& likeness);
Order likened(const Order& order, const Likeness& likeness);

}  // namespace linesman
