#include "support/lattice_table.h"

#include <cmath>
#include <string>

namespace linesman {

namespace {

constexpr double SIDE = 20;

/// A multiple of half an inch.
double half_inches(Random& random, double least, double most) {
  return least + 0.5 * static_cast<double>(random.below(static_cast<std::size_t>((most - least) * 2) + 1));
}

Vec lattice_point(Random& random) { return {half_inches(random, 2, SIDE - 2), half_inches(random, 2, SIDE - 2)}; }

Ring moved(Ring ring, Vec by) {
  for (Vec& p : ring) p = p + by;
  return ring;
}

/// A box, an L, a U, a diamond, a box with corners cut off, or a triangle; about 3 inches across.
Polygon lattice_polygon(Random& random) {
  static const std::vector<Ring> shapes{
      {{0, 0}, {3, 0}, {3, 2}, {0, 2}},
      {{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 3}, {0, 3}},
      {{0, 0}, {3, 0}, {3, 3}, {2, 3}, {2, 1}, {1, 1}, {1, 3}, {0, 3}},
      {{1.5, 0}, {3, 1.5}, {1.5, 3}, {0, 1.5}},
      {{0.5, 0}, {2.5, 0}, {3, 0.5}, {3, 2.5}, {2.5, 3}, {0.5, 3}, {0, 2.5}, {0, 0.5}},
      {{0, 0}, {3, 0}, {0, 3}}};
  const Vec by = lattice_point(random) - Vec{1.5, 1.5};
  const std::size_t shape = random.below(shapes.size());
  Polygon polygon{moved(shapes[shape], by), {}};
  if (shape == 4 && random.chance(0.5)) polygon.holes.push_back(moved({{1, 1}, {2, 1}, {2, 2}, {1, 2}}, by));
  return polygon;
}

Polyline lattice_line(Random& random) {
  static const std::vector<Vec> ways{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
  std::size_t way = random.below(ways.size());
  Polyline line{lattice_point(random)};
  for (std::size_t i = 1 + random.below(4); i > 0; --i) {
    line.push_back(line.back() + half_inches(random, 1, 3) * ways[way]);
    way = (way + 7 + random.below(3)) % ways.size();  // straight on, or an eighth to one side
  }
  return line;
}

Feature lattice_feature(Random& random, std::size_t number) {
  static const std::vector<Kind> polygons{Kind::wood, Kind::broken, Kind::building,
                                          Kind::wall, Kind::road,   Kind::slope};
  static const std::vector<Kind> lines{Kind::hedge, Kind::wall, Kind::fence, Kind::stream, Kind::road, Kind::contour};
  Feature f;
  f.id = "f" + std::to_string(number);
  const bool line = random.chance(0.4);
  f.kind = random.one_of(line ? lines : polygons);
  f.height = default_height(f.kind);
  if (line) {
    f.shape = lattice_line(random);
    f.width = random.chance(0.3) ? 1 : default_width(f.kind);
  } else {
    f.shape = MultiPolygon{lattice_polygon(random)};
  }
  if (f.kind == Kind::slope) f.traits = Value(Value::Object{{"uphill", 45 * static_cast<int>(random.below(8))}});
  return f;
}

Footprint lattice_base(Random& random) {
  switch (random.below(4)) {
    case 0: return CircleBase{half_inches(random, 1, 2)};
    case 1: return PolygonBase{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    default: return RectangleBase{half_inches(random, 1, 2), half_inches(random, 1, 3)};
  }
}

Piece lattice_piece(Random& random, std::size_t number) {
  Piece p;
  p.id = "p" + std::to_string(number);
  p.side = number % 2 == 0 ? "red" : "blue";
  p.base = lattice_base(random);
  p.pose = {lattice_point(random), 90.0 * static_cast<double>(random.below(4)), 0};
  return p;
}

}  // namespace

Game lattice_game(Random& random) {
  Game::Parts parts;
  parts.table = {SIDE, SIDE, {}};
  for (std::size_t i = 0; i < 12; ++i) parts.terrain.push_back(lattice_feature(random, i));
  for (std::size_t i = 0; i < 5; ++i) parts.pieces.push_back(lattice_piece(random, i));
  return Game(std::move(parts));
}

Step lattice_step(Random& random) {
  const double d = half_inches(random, 0.5, 5);
  switch (random.below(6)) {
    case 0: return ReverseStep{d};
    case 1: return SidewaysStep{random.chance(0.5) ? d : -d};
    case 2: return PivotStep{random.one_of(std::vector<double>{-180, -90, 90, 180}), {}};
    case 3: return PivotStep{random.one_of(std::vector<double>{-180, -135, -45, 45, 90, 180}), lattice_point(random)};
    default: return ForwardStep{d};
  }
}

}  // namespace linesman
