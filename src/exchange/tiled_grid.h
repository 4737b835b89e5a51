// How the pixels of a Tiled map lie on the table. Inside `exchange` only.
#pragma once

#include "exchange/haul.h"

namespace linesman::exchange {

/// Pixels (y downwards from the upper left corner) to inches (y upwards).
class TiledGrid {
 public:
  /// The pixel `anchor` lies at `at` on the table; an inch has 1 / `inches` pixels each way.
  TiledGrid(Vec anchor, Vec at, Vec inches) : anchor_(anchor), at_(at), inches_(inches) {}

  Vec to_table(Vec pixel) const {
    return {at_.x + (pixel.x - anchor_.x) * inches_.x, at_.y - (pixel.y - anchor_.y) * inches_.y};
  }
  Vec inches_of(Vec pixels) const { return {pixels.x * inches_.x, pixels.y * inches_.y}; }

  // Of a tileset: how many tiles it has, and the upper left pixel of one.
  std::int64_t tiles() const { return tiles_; }
  Vec corner_of_tile(std::int64_t id) const;
  void set_tiles(std::int64_t tiles, std::int64_t columns, Vec tile) {
    tiles_ = tiles;
    columns_ = columns;
    tile_ = tile;
  }

 private:
  Vec anchor_;
  Vec at_;
  Vec inches_;
  std::int64_t tiles_ = 0;
  std::int64_t columns_ = 1;
  Vec tile_;
};

/// The grid of an orthogonal or hexagonal map, whose table is given to the haul. A tile is as wide as a square of the
/// wishes; a hexagonal map becomes a table with regular hexes, one for each tile, and what lies on its hexes lies on
/// the same ones there. A Problem for maps of other shapes and measures that cannot be.
Result<TiledGrid> map_grid(const Value& map, Haul& haul);

/// The grid of a tileset's picture.
Result<TiledGrid> tileset_grid(const Value& tileset, Haul& haul);

}  // namespace linesman::exchange
