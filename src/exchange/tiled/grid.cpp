#include "exchange/tiled/grid.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/heading.h"
#include "base/text.h"
#include "exchange/json_parts.h"
#include "movement/grid/hex_grid.h"

namespace linesman::exchange {

namespace {

constexpr std::int64_t MAX_TILES = 100'000;
constexpr std::int64_t MAX_HEXES = 500;  // columns or rows of a grid

Vec turned_clockwise(Vec p, double degrees) {
  const double turn = radians(normalised(degrees));
  return {p.x * std::cos(turn) - p.y * std::sin(turn), p.x * std::sin(turn) + p.y * std::cos(turn)};
}

bool is_odd(std::int64_t n) { return n % 2 != 0; }
double as_number(std::int64_t n) { return static_cast<double>(n); }

}  // namespace

Result<std::int64_t> tiled_number(const Value& object, std::string_view name, std::int64_t least) {
  const auto n = whole_in(object, name, least, MAX_TILES);
  if (n) return *n;
  return must_be("", name, "a whole number, " + std::to_string(least) + " to 100000", object[name]);
}

void TileRange::include(const TileRange& other) {
  if (other.empty()) return;
  if (empty()) {
    *this = other;
    return;
  }
  const std::int64_t right = std::max(column + columns, other.column + other.columns);
  const std::int64_t bottom = std::max(row + rows, other.row + other.rows);
  column = std::min(column, other.column);
  row = std::min(row, other.row);
  columns = right - column;
  rows = bottom - row;
}

Vec TiledGrid::object_tile() const { return shape_ == Shape::isometric ? Vec{tile_.y, tile_.y} : tile_; }

Vec TiledGrid::to_table(Vec place) const {
  return {at_.x + (place.x - anchor_.x) * inches_.x, at_.y - (place.y - anchor_.y) * inches_.y};
}

/// On the screen one step along x of an isometric map goes half a tile right and half a tile down, one along y left and
/// down.
Vec TiledGrid::on_ground(Vec on_screen) const {
  if (shape_ != Shape::isometric) return on_screen;
  const double across = on_screen.x * 2 * tile_.y / tile_.x;
  const double down = on_screen.y * 2;
  return {(down + across) / 2, (down - across) / 2};
}

Vec TiledGrid::turned(Vec at, Vec from, double degrees) const {
  if (shape_ != Shape::isometric || degrees == 0) return at + turned_clockwise(from, degrees);
  const Vec on_screen{(from.x - from.y) * tile_.x / tile_.y / 2, (from.x + from.y) / 2};
  return at + on_ground(turned_clockwise(on_screen, degrees));
}

TileRange TiledGrid::tiles_round(const Value& map, const Box& places) {
  const auto number = [&](std::string_view name) { return std::max(1.0, number_in(map[name]).value_or(1)); };
  Vec step{number("tilewidth"), number("tileheight")};
  const std::string orientation = text_in(map, "orientation");
  const bool hexagonal = orientation == "hexagonal";
  if (orientation == "isometric") step.x = step.y;
  if (orientation == "staggered" || hexagonal) {
    const double side = hexagonal ? number_in(map["hexsidelength"]).value_or(0) : 0;
    double& moved = text_in(map, "staggeraxis") == "x" ? step.x : step.y;
    moved = std::max(1.0, (moved + side) / 2);
  }
  const auto tile = [](double place, double size, bool after) {
    constexpr double FARTHEST = 1e6;
    const double n = std::clamp(place / size, -FARTHEST, FARTHEST);
    return static_cast<std::int64_t>(after ? std::ceil(n) : std::floor(n));
  };
  if (places.empty()) return {};
  TileRange range{tile(places.min.x, step.x, false), tile(places.min.y, step.y, false), 0, 0};
  range.columns = std::max<std::int64_t>(1, tile(places.max.x, step.x, true) - range.column);
  range.rows = std::max<std::int64_t>(1, tile(places.max.y, step.y, true) - range.row);
  return range;
}

/// The middle of a tile in the lattice, in which tiles are squares of 1: of staggered maps its axes run down to the
/// right and down to the left.
Vec TiledGrid::middle_in_lattice(std::int64_t column, std::int64_t row) const {
  const double c = as_number(column);
  const double r = as_number(row);
  if (shape_ != Shape::staggered) return {c + 0.5, r + 0.5};
  const bool aside = is_odd(stagger_rows_ ? row : column) == stagger_odd_;
  const double x = stagger_rows_ ? c + (aside ? 1 : 0.5) : c / 2 + 0.5;
  const double y = stagger_rows_ ? r / 2 + 0.5 : r + (aside ? 1 : 0.5);
  return {y + x, y - x};
}

Cell TiledGrid::cell_of(std::int64_t column, std::int64_t row) const {
  const Vec middle = middle_in_lattice(column, row);
  // All middles of a map are as far from whole numbers: a half, or none.
  return {static_cast<std::int64_t>(std::floor(middle.x)), static_cast<std::int64_t>(std::floor(middle.y))};
}

Vec TiledGrid::corner(Cell corner) const {
  if (shape_ != Shape::staggered)
    return to_table({as_number(corner.i) * object_tile().x, as_number(corner.j) * object_tile().y});
  const Vec first = middle_in_lattice(0, 0);
  const double i = as_number(corner.i) + (first.x - std::floor(first.x)) - 0.5;
  const double j = as_number(corner.j) + (first.y - std::floor(first.y)) - 0.5;
  return to_table({(i - j) / 2 * tile_.x, (i + j) / 2 * tile_.y});
}

Hex TiledGrid::hex_of(std::int64_t column, std::int64_t row) const {
  return {static_cast<int>(column - range_.column), static_cast<int>(range_.row + range_.rows - 1 - row)};
}

Vec TiledGrid::middle_of(std::int64_t column, std::int64_t row) const {
  if (hexes_) return HexGrid(*hexes_).centre(hex_of(column, row));
  const Cell cell = cell_of(column, row);
  return 0.5 * (corner(cell) + corner({cell.i + 1, cell.j + 1}));
}

Vec TiledGrid::corner_of_tile(std::int64_t id) const {
  return {as_number(id % columns_) * tile_.x, as_number(id / columns_) * tile_.y};
}

/// The table of a map of squares or diamonds.
Result<void> TiledGrid::lay_out(const TileRange& range, ImportBuilder& builder) {
  const double square = builder.options().inches;
  Table table;
  // A diamond's side is a square of the options, so that its diagonals are longer.
  const double diagonal = square * std::numbers::sqrt2;
  const Vec step{stagger_rows_ ? 1 : 0.5, stagger_rows_ ? 0.5 : 1};
  switch (shape_) {
    case Shape::staggered:
      inches_ = {diagonal / tile_.x, diagonal / tile_.y};
      table.width = (as_number(range.columns) * step.x + 0.5) * diagonal;
      table.depth = (as_number(range.rows) * step.y + 0.5) * diagonal;
      anchor_ = {as_number(range.column) * step.x * tile_.x, as_number(range.row) * step.y * tile_.y};
      break;
    case Shape::isometric:
      inches_ = {square / tile_.y, square / tile_.y};
      table.width = as_number(range.columns) * square;
      table.depth = as_number(range.rows) * square;
      anchor_ = {as_number(range.column) * tile_.y, as_number(range.row) * tile_.y};
      break;
    default:
      inches_ = {square / tile_.x, square / tile_.x};
      table.width = as_number(range.columns) * square;
      table.depth = as_number(range.rows) * tile_.y * inches_.y;
      anchor_ = {as_number(range.column) * tile_.x, as_number(range.row) * tile_.y};
  }
  table.width = rounded(table.width);
  table.depth = rounded(table.depth);
  at_ = {0, table.depth};
  return builder.set_table(table, "");
}

/// A table with regular hexes, one for each tile; what lies on the hexes of the map lies on the same ones there.
Result<void> TiledGrid::lay_out_hexes(const Value& map, const TileRange& range, ImportBuilder& builder) {
  const auto side = tiled_number(map, "hexsidelength", 0);
  if (!side) return side.problem();
  if (range.columns > MAX_HEXES || range.rows > MAX_HEXES)
    return Problem{"", "",
                   said<"a grid has at most 500 hexes either way, and this map has {size}">(
                       said<"{n} × {m}">(range.columns, range.rows))};
  HexLayout layout;
  layout.orientation = stagger_rows_ ? HexOrientation::pointy : HexOrientation::flat;
  layout.size = builder.options().inches;
  layout.columns = static_cast<int>(range.columns);
  layout.rows = static_cast<int>(range.rows);
  // Tiled names the rows (or columns) that lie half a tile to the right (or lower), counted from the top; a document
  // names those that lie half a hex to the right (or higher), counted from the bottom.
  const bool last_aside = is_odd(range.row + range.rows - 1) == stagger_odd_;
  const bool first_aside = is_odd(range.column) == stagger_odd_;
  const bool even = stagger_rows_ ? last_aside : !first_aside;
  layout.shift = even ? HexShift::even : HexShift::odd;
  constexpr double SMALLEST = 0.25;
  if (layout.size < SMALLEST) return Problem{"", "a hex is at least a quarter of an inch wide"};
  Table table;
  table.width = table.depth = 1;
  table.hex = layout;
  hexes_ = layout;
  if (const auto taken = builder.set_table(table, ""); !taken) return taken.problem();
  // Regular hexes have a pitch of 1.5 sides across their corners, whatever the proportions of the tiles.
  const double pitch = 1.5 * layout.size / std::numbers::sqrt3;
  const auto half_step = [&](double tile) { return (tile + as_number(*side)) / 2; };
  const Vec step = stagger_rows_ ? Vec{tile_.x, half_step(tile_.y)} : Vec{half_step(tile_.x), tile_.y};
  inches_ = stagger_rows_ ? Vec{layout.size / step.x, pitch / step.y} : Vec{pitch / step.x, layout.size / step.y};
  anchor_ = 0.5 * tile_ + Vec{as_number(range.column) * step.x, as_number(range.row) * step.y};
  if (stagger_rows_ && is_odd(range.row) == stagger_odd_) anchor_.x += tile_.x / 2;
  if (!stagger_rows_ && first_aside) anchor_.y += tile_.y / 2;
  at_ = HexGrid(layout).centre({0, layout.rows - 1});
  return {};
}

Result<TiledGrid> TiledGrid::of_map(const Value& map, const TileRange& range, ImportBuilder& builder) {
  const auto width = tiled_number(map, "tilewidth");
  const auto height = tiled_number(map, "tileheight");
  for (const auto* n : {&width, &height})
    if (!*n) return n->problem();
  TiledGrid grid;
  grid.tile_ = {as_number(*width), as_number(*height)};
  grid.range_ = range;
  const std::string orientation = text_in(map, "orientation");
  if (orientation == "isometric")
    grid.shape_ = Shape::isometric;
  else if (orientation == "staggered")
    grid.shape_ = Shape::staggered;
  else if (orientation == "hexagonal")
    grid.shape_ = Shape::hexagonal;
  else if (orientation != "orthogonal")
    return must_be("", "orientation", "orthogonal, isometric, staggered or hexagonal", map["orientation"]);
  if (grid.shape_ == Shape::staggered || grid.shape_ == Shape::hexagonal) {
    const std::string axis = text_in(map, "staggeraxis");
    const std::string index = text_in(map, "staggerindex");
    if (axis != "x" && axis != "y") return must_be("", "staggeraxis", "x or y", map["staggeraxis"]);
    if (index != "odd" && index != "even") return must_be("", "staggerindex", "odd or even", map["staggerindex"]);
    grid.stagger_rows_ = axis == "y";
    grid.stagger_odd_ = index == "odd";
  }
  const auto laid_out =
      grid.shape_ == Shape::hexagonal ? grid.lay_out_hexes(map, range, builder) : grid.lay_out(range, builder);
  if (!laid_out) return laid_out.problem();
  return grid;
}

Result<TiledGrid> TiledGrid::of_tileset(const Value& tileset, ImportBuilder& builder) {
  const auto count = tiled_number(tileset, "tilecount");
  const auto columns = tiled_number(tileset, "columns", 0);
  const auto width = tiled_number(tileset, "tilewidth");
  const auto height = tiled_number(tileset, "tileheight");
  for (const auto* n : {&count, &columns, &width, &height})
    if (!*n) return n->problem();
  TiledGrid grid;
  grid.tile_ = {as_number(*width), as_number(*height)};
  grid.tiles_ = *count;
  // A collection of single pictures has no columns: its tiles stand in a block.
  grid.columns_ = *columns > 0 ? *columns : static_cast<std::int64_t>(std::ceil(std::sqrt(as_number(*count))));
  const std::int64_t rows = (*count + grid.columns_ - 1) / grid.columns_;
  if (const auto laid_out = grid.lay_out({0, 0, grid.columns_, rows}, builder); !laid_out) return laid_out.problem();
  return grid;
}

}  // namespace linesman::exchange
