#include "exchange/tiled_grid.h"

#include <cmath>
#include <numbers>

#include "base/text.h"
#include "exchange/json_parts.h"
#include "movement/hex_grid.h"

namespace linesman::exchange {

namespace {

constexpr std::int64_t MOST_TILES = 100'000;

Result<std::int64_t> whole(const Value& object, std::string_view name, std::int64_t least = 1) {
  const auto n = object[name].whole();
  if (n && *n >= least && *n <= MOST_TILES) return *n;
  return must_be("", name, "a whole number, " + std::to_string(least) + " to 100000", object[name]);
}

/// The size of a map in tiles, and of a tile in pixels.
struct Tiles {
  std::int64_t columns = 0;
  std::int64_t rows = 0;
  Vec size;
};

Result<Tiles> tiles_of(const Value& map) {
  const auto columns = whole(map, "width");
  const auto rows = whole(map, "height");
  const auto width = whole(map, "tilewidth");
  const auto height = whole(map, "tileheight");
  for (const auto* n : {&columns, &rows, &width, &height})
    if (!*n) return n->problem();
  return Tiles{*columns, *rows, {static_cast<double>(*width), static_cast<double>(*height)}};
}

Result<TiledGrid> square_grid(const Tiles& tiles, Haul& haul) {
  const double inches = haul.wishes().inches / tiles.size.x;
  Table table;
  table.width = rounded(static_cast<double>(tiles.columns) * tiles.size.x * inches);
  table.depth = rounded(static_cast<double>(tiles.rows) * tiles.size.y * inches);
  if (const auto taken = haul.set_table(table, ""); !taken) return taken.problem();
  return TiledGrid({}, {0, table.depth}, {inches, inches});
}

/// Tiled counts rows from the top and says which rows (or columns) lie half a tile to the right (or lower); a document
/// counts from the bottom and says which lie half a hex to the right (or higher).
HexShift shift_of(bool pointy, bool odd, std::int64_t rows) {
  const bool turned = pointy ? rows % 2 == 0 : true;
  return odd != turned ? HexShift::odd : HexShift::even;
}

Result<TiledGrid> hex_grid(const Value& map, const Tiles& tiles, Haul& haul) {
  const std::string axis = text_in(map, "staggeraxis");
  const std::string index = text_in(map, "staggerindex");
  if (axis != "x" && axis != "y") return must_be("", "staggeraxis", "x or y", map["staggeraxis"]);
  if (index != "odd" && index != "even") return must_be("", "staggerindex", "odd or even", map["staggerindex"]);
  const auto side = whole(map, "hexsidelength", 0);
  if (!side) return side.problem();
  constexpr std::int64_t MOST = 500;
  if (tiles.columns > MOST || tiles.rows > MOST)
    return Problem{"", "",
                   "a grid has at most 500 hexes either way, and this map has " + std::to_string(tiles.columns) +
                       " × " + std::to_string(tiles.rows)};
  const bool pointy = axis == "y";
  HexLayout layout;
  layout.orientation = pointy ? HexOrientation::pointy : HexOrientation::flat;
  layout.size = haul.wishes().inches;
  layout.columns = static_cast<int>(tiles.columns);
  layout.rows = static_cast<int>(tiles.rows);
  layout.shift = shift_of(pointy, index == "odd", tiles.rows);
  constexpr double SMALLEST = 0.25;
  if (layout.size < SMALLEST) return Problem{"", "a hex is at least a quarter of an inch wide"};
  Table table;
  table.width = table.depth = 1;
  table.hex = layout;
  if (const auto taken = haul.set_table(table, ""); !taken) return taken.problem();
  // Regular hexes have a pitch of 1.5 sides across their corners, whatever the proportions of the tiles.
  const double pitch = 1.5 * layout.size / std::numbers::sqrt3;
  const auto half_step = [&](double tile) { return (tile + static_cast<double>(*side)) / 2; };
  const Vec inches = pointy ? Vec{layout.size / tiles.size.x, pitch / half_step(tiles.size.y)}
                            : Vec{pitch / half_step(tiles.size.x), layout.size / tiles.size.y};
  const HexGrid grid(layout);
  const Hex upper_left{0, layout.rows - 1};
  const bool aside = (pointy ? upper_left.row : 0) % 2 == (layout.shift == HexShift::odd ? 1 : 0);
  // In Tiled a column that is not staggered is the higher one.
  Vec middle = 0.5 * tiles.size;
  if (pointy && aside) middle.x += tiles.size.x / 2;
  if (!pointy && !aside) middle.y += tiles.size.y / 2;
  return TiledGrid(middle, grid.centre(upper_left), inches);
}

}  // namespace

Vec TiledGrid::corner_of_tile(std::int64_t id) const {
  const std::int64_t row = id / columns_;
  return {static_cast<double>(id % columns_) * tile_.x, static_cast<double>(row) * tile_.y};
}

Result<TiledGrid> map_grid(const Value& map, Haul& haul) {
  const auto tiles = tiles_of(map);
  if (!tiles) return tiles.problem();
  const std::string orientation = text_in(map, "orientation");
  if (map["infinite"].boolean().value_or(false))
    haul.say(Fate::noted, "/infinite", "the map has no end: its table is as large as its width and height say");
  if (orientation == "orthogonal") return square_grid(*tiles, haul);
  if (orientation == "hexagonal") return hex_grid(map, *tiles, haul);
  return must_be("", "orientation", "orthogonal or hexagonal", map["orientation"]);
}

Result<TiledGrid> tileset_grid(const Value& tileset, Haul& haul) {
  const auto count = whole(tileset, "tilecount");
  const auto columns = whole(tileset, "columns");
  const auto width = whole(tileset, "tilewidth");
  const auto height = whole(tileset, "tileheight");
  for (const auto* n : {&count, &columns, &width, &height})
    if (!*n) return n->problem();
  const Vec tile{static_cast<double>(*width), static_cast<double>(*height)};
  const std::int64_t rows = (*count + *columns - 1) / *columns;
  auto grid = square_grid({*columns, rows, tile}, haul);
  if (!grid) return grid;
  TiledGrid with_tiles = *grid;
  with_tiles.set_tiles(*count, *columns, tile);
  return with_tiles;
}

}  // namespace linesman::exchange
