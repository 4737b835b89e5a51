#include "casebook/hall_words.h"

#include <algorithm>

namespace linesman {

namespace {

Sentence state_on_a_line(const HallTile& tile) {
  if (tile.state == TableState::called && !tile.by.empty())
    return said<"called, waits {n} min, {who} goes">(tile.waiting, tile.by);
  if (tile.state == TableState::called) return said<"called, waits {n} min">(tile.waiting);
  return said<"taken by {who}, {n} min">(tile.by, tile.waiting);
}

Sentence state_of(const HallTile& tile, HallLayout layout) {
  if (tile.state == TableState::quiet) return tile.is_stale ? "no record for 10 minutes" : "quiet";
  if (layout == HallLayout::line) return state_on_a_line(tile);
  return tile.state == TableState::called ? "called" : "taken";
}

Sentence call_on_a_tile(const HallTile& tile) {
  if (tile.state == TableState::taken) return said<"{who} is there, {n} min">(tile.by, tile.waiting);
  if (tile.by.empty()) return said<"waits {n} min">(tile.waiting);
  return said<"waits {n} min, {who} goes">(tile.waiting, tile.by);
}

Sentence turn_of(const HallTile& tile, HallLayout layout) {
  if (layout == HallLayout::tile && tile.playing.empty()) return said<"Turn {n}">(*tile.turn);
  if (layout == HallLayout::tile) return said<"Turn {n}, {side}">(*tile.turn, tile.playing);
  if (tile.playing.empty()) return said<"turn {n}">(*tile.turn);
  return said<"turn {n} of {who}">(*tile.turn, tile.playing);
}

Sentence ahead_of(std::int64_t minutes, HallLayout layout) {
  if (layout == HallLayout::tile)
    return said<"The clock of the machine that made its call is ahead by {n} min.">(minutes);
  return said<"the clock of the machine that made its call is {n} minutes ahead">(minutes);
}

}  // namespace

TileWords tile_words(const HallTile& tile, HallLayout layout) {
  TileWords words{state_of(tile, layout), {}, {}, {}, {}};
  const bool is_tile = layout == HallLayout::tile;
  if (is_tile && tile.state != TableState::quiet) words.call = call_on_a_tile(tile);
  if (tile.turn) words.turn = turn_of(tile, layout);
  if (tile.extension > 0)
    words.extension = is_tile ? said<"+{n} min">(tile.extension) : said<"extension {n} min">(tile.extension);
  if (tile.ahead) words.ahead = ahead_of(*tile.ahead, layout);
  return words;
}

std::vector<std::pair<CardKind, std::int64_t>> counted_cards(const HallTile& tile) {
  std::vector<std::pair<CardKind, std::int64_t>> counts;
  for (const CardKind kind : {CardKind::warning, CardKind::yellow, CardKind::red})
    if (const auto count = std::count(tile.cards.begin(), tile.cards.end(), kind); count > 0)
      counts.emplace_back(kind, count);
  return counts;
}

}  // namespace linesman
