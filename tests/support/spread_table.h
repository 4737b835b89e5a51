// A large table as a designer might make it: features near one another all over it, and tanks among them.
#pragma once

#include <string>

#include "table/game.h"

namespace linesman {

/// `side` times `side` features under pips, one in each square of 11 inches: lakes, woods, roads and anti-tank
/// obstacles; a tank stands between every tenth and its neighbours. A smaller table is the corner of a larger one.
inline Game spread_table(int side) {
  constexpr double SQUARE = 11;
  constexpr int ROW = 100;  // features of the largest
  Game::Parts parts;
  parts.ruleset = "pips";
  parts.table = {SQUARE * (side + 9), SQUARE * (side + 9), {}};
  for (int n = 0; n < side * side; ++n) {
    const int column = n % side;
    const int row = n / side;
    const int i = column + ROW * row;
    const Vec corner{6 + SQUARE * column, 6 + SQUARE * row};
    Feature feature;
    feature.id = "f" + std::to_string(i);
    if (i % 2 == 0) {
      feature.kind = i % 4 == 0 ? Kind::lake : Kind::wood;
      feature.shape = MultiPolygon{{{corner, corner + Vec{10, 0}, corner + Vec{9, 10}, corner + Vec{0, 9}}, {}}};
    } else {
      feature.kind = i % 3 == 0 ? Kind::road : Kind::anti_tank;
      feature.shape = Polyline{corner, corner + Vec{5, 3}, corner + Vec{10, 0}};
    }
    feature.height = default_height(feature.kind);
    feature.width = default_width(feature.kind);
    parts.terrain.push_back(std::move(feature));
    if (i % 10 != 0) continue;
    Piece tank;
    tank.id = "p" + std::to_string(i);
    tank.side = "red";
    tank.base = RectangleBase{1.4, 3};
    tank.pose.at = corner + Vec{10.5, 10.5};
    tank.traits = Value::Object{{"speed", "standard"}, {"drive", "tracked"}};
    parts.pieces.push_back(std::move(tank));
  }
  return Game(std::move(parts));
}

}  // namespace linesman
