// A whole table carried elsewhere: turned by quarter turns and shifted, with everything on it and the orders too.
#pragma once

#include "movement/order.h"
#include "table/game.h"

namespace linesman {

/// Turns clockwise about the origin by quarter turns, then shifts.
struct Carry {
  int quarters = 0;  ///< 0 to 3
  Vec shift;

  Vec point(Vec p) const;
  double heading(double h) const;
};

/// By quarter turns about a table of this size, so that its south-west corner comes to the origin again.
Carry quarter_turns(int quarters, const Table& table);

/// Points, headings (a slope's `uphill` too) and, when turned by an odd number of quarters, the sides of the table.
/// Status and traits of pieces stay: a ruleset that keeps places there has to carry them itself.
Game carried(const Game& game, const Carry& carry);
Order carried(const Order& order, const Carry& carry);

}  // namespace linesman
