#include "support/random_table.h"

#include <algorithm>
#include <numbers>

#include "base/heading.h"

namespace linesman {

namespace {

Ring ring_of_radii(Random& random, Vec centre, std::size_t corners, const std::vector<double>& radii) {
  const double turn = random.heading();
  Ring ring;
  for (std::size_t i = 0; i < corners; ++i)
    ring.push_back(centre + radii[i] * direction(turn + 360.0 * static_cast<double>(i) / static_cast<double>(corners)));
  return ring;
}

/// Of a ring made by star_ring no edge comes nearer to its centre than 0.4 of its size; of a convex one, 0.35.
constexpr double HOLE = 0.33;

Polygon random_polygon(Random& random, Vec centre, double size) {
  Polygon polygon;
  if (random.chance(0.5)) {
    polygon.outer = convex_ring(random, centre, size, 6 + random.below(6));
  } else {
    polygon.outer = star_ring(random, centre, size, 9 + random.below(8));
    if (random.chance(0.4)) polygon.holes.push_back(convex_ring(random, centre, HOLE * size, 5 + random.below(4)));
  }
  if (random.chance(0.5)) std::reverse(polygon.outer.begin(), polygon.outer.end());
  return polygon;
}

MultiPolygon random_area(Random& random, const TableRecipe& recipe) {
  const double size = random.between(recipe.largest_feature / 4, recipe.largest_feature);
  const Vec centre = random_point(random, recipe);
  MultiPolygon area{random_polygon(random, centre, size)};
  // A second part far enough away never to touch the first: both reach at most 1.2 of their size.
  if (random.chance(0.15))
    area.push_back(random_polygon(random, centre + 2.2 * size * direction(random.heading()), size / 2));
  return area;
}

Polyline random_line(Random& random, const TableRecipe& recipe, double longest) {
  const std::size_t segments = 1 + random.below(5);
  return wandering_line(random, random_point(random, recipe), random.between(longest / 3, longest), segments);
}

Kind random_kind(Random& random, const TableRecipe& recipe) {
  const double draw = random.unit();
  if (draw < 0.4) return random.one_of(recipe.areas);
  if (draw < 0.7) return random.one_of(recipe.obstacles);
  if (draw < 0.8) return random.one_of(recipe.structures);
  if (draw < 0.92 || !recipe.relief) return random.one_of(recipe.surfaces);
  return draw < 0.96 ? Kind::slope : Kind::contour;
}

bool is_line(Random& random, Kind kind) {
  switch (class_of(kind)) {
    case FeatureClass::obstacle: return random.chance(0.6);
    case FeatureClass::surface: return random.chance(0.7);
    case FeatureClass::area: return kind == Kind::river && random.chance(0.5);
    case FeatureClass::structure: return false;
    case FeatureClass::relief: return kind == Kind::contour;
  }
  return false;
}

Piece random_piece(Random& random, std::size_t number, const TableRecipe& recipe) {
  Piece piece;
  piece.id = "p" + std::to_string(number);
  piece.side = number == 0 || random.chance(0.5) ? "red" : "blue";
  piece.base = random_base(random, recipe.largest_base);
  piece.pose = {random_point(random, recipe), random.heading(), 0};
  return piece;
}

}  // namespace

Ring convex_ring(Random& random, Vec centre, double size, std::size_t corners) {
  const double long_axis = size;
  const double short_axis = random.between(0.5, 1) * size;
  const double turn = random.heading();
  Ring ring;
  for (std::size_t i = 0; i < corners; ++i) {
    const double part = (static_cast<double>(i) + random.between(0, 0.8)) / static_cast<double>(corners);
    const double a = 2 * std::numbers::pi * part;
    ring.push_back(centre + rotated({long_axis * std::cos(a), short_axis * std::sin(a)}, turn));
  }
  return ring;
}

Ring star_ring(Random& random, Vec centre, double size, std::size_t corners) {
  std::vector<double> radii;
  for (std::size_t i = 0; i < corners; ++i) radii.push_back(size * random.between(0.45, 1.2));
  return ring_of_radii(random, centre, corners, radii);
}

Polyline wandering_line(Random& random, Vec from, double size, std::size_t segments) {
  Polyline line{from};
  double heading = random.heading();
  for (std::size_t i = 0; i < segments; ++i) {
    line.push_back(line.back() + (size / static_cast<double>(segments)) * direction(heading));
    heading += random.between(-50, 50);
  }
  return line;
}

Footprint random_base(Random& random, double largest) {
  const auto length = [&] { return random.between(0.5, largest); };
  switch (random.below(3)) {
    case 0: return CircleBase{length()};
    case 1: return RectangleBase{length(), length()};
    default: return PolygonBase{convex_ring(random, {0, 0}, length() / 2, 5 + random.below(4))};
  }
}

Vec random_point(Random& random, const TableRecipe& recipe) {
  const double x = random.between(recipe.margin, recipe.width - recipe.margin);
  return {x, random.between(recipe.margin, recipe.depth - recipe.margin)};
}

Feature random_feature(Random& random, const std::string& id, Kind kind, const TableRecipe& recipe) {
  Feature f;
  f.id = id;
  f.kind = kind;
  f.height = default_height(kind);
  if (is_line(random, kind)) {
    f.shape = random_line(random, recipe, 4 * recipe.largest_feature);
    f.width = random.chance(0.2) && class_of(kind) == FeatureClass::obstacle ? 0 : default_width(kind);
  } else {
    f.shape = random_area(random, recipe);
  }
  if (kind == Kind::slope) f.traits = Value(Value::Object{{"uphill", random.heading()}});
  if (kind == Kind::contour) f.traits = Value(Value::Object{{"level", 1}});
  return f;
}

Game random_game(Random& random, const TableRecipe& recipe) {
  Game::Parts parts;
  parts.table = {recipe.width, recipe.depth, {}};
  for (std::size_t i = 0; i < recipe.features; ++i)
    parts.terrain.push_back(random_feature(random, "f" + std::to_string(i), random_kind(random, recipe), recipe));
  for (std::size_t i = 0; i < recipe.pieces; ++i) parts.pieces.push_back(random_piece(random, i, recipe));
  return Game(std::move(parts));
}

}  // namespace linesman
