// Universal VTT, as Dungeondraft, Dungeon Fog and Arkenforge write it: lengths in grid squares, y downwards, places on
// the same grid as `map_origin`, which is the picture's upper left corner.
#include "base/text.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/shapes.h"
#include "exchange/wall_gaps.h"

namespace linesman::exchange {

namespace {

constexpr std::size_t MOST_PORTALS = 1000;

/// From the file's squares to inches on the table.
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

Result<Squares> read_resolution(const Value& file, Haul& haul) {
  const Value& resolution = file["resolution"];
  if (!resolution.is_object()) return must_be("", "resolution", "an object", resolution);
  const auto size = xy(resolution["map_size"]);
  if (!size || !(size->x > 0 && size->y > 0))
    return must_be("/resolution", "map_size", "x and y, numbers of squares above 0", resolution["map_size"]);
  const Value& origin = resolution["map_origin"];
  if (!origin.is_null() && !xy(origin)) return must_be("/resolution", "map_origin", "x and y, two numbers", origin);
  Squares squares{xy(origin).value_or(Vec{}), haul.wishes().inches, 0};
  Table table;
  table.width = rounded(size->x * squares.inches);
  table.depth = rounded(size->y * squares.inches);
  if (const auto taken = haul.set_table(table, "/resolution/map_size"); !taken) return taken.problem();
  squares.depth = table.depth;
  return squares;
}

/// A door or window, with its two ends on the table.
struct Portal {
  Vec from;
  Vec to;
};

std::vector<Portal> read_portals(const Value& list, const Squares& squares, Haul& haul) {
  std::vector<Portal> portals;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string place = pointer_to("/portals", i);
    if (portals.size() >= MOST_PORTALS) {
      haul.say(Fate::left_out, place, "no more than " + std::to_string(MOST_PORTALS) + " portals are cut out of walls");
      break;
    }
    const auto bounds = xy_list(list[i]["bounds"]);
    if (!bounds || bounds->size() != 2) {
      haul.say(Fate::left_out, place, "a portal has two bounds, each with x and y");
      continue;
    }
    const Portal portal{squares.to_table(bounds->front()), squares.to_table(bounds->back())};
    portals.push_back(portal);
    const bool closed = list[i]["closed"].boolean().value_or(false);
    const Vec middle = 0.5 * (portal.from + portal.to);
    haul.say(Fate::noted, place,
             std::string(closed ? "a closed door" : "an open passage") + " of " +
                 number_text(distance(portal.from, portal.to), 2) + "″ at [" + number_text(middle.x, 2) + ", " +
                 number_text(middle.y, 2) + "] is a gap in the walls");
  }
  return portals;
}

bool closed(const Polyline& line) { return line.size() > 3 && line.front() == line.back(); }

Result<TakenShape> wall_shape(const Polyline& line, bool of_objects) {
  if (of_objects && closed(line)) return taken_polygons({{line, {}}});
  return taken_line(line);
}

void add_wall(const Polyline& line, bool of_objects, const std::string& place, Haul& haul) {
  const auto taken = wall_shape(line, of_objects);
  if (!taken) {
    haul.say(Fate::left_out, place, taken.problem().reason);
    return;
  }
  for (const std::string& what : taken->mended) haul.say(Fate::mended, place, what);
  Feature wall;
  wall.kind = Kind::wall;
  wall.shape = taken->shape;
  wall.width = default_width(wall.kind);
  wall.height = default_height(wall.kind);
  haul.add(std::move(wall), place);
}

Result<void> read_walls(const Value& file, std::string_view member, const Squares& squares,
                        const std::vector<Portal>& portals, Haul& haul) {
  const auto list = list_in(file, member);
  if (!list) return list.problem();
  const bool of_objects = member == "objects_line_of_sight";
  for (std::size_t i = 0; i < list->size(); ++i) {
    const std::string place = pointer_to(pointer_to("", member), i);
    const auto points = xy_list((*list)[i]);
    if (!points) {
      haul.say(Fate::left_out, place, "a wall is a list of points, each with x and y");
      continue;
    }
    std::vector<Polyline> parts{squares.to_table(*points)};
    if (points->size() > 1)
      for (const Portal& portal : portals) parts = without_gap(parts, portal.from, portal.to);
    if (parts.empty()) haul.say(Fate::left_out, place, "a portal takes up all of it");
    for (const Polyline& part : parts) add_wall(part, of_objects, place, haul);
  }
  return {};
}

void say_what_is_left_out(const Value& file, Haul& haul) {
  if (const std::size_t lights = file["lights"].size(); lights > 0)
    haul.say(Fate::left_out, "/lights", counted(lights, "light") + ": a table has none");
  if (const auto image = file["image"].text(); image && !image->empty()) {
    constexpr std::size_t OF_BASE64 = 4;
    const std::size_t kib = image->size() / OF_BASE64 * 3 / 1024;
    haul.say(Fate::left_out, "/image", "the picture of " + std::to_string(kib) + " KiB: a game has no pictures");
  }
}

}  // namespace

Result<void> read_universal_vtt(const Value& file, Haul& haul) {
  if (!file.is_object()) return Problem{"", "a Universal VTT file is an object, not " + describe(file)};
  const auto squares = read_resolution(file, haul);
  if (!squares) return squares.problem();
  const auto portals = list_in(file, "portals");
  if (!portals) return portals.problem();
  const std::vector<Portal> gaps = read_portals(*portals, *squares, haul);
  for (const std::string_view member : {"line_of_sight", "objects_line_of_sight"})
    if (const auto read = read_walls(file, member, *squares, gaps, haul); !read) return read.problem();
  say_what_is_left_out(file, haul);
  return {};
}

}  // namespace linesman::exchange
