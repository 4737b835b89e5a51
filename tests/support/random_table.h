// Tables made at random: valid documents of every kind of shape, the same for the same seed.
#pragma once

#include <string>
#include <vector>

#include "support/random.h"
#include "table/game.h"

namespace linesman {

/// A convex ring of `corners` on an ellipse about `centre`, axes 0.5 to 1 of `size`.
Ring convex_ring(Random& random, Vec centre, double size, std::size_t corners);

/// A ring that is seen whole from `centre`, radii 0.45 to 1.2 of `size`: mostly concave. 8 corners or more.
Ring star_ring(Random& random, Vec centre, double size, std::size_t corners);

/// A line of `segments`, each `size` / `segments` long and within 50 degrees of the one before; it begins at `from`.
Polyline wandering_line(Random& random, Vec from, double size, std::size_t segments);

/// A circle, rectangle or convex polygon that holds its origin; 0.5 to `largest` inches across.
Footprint random_base(Random& random, double largest = 3);

struct TableRecipe {
  double width = 36;
  double depth = 30;
  std::size_t features = 16;
  std::size_t pieces = 6;
  double largest_feature = 4;  ///< inches from its middle; the smallest is a quarter of it
  double largest_base = 3;
  double margin = 0;  ///< inches along every edge where no feature's or piece's middle lies
  std::vector<Kind> areas{Kind::wood, Kind::broken, Kind::rough, Kind::river, Kind::village};
  std::vector<Kind> obstacles{Kind::hedge, Kind::wall, Kind::fence, Kind::ditch, Kind::stream, Kind::bocage};
  std::vector<Kind> structures{Kind::building, Kind::wreck};
  std::vector<Kind> surfaces{Kind::road, Kind::track, Kind::bridge};
  bool relief = true;  ///< slopes and contours too
};

/// A game without ruleset. Features are called "f0", "f1"…, pieces "p0", "p1"…; sides are "red" and "blue". The first
/// piece is red. Pieces may overlap features and one another. Half of the obstacles are polygons.
Game random_game(Random& random, const TableRecipe& recipe = {});

/// A feature of one kind, as `random_game` makes them.
Feature random_feature(Random& random, const std::string& id, Kind kind, const TableRecipe& recipe);

/// Somewhere on the table, `margin` from the edges.
Vec random_point(Random& random, const TableRecipe& recipe);

}  // namespace linesman
