// Reads Universal VTT, as Dungeondraft, Dungeon Fog and Arkenforge write it: lengths in grid squares, y downwards,
// places in the frame of `map_origin`, which is the picture's upper left corner.
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "base/vec.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/shapes.h"
#include "exchange/vtt/walls.h"
#include "files/picture_size.h"
#include "record/base64.h"

namespace linesman::exchange {

namespace {

constexpr std::size_t MAX_PORTALS = 1000;
constexpr double A_LITTLE = 0.25;  // squares: how far doors of real maps lie beside their walls

/// Maps squares of the file to inches on the table.
struct Squares {
  Vec origin;
  double inches = 1;
  double depth = 0;  ///< of the table, inches

  Vec to_table(Vec p) const { return {(p.x - origin.x) * inches, depth - (p.y - origin.y) * inches}; }
  Polyline to_table(const Polyline& points) const {
    Polyline moved;
    for (const Vec p : points) moved.push_back(to_table(p));
    return moved;
  }
};

Result<Squares> read_resolution(const Value& file, ImportBuilder& builder) {
  const Value& resolution = file["resolution"];
  if (!resolution.is_object()) return must_be("", "resolution", "an object", resolution);
  const auto size = xy(resolution["map_size"]);
  if (!size || !(size->x > 0 && size->y > 0))
    return must_be("/resolution", "map_size", "x and y, numbers of squares above 0", resolution["map_size"]);
  const Value& origin = resolution["map_origin"];
  if (!origin.is_null() && !xy(origin)) return must_be("/resolution", "map_origin", "x and y, two numbers", origin);
  Squares squares{xy(origin).value_or(Vec{}), builder.options().inches, 0};
  Table table;
  table.width = rounded(size->x * squares.inches);
  table.depth = rounded(size->y * squares.inches);
  if (const auto taken = builder.set_table(table, "/resolution/map_size"); !taken) return taken.problem();
  squares.depth = table.depth;
  return squares;
}

/// A door or window of the file; its two ends are on the table.
struct Portal {
  std::string place;
  Doorway door;
  bool closed = false;
};

std::vector<Portal> read_portals(const Value& file, const Squares& squares, ImportBuilder& builder) {
  std::vector<Portal> portals;
  builder.each(file, "portals", "", [&](const Value& portal, const std::string& place) {
    const auto bounds = xy_list(portal["bounds"]);
    if (portals.size() == MAX_PORTALS)
      return builder.say(Fate::left_out, place, said<"no more than {n} portals are cut out of walls">(MAX_PORTALS));
    if (!bounds || bounds->size() != 2)
      return builder.say(Fate::left_out, place, "a portal has two bounds, each with x and y");
    const Doorway door{squares.to_table(bounds->front()), squares.to_table(bounds->back())};
    if (!is_point(door.from) || !is_point(door.to))
      return builder.say(Fate::left_out, place, said<"a point lies beyond {n} inches">(Number{FARTHEST_COORDINATE, 6}));
    portals.push_back({place, door, portal["closed"].boolean().value_or(false)});
  });
  return portals;
}

void say_what_became_of(const Portal& portal, bool found_a_wall, ImportBuilder& builder) {
  const Doorway& door = portal.door;
  const Vec middle = 0.5 * (door.from + door.to);
  const double width = distance(door.from, door.to);
  if (found_a_wall)
    builder.say(
        Fate::noted, portal.place,
        portal.closed
            ? said<"a closed door or window of {n}″ at [{x}, {y}] is a gap in the walls">(width, middle.x, middle.y)
            : said<"an open passage of {n}″ at [{x}, {y}] is a gap in the walls">(width, middle.x, middle.y));
  else
    builder.say(Fate::left_out, portal.place,
                portal.closed
                    ? said<"a closed door or window of {n}″ at [{x}, {y}] stands alone: no wall lies along it">(
                          width, middle.x, middle.y)
                    : said<"an open passage of {n}″ at [{x}, {y}] stands alone: no wall lies along it">(width, middle.x,
                                                                                                        middle.y));
}

bool closed(const Polyline& line) { return line.size() > 3 && line.front() == line.back(); }

void add_wall(const Result<TakenShape>& taken, const std::string& place, ImportBuilder& builder) {
  if (!taken) return builder.say(Fate::left_out, place, taken.problem().reason);
  for (const Sentence& what : taken->mended) builder.say(Fate::mended, place, what);
  Feature wall;
  wall.kind = Kind::wall;
  wall.shape = taken->shape;
  wall.width = default_width(wall.kind);
  wall.height = default_height(wall.kind);
  builder.add(std::move(wall), place);
}

/// A wall without its doorways, and its place in the file.
struct CutWall {
  std::string place;
  std::vector<Polyline> parts;
  std::string refused = {};  ///< the reason why it is refused
  bool outline = false;      ///< it is the closed outline of an object without a doorway
};

std::vector<CutWall> read_walls(const Value& file, std::string_view member, const Squares& squares,
                                DoorwayCutter& doorways, ImportBuilder& builder) {
  std::vector<CutWall> walls;
  const bool of_objects = member == "objects_line_of_sight";
  builder.each(file, member, "", [&](const Value& list, const std::string& place) {
    const auto points = xy_list(list);
    if (!points) return walls.push_back({place, {}, "a wall is a list of points, each with x and y"});
    const Polyline line = squares.to_table(*points);
    CutWall wall{place, doorways.cut(line)};
    wall.outline = of_objects && closed(line) && wall.parts.size() == 1 && wall.parts.front().size() == line.size();
    walls.push_back(std::move(wall));
  });
  return walls;
}

void add_lines(const std::vector<CutWall>& walls, ImportBuilder& builder) {
  for (const CutWall& wall : walls) {
    if (wall.parts.empty())
      builder.say(Fate::left_out, wall.place, wall.refused.empty() ? "a portal takes up all of it" : wall.refused);
    if (wall.outline) continue;
    for (const Polyline& part : wall.parts) add_wall(taken_line(part), wall.place, builder);
  }
}

/// An outline that lies in another one is its yard.
void add_outlines(const std::vector<CutWall>& walls, ImportBuilder& builder) {
  std::vector<Ring> rings;
  std::vector<std::string> places;
  for (const CutWall& wall : walls)
    if (wall.outline) {
      rings.push_back(wall.parts.front());
      rings.back().pop_back();
      places.push_back(wall.place);
    }
  for (const WalledIn& wall : with_yards(rings)) {
    Polygon polygon{rings[wall.outline], {}};
    for (const std::size_t yard : wall.yards) {
      polygon.holes.push_back(rings[yard]);
      builder.say(Fate::noted, places[yard],
                  said<"it lies in {place}: it is a yard, free ground">(places[wall.outline]));
    }
    add_wall(taken_polygons({polygon}), places[wall.outline], builder);
  }
}

void say_what_is_left_out(const Value& file, ImportBuilder& builder) {
  if (const std::size_t lights = file["lights"].items().size(); lights > 0)
    builder.say(Fate::left_out, "/lights",
                lights == 1 ? said<"1 light: a table has none">() : said<"{n} lights: a table has none">(lights));
}

/// The picture's upper left corner is that of the map.
void take_picture(const Value& file, const Squares& squares, ImportBuilder& builder) {
  const auto image = file["image"].text();
  if (!image || image->empty()) return;
  auto bytes = from_base64(*image);
  if (!bytes) return builder.say(Fate::left_out, "/image", "the picture is no Base64, so that it is no backdrop");
  const auto pixels = file["resolution"]["pixels_per_grid"].number();
  const auto size = picture_size(*bytes);
  // A file may leave out how many pixels a square has; the picture then shows the whole map.
  const double width = builder.table().width;
  const bool is_given = pixels && *pixels > 0 && std::isfinite(*pixels);
  const double scale = is_given ? squares.inches / *pixels : size && size->width > 0 ? width / size->width : 1;
  builder.set_backdrop({*std::move(bytes), {0, squares.depth}, scale}, "/image");
}

}  // namespace

Result<void> read_universal_vtt(const Value& file, ImportBuilder& builder) {
  if (!file.is_object()) return Problem{"", said<"a Universal VTT file is an object, not {a}">(described(file))};
  const auto squares = read_resolution(file, builder);
  if (!squares) return squares.problem();
  for (const std::string_view member : {"portals", "line_of_sight", "objects_line_of_sight"})
    if (const auto list = list_in(file, member); !list) return list.problem();
  const std::vector<Portal> portals = read_portals(file, *squares, builder);
  std::vector<Doorway> doors;
  for (const Portal& portal : portals) doors.push_back(portal.door);
  DoorwayCutter doorways(doors, A_LITTLE * squares->inches, MAX_PARTS);
  const std::vector<CutWall> lines = read_walls(file, "line_of_sight", *squares, doorways, builder);
  const std::vector<CutWall> objects = read_walls(file, "objects_line_of_sight", *squares, doorways, builder);
  if (doorways.gave_up())
    builder.say(Fate::noted, "/portals",
                said<"walls are cut into at most {n} parts: further ones stay whole">(MAX_PARTS));
  for (std::size_t i = 0; i < portals.size(); ++i) say_what_became_of(portals[i], doorways.found_a_wall(i), builder);
  add_lines(lines, builder);
  add_lines(objects, builder);
  add_outlines(objects, builder);
  say_what_is_left_out(file, builder);
  take_picture(file, *squares, builder);
  return {};
}

}  // namespace linesman::exchange
