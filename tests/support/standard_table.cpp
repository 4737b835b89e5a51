#include "support/standard_table.h"

#include <cmath>
#include <numbers>
#include <string>

#include "base/heading.h"
#include "support/random_table.h"

namespace linesman {

namespace {

constexpr std::uint64_t TABLE_SEED = 0x5EED0001;
constexpr std::uint64_t MODEL_SEED = 0x5EED1001;
constexpr std::uint64_t PATH_SEED = 0x5EED2001;
constexpr double WIDTH = 72;
constexpr double DEPTH = 48;
constexpr std::size_t SPARSE = 100;  // features on 72 by 48 at the density that stays
constexpr std::size_t MODELS = 200;
constexpr double MILLIMETRE = 1 / 25.4;
constexpr double LEG = 3;
constexpr std::size_t PATHS = 16;

Table table_for(std::size_t n, Growth growth) {
  const double k = growth == Growth::fixed_table ? 1 : std::sqrt(static_cast<double>(n) / static_cast<double>(SPARSE));
  return {WIDTH * k, DEPTH * k, {}};
}

double mean_radius(std::size_t n, Growth growth) {
  const auto count = static_cast<double>(growth == Growth::fixed_table ? n : SPARSE);
  return std::sqrt(0.25 * WIDTH * DEPTH / (count * std::numbers::pi));
}

Feature standard_feature(Random& random, std::size_t i, const Table& table, double r0) {
  static const std::vector<Kind> grounds{Kind::wood, Kind::broken, Kind::scrub, Kind::field};
  Feature f;
  f.id = "f" + std::to_string(i);
  const double size = r0 * random.between(0.6, 1.4);
  const Vec centre{table.width * random.unit(), table.depth * random.unit()};
  f.kind = i % 5 == 4 ? Kind::hedge : grounds[i % grounds.size()];
  f.height = default_height(f.kind);
  if (f.kind == Kind::hedge) {
    f.shape = wandering_line(random, centre, 2 * size, 8);
    f.width = 2 * 0.06 * r0;
  } else {
    const Ring ring = i % 2 == 0 ? convex_ring(random, centre, size, 16) : star_ring(random, centre, size, 16);
    f.shape = MultiPolygon{Polygon{ring, {}}};
  }
  return f;
}

Piece standard_model(Random& random, std::size_t i, const Table& table) {
  static const std::vector<double> diameters{25, 32, 40};
  Piece p;
  p.id = "m" + std::to_string(i);
  p.side = i % 2 == 0 ? "red" : "blue";
  p.base = CircleBase{diameters[i % diameters.size()] * MILLIMETRE};
  p.pose = {{table.width * random.unit(), table.depth * random.unit()}, random.heading(), 0};
  p.traits = Value(Value::Object{{"troop", "infantry"}});
  return p;
}

bool on_table(Vec p, const Table& table) {
  constexpr double MARGIN = 2;  // more than half the diagonal of the base
  return p.x >= MARGIN && p.y >= MARGIN && p.x <= table.width - MARGIN && p.y <= table.depth - MARGIN;
}

}  // namespace

Footprint standard_base() { return RectangleBase{1.2, 2.6}; }

Game standard_table(std::size_t n, Growth growth) {
  Game::Parts parts;
  parts.table = table_for(n, growth);
  Random random(TABLE_SEED + n);
  const double r0 = mean_radius(n, growth);
  for (std::size_t i = 0; i < n; ++i) parts.terrain.push_back(standard_feature(random, i, parts.table, r0));
  Piece mover;
  mover.id = "mover";
  mover.side = "red";
  mover.base = standard_base();
  mover.pose = {{parts.table.width / 2, parts.table.depth / 2}, 0, 0};
  mover.traits = Value(Value::Object{{"troop", "vehicle"}, {"speed", "fast"}, {"drive", "tracked"}});
  parts.pieces.push_back(mover);
  Random models(MODEL_SEED + n);
  for (std::size_t i = 0; i < MODELS; ++i) parts.pieces.push_back(standard_model(models, i, parts.table));
  return Game(std::move(parts));
}

std::vector<StandardPath> standard_paths(const Table& table) {
  constexpr double SHARPEST_BEND = 40;
  Random random(PATH_SEED);
  std::vector<StandardPath> paths;
  while (paths.size() < PATHS) {
    StandardPath p;
    p.start = {{table.width * random.unit(), table.depth * random.unit()}, random.heading(), 0};
    Vec at = p.start.at;
    double facing = p.start.facing;
    bool inside = on_table(at, table);
    for (int leg = 1; leg <= 8; ++leg) {
      if (leg == 3 || leg == 5 || leg == 7) {
        const double bend = random.between(-SHARPEST_BEND, SHARPEST_BEND);
        facing = normalised(facing + bend);
        p.path.push_back(PivotStep{bend, {}});
      }
      p.path.push_back(ForwardStep{LEG});
      at = at + LEG * direction(facing);
      inside = inside && on_table(at, table);
    }
    if (inside) paths.push_back(std::move(p));
  }
  return paths;
}

std::vector<StandardPath> oblique_paths(const Table& table) {
  constexpr double SHARPEST_BEND = 69;
  constexpr double MARGIN = 0.3;  // of a length, on either side of where it may begin
  Random random(PATH_SEED);
  std::vector<StandardPath> paths;
  for (std::size_t i = 0; i < PATHS; ++i) {
    StandardPath p;
    p.start.at = {table.width * random.between(MARGIN, 1 - MARGIN), table.depth * random.between(MARGIN, 1 - MARGIN)};
    p.start.facing = random.heading();
    Vec at = p.start.at;
    double facing = p.start.facing;
    double heading = facing;
    for (int leg = 1; leg <= 8; ++leg) {
      if (leg > 1) heading = normalised(heading + random.between(-SHARPEST_BEND, SHARPEST_BEND));
      if (leg == 3 || leg == 5 || leg == 7) {
        p.path.push_back(PivotStep{turn_between(facing, heading), {}});
        facing = heading;
      }
      at = at + LEG * direction(heading);
      p.path.push_back(SlideStep{at});
    }
    paths.push_back(std::move(p));
  }
  return paths;
}

}  // namespace linesman
