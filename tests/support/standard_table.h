// The table TT-1 and the paths PP-1 for measuring speed; equal in every run.
#pragma once

#include <vector>

#include "movement/order.h"
#include "table/game.h"

namespace linesman {

enum class Growth {
  fixed_table,       ///< 72 by 48 inches, however many features: they shrink
  constant_density,  ///< the table grows, features stay as large as with 100 of them
};

/// TT-1(n): n features from the seed 0x5EED0001 + n, every fifth a line of 8 segments, the others by turns convex and
/// star-shaped rings of 16 corners, sized about r0 = sqrt(0.25 · 72 · 48 / (n π)); and 200 round models of 25, 32 and
/// 40 mm, half of them on each side. The first piece, "mover", is the rectangle of PP-1 in the middle of the table.
/// Kinds go round: lines are hedges, polygons wood, broken, scrub and field.
Game standard_table(std::size_t n, Growth growth = Growth::fixed_table);

/// One way of PP-1 over a table: where it begins and 8 legs of 3 inches, with a pivot before legs 3, 5 and 7 to the
/// direction to come (a bend of at most 40 degrees). It stays on the table.
struct StandardPath {
  Pose start;
  Path path;
};

/// The 16 paths of PP-1 over a table of this size.
std::vector<StandardPath> standard_paths(const Table& table);

/// The same with the bends of the first prototype, by which the peers are measured: it begins in the middle of the
/// table (two fifths of each length), every leg goes up to 69 degrees another way than the one before, and as the base
/// turns before legs 3, 5 and 7 only, legs 2, 4, 6 and 8 are slides, oblique to it.
std::vector<StandardPath> oblique_paths(const Table& table);

/// The base of PP-1: 1.2 inches wide, 2.6 long.
Footprint standard_base();

/// Around each model of TT-1, inches: how near is reported.
inline constexpr double STANDARD_CLEARANCE = 1;

}  // namespace linesman
