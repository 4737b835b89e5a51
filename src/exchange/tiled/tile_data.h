// Reads the tile numbers of a Tiled layer or chunk. Inside `exchange` only.
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "base/value.h"

namespace linesman::exchange {

// A tile number of a layer holds the number over all tilesets in these bits, and the turns of the tile in the others.
inline constexpr std::uint32_t TILE_NUMBER = 0x0FFFFFFF;

/// The tiles of `part` (a layer without chunks, or a chunk), row by row, `count` of them; 0 is none. `encoding` and
/// `compression` are those of the layer. The Problem's reason is a phrase.
Result<std::vector<std::uint32_t>> tile_data(const Value& part, std::string_view encoding, std::string_view compression,
                                             std::size_t count);

}  // namespace linesman::exchange
