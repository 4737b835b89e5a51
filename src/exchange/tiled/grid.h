// How a Tiled map lies on the table. Inside `exchange` only.
//
// Tiled counts y downwards from the upper left corner. Objects of orthogonal, staggered and hexagonal maps are measured
// in pixels of the screen, those of isometric maps in tile heights along both axes of the ground. On the table a tile
// is a square of the options (of hexagonal maps a hex); the diamonds of isometric maps become squares again.
#pragma once

#include "exchange/import_builder.h"

namespace linesman::exchange {

/// Some columns and rows of a map, from the first on; columns or rows below 0 are there in maps without end.
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

  /// The grid of a map whose tiles lie in `range`; the builder is given its table. A Problem for maps of other shapes
  /// and measures that cannot be.
  static Result<TiledGrid> of_map(const Value& map, const TileRange& range, ImportBuilder& builder);

  /// The tiles of a map that these places of objects lie in.
  static TileRange tiles_round(const Value& map, const Box& places);

  /// The grid of a tileset's picture, or of a column of single pictures.
  static Result<TiledGrid> of_tileset(const Value& tileset, ImportBuilder& builder);

  Shape shape() const { return shape_; }
  /// Pixels of a tile; of isometric objects a tile is as wide as it is high.
  Vec tile() const { return tile_; }
  Vec object_tile() const;

  /// A place of an object on the table.
  Vec to_table(Vec place) const;
  /// A point of an object's own frame, turned with it, as a place: the screen turns, not the ground.
  Vec turned(Vec at, Vec from, double degrees) const;
  /// A way on the screen, in pixels, as one in the measure of objects.
  Vec on_ground(Vec on_screen) const;
  /// Inches of a size in the measure of objects.
  Vec inches_of(Vec size) const { return {size.x * inches_.x, size.y * inches_.y}; }

  /// Not of hexagonal maps: the cell of a tile, and a corner of the lattice on the table.
  Cell cell_of(std::int64_t column, std::int64_t row) const;
  Vec corner(Cell corner) const;
  /// Of hexagonal maps; it may lie off the grid.
  Hex hex_of(std::int64_t column, std::int64_t row) const;
  const std::optional<HexLayout>& hexes() const { return hexes_; }

  /// The middle of a tile on the table.
  Vec middle_of(std::int64_t column, std::int64_t row) const;

  // Of a tileset: how many tiles it has, and the upper left pixel of one.
  std::int64_t tiles() const { return tiles_; }
  Vec corner_of_tile(std::int64_t id) const;

 private:
  Result<void> lay_out(const TileRange& range, ImportBuilder& builder);
  Result<void> lay_out_hexes(const Value& map, const TileRange& range, ImportBuilder& builder);
  Vec middle_in_lattice(std::int64_t column, std::int64_t row) const;

  Shape shape_ = Shape::orthogonal;
  Vec tile_;
  bool stagger_rows_ = true;  ///< rows are moved aside, not columns
  bool stagger_odd_ = true;
  Vec anchor_;  ///< a place in the measure of objects, and where it lies on the table
  Vec at_;
  Vec inches_;
  TileRange range_;
  std::optional<HexLayout> hexes_;
  std::int64_t tiles_ = 0;
  std::int64_t columns_ = 1;
};

/// The whole number that a Tiled file must have under that name, up to 100,000.
Result<std::int64_t> tiled_number(const Value& object, std::string_view name, std::int64_t least = 1);

}  // namespace linesman::exchange
