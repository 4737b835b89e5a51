// Maps places of a Tiled map to the table. Inside `exchange` only.
//
// In Tiled y grows downwards from the upper left corner. Places of objects are in pixels of the screen; in isometric
// maps they are in tile heights along both axes of the ground. On the table a tile is a square with the side of the
// import's options, in hexagonal maps a hex; the diamonds of isometric maps become squares.
#pragma once

#include "exchange/import_builder.h"

namespace linesman::exchange {

/// A range of columns and rows of a map. Infinite maps have columns and rows below 0.
struct TileRange {
  std::int64_t column = 0;
  std::int64_t row = 0;
  std::int64_t columns = 0;
  std::int64_t rows = 0;

  bool empty() const { return columns <= 0 || rows <= 0; }
  void include(const TileRange& other);
};

/// A place in the square lattice of a map's tiles. Its corners are whole numbers too.
struct Cell {
  std::int64_t i = 0;
  std::int64_t j = 0;  ///< grows downwards
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

class TiledGrid {
 public:
  enum class Shape { orthogonal, isometric, staggered, hexagonal };

  /// The grid of a map whose tiles lie in `range`; it gives the builder its table. A Problem for maps of other shapes
  /// and for impossible measures.
  static Result<TiledGrid> of_map(const Value& map, const TileRange& range, ImportBuilder& builder);

  /// The tiles of a map that contain these places of objects.
  static TileRange tiles_round(const Value& map, const Box& places);

  /// The grid of a tileset's picture, or of a column of single pictures.
  static Result<TiledGrid> of_tileset(const Value& tileset, ImportBuilder& builder);

  Shape shape() const { return shape_; }
  /// The size of a tile in pixels; for objects of isometric maps a tile is as wide as it is high.
  Vec tile() const { return tile_; }
  Vec object_tile() const;

  /// The place on the table for a place of an object.
  Vec to_table(Vec place) const;
  /// A point of an object's own frame, turned with it, as a place: the screen turns, not the ground.
  Vec turned(Vec at, Vec from, double degrees) const;
  /// A displacement in pixels of the screen as one in the measure of objects.
  Vec on_ground(Vec on_screen) const;
  /// Inches of a size in the measure of objects.
  Vec inches_of(Vec size) const { return {size.x * inches_.x, size.y * inches_.y}; }

  /// The cell of a tile, and a corner of the lattice on the table; not for hexagonal maps.
  Cell cell_of(std::int64_t column, std::int64_t row) const;
  Vec corner(Cell corner) const;
  /// The hex of a tile in hexagonal maps; it may lie off the grid.
  Hex hex_of(std::int64_t column, std::int64_t row) const;
  const std::optional<HexLayout>& hexes() const { return hexes_; }

  /// The middle of a tile on the table.
  Vec middle_of(std::int64_t column, std::int64_t row) const;

  // For a tileset: the number of its tiles, and the upper left pixel of one.
  std::int64_t tiles() const { return tiles_; }
  Vec corner_of_tile(std::int64_t id) const;

 private:
  Result<void> lay_out(const TileRange& range, ImportBuilder& builder);
  Result<void> lay_out_hexes(const Value& map, const TileRange& range, ImportBuilder& builder);
  Vec middle_in_lattice(std::int64_t column, std::int64_t row) const;

  Shape shape_ = Shape::orthogonal;
  Vec tile_;
  bool stagger_rows_ = true;  ///< rows are shifted, not columns
  bool stagger_odd_ = true;
  Vec anchor_;  ///< a place in the measure of objects; `at_` is its place on the table
  Vec at_;
  Vec inches_;
  TileRange range_;
  std::optional<HexLayout> hexes_;
  std::int64_t tiles_ = 0;
  std::int64_t columns_ = 1;
};

/// The whole number under a name that a Tiled file must have, from `least` to 100,000.
Result<std::int64_t> tiled_number(const Value& object, std::string_view name, std::int64_t least = 1);

}  // namespace linesman::exchange
