#include "support/junction_table.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "movement/path_point.h"

namespace linesman {

namespace {

constexpr double TABLE_SIDE = 20;

double half(Random& random, std::size_t least, std::size_t most) {
  return 0.5 * static_cast<double>(least + random.below(most - least + 1));
}

/// Mostly an eighth of a turn, so that lines lie on lines and ways along them.
Vec any_direction(Random& random) {
  static const std::vector<Vec> eighths{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
  return random.chance(0.75) ? random.one_of(eighths) : direction(random.heading());
}

Vec from_place(Random& random, Vec place) { return place + half(random, 2, 6) * any_direction(random); }

/// Ends at a place, bends there, goes through it or leads on to another.
Polyline line_at(Random& random, const std::vector<Vec>& places) {
  const Vec place = random.one_of(places);
  const Vec along = any_direction(random);
  switch (random.below(5)) {
    case 0: return {from_place(random, place), place, from_place(random, place)};
    case 1: return {place - half(random, 2, 4) * along, place + half(random, 2, 4) * along};
    case 2: return {place - half(random, 2, 4) * along, place, place + half(random, 2, 4) * along};
    case 3: return {place, random.one_of(places), from_place(random, random.one_of(places))};
    default: return {place, place + half(random, 2, 6) * along};
  }
}

/// A triangle or a box that has the place at a corner or on a side.
Polygon polygon_at(Random& random, Vec place) {
  const Vec along = half(random, 2, 4) * any_direction(random);
  const Vec aside = half(random, 1, 2) * Vec{-along.y, along.x};
  const Vec corner = random.chance(0.5) ? place : place - 0.5 * along;
  if (random.chance(0.4)) return {{corner, corner + along, corner + 0.5 * along + aside}, {}};
  return {{corner, corner + along, corner + along + aside, corner + aside}, {}};
}

/// No two corners are one, and it does not double back.
bool is_line(const Polyline& line) {
  for (std::size_t i = 0; i < line.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (distance(line[i], line[k]) < 0.1) return false;
  for (std::size_t i = 2; i < line.size(); ++i)
    if (angle_between(heading_of(line[i - 1] - line[i - 2]), heading_of(line[i] - line[i - 1])) > 170) return false;
  return true;
}

Feature thing_at(Random& random, std::size_t number, const std::vector<Vec>& places) {
  static const std::vector<Kind> lines{Kind::hedge, Kind::hedge, Kind::wall, Kind::fence, Kind::stream, Kind::contour};
  static const std::vector<Kind> polygons{Kind::wall, Kind::bocage, Kind::hedge};
  Feature f;
  f.id = "f" + std::to_string(number);
  if (random.chance(0.25)) {
    f.kind = random.one_of(polygons);
    f.shape = MultiPolygon{polygon_at(random, random.one_of(places))};
  } else {
    f.kind = random.one_of(lines);
    Polyline line = line_at(random, places);
    while (!is_line(line)) line = line_at(random, places);
    f.shape = std::move(line);
    f.width = default_width(f.kind);
  }
  f.height = default_height(f.kind);
  if (f.kind == Kind::contour) f.traits = Value(Value::Object{{"level", static_cast<int>(random.below(2))}});
  return f;
}

/// All corners of lines and polygons.
std::vector<Vec> corners_of(const Game& game) {
  std::vector<Vec> all;
  for (const Feature& f : game.terrain()) {
    if (const auto* line = std::get_if<Polyline>(&f.shape)) all.insert(all.end(), line->begin(), line->end());
    if (const auto* area = std::get_if<MultiPolygon>(&f.shape))
      all.insert(all.end(), area->front().outer.begin(), area->front().outer.end());
  }
  return all;
}

/// A turn that leads the centre over a place, and on by half as much.
std::optional<Step> turn_over(Random& random, Vec at, Vec place) {
  const Vec way = place - at;
  const Vec about = at + 0.5 * way + random.one_of(std::vector<double>{-1, -0.5, 0.5, 1}) * Vec{-way.y, way.x};
  const double angle = turn_between(heading_of(at - about), heading_of(place - about));
  const double farther = random.one_of(std::vector<double>{1, 1.5, 1.25});
  if (std::abs(angle * farther) > 180) return std::nullopt;
  return PivotStep{angle * farther, about};
}

/// Where a step ends that begins somewhere.
Vec end_of(const Step& step, Vec at) {
  if (const auto* slide = std::get_if<SlideStep>(&step)) return slide->point;
  if (const auto* pivot = std::get_if<PivotStep>(&step))
    return turned_about(at, pivot->about.value_or(at), pivot->angle);
  return at;
}

Step any_step(Random& random, Vec at, const std::vector<Vec>& corners) {
  const Vec place = random.one_of(corners);
  const std::size_t draw = random.below(12);
  if (draw == 0) return PivotStep{random.between(-180, 180), {}};
  if (draw == 1) return ClimbStep{random.one_of(std::vector<double>{0.5, 0.7, 1.5})};
  if (distance(at, place) < 0.1) return SlideStep{at + half(random, 1, 4) * any_direction(random)};
  if (draw < 4)
    if (const auto turn = turn_over(random, at, place)) return *turn;
  if (draw < 7) return SlideStep{place};
  if (draw < 8) return SlideStep{at + half(random, 1, 4) * any_direction(random)};
  return SlideStep{at + random.one_of(std::vector<double>{1.25, 1.5, 2}) * (place - at)};
}

}  // namespace

Game junction_game(Random& random) {
  std::vector<Vec> places;
  for (std::size_t i = 3 + random.below(2); i > 0; --i) places.push_back({half(random, 14, 26), half(random, 14, 26)});
  Game::Parts parts;
  parts.table = {TABLE_SIDE, TABLE_SIDE, {}};
  for (std::size_t i = 0; i < 9; ++i) parts.terrain.push_back(thing_at(random, i, places));
  Piece p;
  p.id = "p0";
  p.side = "red";
  p.base = random.chance(0.5) ? Footprint(CircleBase{1}) : Footprint(RectangleBase{1, 1.5});
  p.pose = {{half(random, 12, 28), half(random, 12, 28)}, 45.0 * static_cast<double>(random.below(8)), 0};
  parts.pieces.push_back(p);
  p.id = "p1";
  p.pose.at = {1, 1};
  parts.pieces.push_back(p);
  return Game(std::move(parts));
}

Path junction_path(Random& random, const Game& game) {
  const std::vector<Vec> corners = corners_of(game);
  Vec at = game.piece(PieceIndex{0}).pose.at;
  Path path;
  for (std::size_t i = 2 + random.below(4); i > 0; --i) {
    path.push_back(any_step(random, at, corners));
    at = end_of(path.back(), at);
  }
  return path;
}

}  // namespace linesman
