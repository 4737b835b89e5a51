#include "editing/scattered_shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

#include "base/heading.h"

namespace linesman {

namespace {

constexpr auto BLOB = ScatterForm::blob;
constexpr auto BLOCK = ScatterForm::block;
constexpr auto LINE = ScatterForm::line;
constexpr auto FIELD = ScatterForm::field;

constexpr ScatteredThing COUNTRYSIDE[]{{Kind::wood, BLOB, 6, 11, 4},   {Kind::scrub, BLOB, 4, 8, 2},
                                       {Kind::field, FIELD, 7, 11, 2}, {Kind::hedge, LINE, 5, 10, 3},
                                       {Kind::wall, LINE, 4, 8, 1},    {Kind::marsh, BLOB, 4, 8, 0.7},
                                       {Kind::lake, BLOB, 4, 7, 0.5},  {Kind::building, BLOCK, 3, 5, 1}};
constexpr ScatteredThing FARMLAND[]{{Kind::field, FIELD, 8, 13, 5},
                                    {Kind::hedge, LINE, 6, 11, 3},
                                    {Kind::wood, BLOB, 5, 9, 2},
                                    {Kind::building, BLOCK, 3, 5, 1.5},
                                    {Kind::wall, LINE, 4, 8, 1}};
constexpr ScatteredThing TOWN[]{{Kind::building, BLOCK, 3.5, 7, 6},
                                {Kind::ruins, BLOCK, 3.5, 6, 2},
                                {Kind::rubble, BLOB, 3, 5, 1.5},
                                {Kind::wall, LINE, 4, 8, 2},
                                {Kind::wood, BLOB, 4, 7, 1}};
constexpr ScatteredThing WILDERNESS[]{{Kind::wood, BLOB, 6, 12, 3},  {Kind::rough, BLOB, 5, 9, 2},
                                      {Kind::scree, BLOB, 4, 8, 2},  {Kind::scrub, BLOB, 5, 9, 2},
                                      {Kind::marsh, BLOB, 5, 9, 1},  {Kind::lake, BLOB, 5, 9, 1},
                                      {Kind::stream, LINE, 7, 12, 1}};

std::span<const ScatteredThing> things_of(ScatterLand land) {
  switch (land) {
    case ScatterLand::countryside: return COUNTRYSIDE;
    case ScatterLand::farmland: return FARMLAND;
    case ScatterLand::town: return TOWN;
    case ScatterLand::wilderness: return WILDERNESS;
    case ScatterLand::valley: return COUNTRYSIDE;
  }
  return COUNTRYSIDE;
}

/// To a hundredth of an inch, as a person would measure it.
Vec as_measured(Vec p) { return {std::round(p.x * 100) / 100, std::round(p.y * 100) / 100}; }

/// An uneven round outline: each corner lies on a ray of its own, so that no sides cross.
Ring blob_at(Vec at, double across, SeededChance& chance) {
  const std::size_t corners = 9 + chance.below(4);
  const double turned = chance.heading();
  const double flat = chance.between(0.6, 1);
  Ring ring;
  for (std::size_t i = 0; i < corners; ++i) {
    const double part = (static_cast<double>(i) + chance.between(-0.25, 0.25)) / static_cast<double>(corners);
    const Vec out = direction(-360 * part) * (across / 2 * chance.between(0.75, 1));
    ring.push_back(as_measured(at + rotated({out.x, out.y * flat}, turned)));
  }
  return ring;
}

Ring block_at(Vec at, double width, double depth, double heading) {
  Ring ring;
  for (const Vec corner : {Vec{-0.5, -0.5}, Vec{0.5, -0.5}, Vec{0.5, 0.5}, Vec{-0.5, 0.5}})
    ring.push_back(as_measured(at + rotated({corner.x * width, corner.y * depth}, heading)));
  return ring;
}

/// Two or three parts, each bent a little from the last.
Polyline line_at(Vec at, double along, SeededChance& chance) {
  const std::size_t parts = 2 + chance.below(2);
  double heading = chance.heading();
  Polyline line{at - direction(heading) * (along / 2)};
  for (std::size_t i = 0; i < parts; ++i) {
    line.push_back(line.back() + direction(heading) * (along / static_cast<double>(parts)));
    heading += chance.between(-35, 35);
  }
  for (Vec& p : line) p = as_measured(p);
  return line;
}

MultiPolygon area_in(Ring ring) { return {Polygon{std::move(ring), {}}}; }

/// A field, often with a hedge along two of its sides.
ScatteredGroup field_at(Vec at, double width, double depth, double heading, SeededChance& chance) {
  ScatteredGroup group{{Kind::field, area_in(block_at(at, width, depth, heading))}};
  if (chance.unit() < 0.3) return group;
  constexpr double OFF = 0.4;  // inches from the field to the middle of its hedge
  const Ring border = block_at(at, width + 2 * OFF, depth + 2 * OFF, heading);
  const std::size_t first = chance.below(4);
  group.push_back({Kind::hedge, Polyline{border[first], border[(first + 1) % 4], border[(first + 2) % 4]}});
  return group;
}

}  // namespace

const ScatteredThing& thing_for(ScatterLand land, SeededChance& chance) {
  const auto things = things_of(land);
  double all = 0;
  for (const ScatteredThing& thing : things) all += thing.weight;
  double left = chance.between(0, all);
  for (const ScatteredThing& thing : things)
    if ((left -= thing.weight) < 0) return thing;
  return things.back();
}

bool has_road(ScatterLand land) { return land != ScatterLand::wilderness && !has_river(land); }

bool has_river(ScatterLand land) { return land == ScatterLand::valley; }

ScatteredGroup scattered_group(const ScatteredThing& thing, Vec at, double heading, double size, SeededChance& chance) {
  const double across = size * chance.between(thing.least, thing.most);
  const double depth = across * chance.between(0.6, 1);
  const double along_houses = heading + 90 * static_cast<double>(chance.below(4));
  switch (thing.form) {
    case ScatterForm::blob: return {{thing.kind, area_in(blob_at(at, across, chance))}};
    case ScatterForm::block: return {{thing.kind, area_in(block_at(at, across, depth, along_houses))}};
    case ScatterForm::line: return {{thing.kind, line_at(at, across, chance)}};
    case ScatterForm::field: return field_at(at, across, depth, along_houses, chance);
  }
  return {};
}

Polyline scattered_line(const Table& table, bool west_east, bool through_middle, SeededChance& chance) {
  const double length = west_east ? table.width : table.depth;
  const double breadth = west_east ? table.depth : table.width;
  const auto on_road = [&](double along, double across) {
    return as_measured(west_east ? Vec{along, across} : Vec{across, along});
  };
  const double begins = breadth * chance.between(0.35, 0.65);
  const double bends = breadth * chance.between(0.42, 0.58);
  const double ends = through_middle ? breadth - begins : breadth * chance.between(0.35, 0.65);
  const double bends_again = through_middle ? breadth - bends : breadth * chance.between(0.42, 0.58);
  return {on_road(0, begins), on_road(length * 0.3, bends), on_road(length * 0.7, bends_again), on_road(length, ends)};
}

}  // namespace linesman
