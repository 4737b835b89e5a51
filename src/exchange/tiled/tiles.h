// Tile layers of Tiled maps as terrain. Inside `exchange` only.
#pragma once

#include "exchange/tiled/objects.h"

namespace linesman::exchange {

/// The tiles of a layer or of one of its chunks, where they lie in the map.
struct TileBlock {
  std::string place;
  TileRange range;
  std::vector<std::uint32_t> tiles;  ///< row by row
};

/// The blocks of a tile layer: one, or its chunks. What cannot be read is said; `room` is how many tiles may still be
/// read, and what is read is taken off it.
std::vector<TileBlock> blocks_of(const Value& layer, const std::string& place, std::size_t& room,
                                 ImportBuilder& builder);

/// Where they would lie, without reading them; what is no block is left out.
TileRange range_of_blocks(const Value& layer);

/// Neighbouring tiles of one kind become one feature: squares a polygon, hexes a list of hexes. A tile that is a piece
/// stands in the middle of its square.
void take_tiles(const std::vector<TileBlock>& blocks, const std::string& place, const TiledLayer& layer,
                const TiledGrid& grid, Tilesets& tilesets, ImportBuilder& builder);

}  // namespace linesman::exchange
