// Makes terrain of the tile layers of Tiled maps. Inside `exchange` only.
#pragma once

#include "exchange/tiled/objects.h"

namespace linesman::exchange {

/// The tiles of a layer or of one of its chunks, with their range in the map.
struct TileBlock {
  std::string place;
  TileRange range;
  std::vector<std::uint32_t> tiles;  ///< row by row
};

/// The blocks of a tile layer: one, or its chunks. A block that cannot be read goes to the report. `room` is the number
/// of tiles that may still be read; each tile that is read counts against it.
std::vector<TileBlock> blocks_of(const Value& layer, const std::string& place, std::size_t& room,
                                 ImportBuilder& builder);

/// The range of the blocks, without reading them; values that are no block are left out.
TileRange range_of_blocks(const Value& layer);

/// Neighbouring tiles of one kind become one feature: a polygon of squares, or a list of hexes. A tile that is a piece
/// stands in the middle of its square.
void take_tiles(const std::vector<TileBlock>& blocks, const std::string& place, const TiledLayer& layer,
                const TiledGrid& grid, Tilesets& tilesets, ImportBuilder& builder);

}  // namespace linesman::exchange
