// A table of a hall in words, for a line of its own and for a tile among others.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/sentence.h"
#include "casebook/event.h"

namespace linesman {

/// A line says all in whole words. A tile is narrow and shows its state by itself.
enum class HallLayout { line, tile };

struct TileWords {
  Sentence state;                     ///< on a line with the minutes and the umpire
  std::optional<Sentence> call;       ///< of a tile: the minutes and the umpire; nothing while it is quiet
  std::optional<Sentence> turn;       ///< nothing: its record was never read
  std::optional<Sentence> extension;  ///< nothing: none
  std::optional<Sentence> ahead;      ///< of the clock behind its call; nothing: it is not ahead
};

TileWords tile_words(const HallTile& tile, HallLayout layout);

/// The number of its cards of each kind that it has, the mildest first.
std::vector<std::pair<CardKind, std::int64_t>> counted_cards(const HallTile& tile);

}  // namespace linesman
