#include "exchange/tiled/tiles.h"

#include <algorithm>
#include <map>

#include "base/text.h"
#include "exchange/import_builder.h"
#include "exchange/json_parts.h"
#include "exchange/tiled/tile_outlines.h"
#include "movement/grid/hex_grid.h"

namespace linesman::exchange {

namespace {

constexpr std::int64_t FARTHEST_TILE = 1'000'000;
constexpr std::int64_t MAX_ACROSS = 100'000;

std::optional<TileRange> range_in(const Value& block) {
  const auto x = block.find("x") ? whole_in(block, "x", -FARTHEST_TILE, FARTHEST_TILE) : std::optional<std::int64_t>(0);
  const auto y = block.find("y") ? whole_in(block, "y", -FARTHEST_TILE, FARTHEST_TILE) : std::optional<std::int64_t>(0);
  const auto width = whole_in(block, "width", 1, MAX_ACROSS);
  const auto height = whole_in(block, "height", 1, MAX_ACROSS);
  if (!x || !y || !width || !height) return std::nullopt;
  return TileRange{*x, *y, *width, *height};
}

/// Calls `take(block, its place)` for the layer itself or for its chunks.
template <class Take>
void for_blocks(const Value& layer, const std::string& place, Take take) {
  if (!layer["chunks"].is_array()) return take(layer, place);
  std::size_t i = 0;
  for (const Value& chunk : layer["chunks"].items()) take(chunk, pointer_to(place + "/chunks", i++));
}

/// The thing that tiles of one number become: a feature like this one, or another thing.
struct Becomes {
  enum class What { nothing, unknown, piece, feature };
  What what = What::nothing;
  std::string word;  ///< the unknown word for its kind
  Feature like;
  PieceDraft piece;
};

/// Cells of tiles that become one kind of feature.
struct Patch {
  Feature like;
  std::vector<Cell> cells;
  std::vector<Hex> hexes;
};

class TileTaker {
 public:
  TileTaker(const std::string& place, const TiledLayer& layer, const TiledGrid& grid, Tilesets& tilesets,
            ImportBuilder& builder)
      : place_(place), layer_(layer), grid_(grid), tilesets_(tilesets), builder_(builder) {}

  void take(const std::vector<TileBlock>& blocks);

 private:
  Becomes becomes(const TileFacts& facts) const;
  std::size_t patch_of(const Feature& like);
  void take_tile(std::uint32_t number, std::int64_t column, std::int64_t row);
  void add_piece(PieceDraft draft, std::int64_t column, std::int64_t row);
  void add_squares(const Patch& patch);
  void add_hexes(const Patch& patch);
  Vec shifted(Vec p) const;

  const std::string& place_;
  const TiledLayer& layer_;
  const TiledGrid& grid_;
  Tilesets& tilesets_;
  ImportBuilder& builder_;
  std::unordered_map<std::uint32_t, Becomes> of_numbers_;
  std::unordered_map<std::uint32_t, std::size_t> patches_of_numbers_;
  std::vector<Patch> patches_;
  std::map<std::string, std::size_t> unknown_;
  std::size_t unsaid_ = 0;  ///< the number of tiles without a word for their kind
};

Becomes TileTaker::becomes(const TileFacts& facts) const {
  Becomes tile;
  std::vector<std::string> words = facts.words;
  words.insert(words.end(), layer_.words.begin(), layer_.words.end());
  if (!facts.tileset.empty()) words.push_back(facts.tileset);
  for (const std::string& word : words) {
    if (field_name(word) == "piece") {
      const auto draft = piece_draft(facts.properties);
      if (!draft) builder_.say(Fate::left_out, place_, draft.problem().reason);
      tile.what = draft ? Becomes::What::piece : Becomes::What::nothing;
      if (draft) tile.piece = *draft;
      tile.piece.not_taken.clear();
      return tile;
    }
    const auto meaning = builder_.words().meaning(word);
    if (!meaning) continue;
    if (!meaning->kind) return tile;
    tile.what = Becomes::What::feature;
    tile.like.kind = *meaning->kind;
    Fields fields = facts.properties;
    fields.insert(fields.end(), layer_.properties.begin(), layer_.properties.end());
    take_measures(tiled_property(fields, "width"), tiled_property(fields, "height"), {}, place_, tile.like, builder_);
    for (const std::string_view trait : {"uphill", "level"})
      if (const Value value = tiled_property(fields, trait); !value.is_null())
        tile.like.traits = tile.like.traits.with(trait, value);
    return tile;
  }
  tile.what = Becomes::What::unknown;
  if (!words.empty()) tile.word = words.front();
  return tile;
}

std::size_t TileTaker::patch_of(const Feature& like) {
  const auto is_like = [&](const Patch& patch) {
    return patch.like.kind == like.kind && patch.like.width == like.width && patch.like.height == like.height &&
           patch.like.traits == like.traits;
  };
  // Many heights make many patches; only the last few of them are searched.
  constexpr std::size_t LOOKED_THROUGH = 100;
  const std::size_t from = patches_.size() - std::min(patches_.size(), LOOKED_THROUGH);
  for (std::size_t i = from; i < patches_.size(); ++i)
    if (is_like(patches_[i])) return i;
  patches_.push_back({like, {}, {}});
  return patches_.size() - 1;
}

void TileTaker::add_piece(PieceDraft draft, std::int64_t column, std::int64_t row) {
  draft.at = shifted(grid_.middle_of(column, row));
  builder_.add(draft, place_);
}

void TileTaker::take_tile(std::uint32_t number, std::int64_t column, std::int64_t row) {
  number &= TILE_NUMBER;
  auto it = of_numbers_.find(number);
  if (it == of_numbers_.end()) {
    const TileFacts* facts = tilesets_.tile(number);
    it = of_numbers_.emplace(number, becomes(facts ? *facts : TileFacts{})).first;
    if (it->second.what == Becomes::What::feature) patches_of_numbers_[number] = patch_of(it->second.like);
  }
  const Becomes& tile = it->second;
  switch (tile.what) {
    case Becomes::What::nothing: return;
    case Becomes::What::unknown: ++(tile.word.empty() ? unsaid_ : unknown_[tile.word]); return;
    case Becomes::What::piece: return add_piece(tile.piece, column, row);
    case Becomes::What::feature: break;
  }
  Patch& patch = patches_[patches_of_numbers_.at(number)];
  if (grid_.hexes())
    patch.hexes.push_back(grid_.hex_of(column, row));
  else
    patch.cells.push_back(grid_.cell_of(column, row));
}

Vec TileTaker::shifted(Vec p) const {
  if (grid_.hexes()) return p;
  const Vec inches = grid_.inches_of(grid_.on_ground(layer_.offset));
  return {p.x + inches.x, p.y - inches.y};
}

void TileTaker::add_squares(const Patch& patch) {
  const auto ring = [&](const std::vector<Cell>& corners) {
    Ring points;
    for (const Cell corner : corners) {
      const Vec p = shifted(grid_.corner(corner));
      points.push_back({rounded(p.x), rounded(p.y)});
    }
    return points;
  };
  for (const Island& island : islands_of(patch.cells)) {
    if (!builder_.takes_parts(1 + island.holes.size(), place_)) continue;
    Polygon polygon{ring(island.outer), {}};
    for (const auto& hole : island.holes) polygon.holes.push_back(ring(hole));
    Feature feature = patch.like;
    feature.shape = MultiPolygon{std::move(polygon)};
    builder_.add(std::move(feature), place_);
  }
}

/// Hexes that are joined by their sides.
std::vector<std::vector<Hex>> islands_of_hexes(const HexGrid& grid, std::vector<Hex> hexes) {
  std::sort(hexes.begin(), hexes.end());
  hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
  std::vector<bool> seen(hexes.size(), false);
  std::vector<std::vector<Hex>> islands;
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    if (seen[i]) continue;
    seen[i] = true;
    std::vector<Hex> island{hexes[i]};
    for (std::size_t k = 0; k < island.size(); ++k)
      for (int side = 0; side < 6; ++side) {
        const auto next = std::lower_bound(hexes.begin(), hexes.end(), grid.across(island[k], side));
        const auto at = static_cast<std::size_t>(next - hexes.begin());
        if (next == hexes.end() || *next != grid.across(island[k], side) || seen[at]) continue;
        seen[at] = true;
        island.push_back(*next);
      }
    std::sort(island.begin(), island.end());
    islands.push_back(std::move(island));
  }
  return islands;
}

void TileTaker::add_hexes(const Patch& patch) {
  const HexGrid grid(*grid_.hexes());
  const bool same_grid = builder_.table().hex == grid_.hexes();
  if (same_grid && lies_on_hexsides(patch.like.kind))
    return builder_.say(
        Fate::left_out, place_,
        patch.hexes.size() == 1
            ? said<"1 tile of {kind}: on a table with hexes it lies on hexsides">(name_of(patch.like.kind))
            : said<"{n} tiles of {kind}: on a table with hexes it lies on hexsides">(patch.hexes.size(),
                                                                                     name_of(patch.like.kind)));
  std::vector<Hex> inside;
  for (const Hex hex : patch.hexes)
    if (grid.contains(hex)) inside.push_back(hex);
  for (const std::vector<Hex>& island : islands_of_hexes(grid, inside)) {
    if (!builder_.takes_parts(1, place_)) return;
    Feature feature = patch.like;
    if (same_grid) {
      feature.hexes = island;
    } else {
      MultiPolygon outlines;
      for (const Hex hex : island) outlines.push_back({grid.outline(hex), {}});
      const auto shape = taken_polygons(outlines);
      if (!shape) continue;
      feature.shape = shape->shape;
    }
    builder_.add(std::move(feature), place_);
  }
}

void TileTaker::take(const std::vector<TileBlock>& blocks) {
  for (const TileBlock& block : blocks)
    for (std::size_t i = 0; i < block.tiles.size(); ++i) {
      if ((block.tiles[i] & TILE_NUMBER) == 0) continue;
      const auto n = static_cast<std::int64_t>(i);
      take_tile(block.tiles[i], block.range.column + n % block.range.columns,
                block.range.row + n / block.range.columns);
    }
  for (const Patch& patch : patches_) grid_.hexes() ? add_hexes(patch) : add_squares(patch);
  for (const auto& [word, count] : unknown_) builder_.say_unknown(word, place_, count);
  if (unsaid_ > 0)
    builder_.say(Fate::left_out, place_,
                 unsaid_ == 1 ? said<"1 tile: nothing says what kind of terrain it is">()
                              : said<"{n} tiles: nothing says what kind of terrain it is">(unsaid_));
}

}  // namespace

std::vector<TileBlock> blocks_of(const Value& layer, const std::string& place, std::size_t& room,
                                 ImportBuilder& builder) {
  const std::string encoding = text_in(layer, "encoding");
  const std::string compression = text_in(layer, "compression");
  std::vector<TileBlock> blocks;
  for_blocks(layer, place, [&](const Value& block, const std::string& at) {
    const auto range = range_in(block);
    if (!range) return builder.say(Fate::left_out, at, "its x, y, width and height are no whole numbers of tiles");
    const auto count = static_cast<std::size_t>(range->columns * range->rows);
    if (count > room) return builder.say(Fate::left_out, at, "of all layers no more than 1000000 tiles are read");
    room -= count;
    auto tiles = tile_data(block, encoding, compression, count);
    if (!tiles) return builder.say(Fate::left_out, at, tiles.problem().reason);
    blocks.push_back({at, *range, std::move(tiles).value()});
  });
  return blocks;
}

TileRange range_of_blocks(const Value& layer) {
  TileRange all;
  for_blocks(layer, "", [&](const Value& block, const std::string&) {
    if (const auto range = range_in(block)) all.include(*range);
  });
  return all;
}

void take_tiles(const std::vector<TileBlock>& blocks, const std::string& place, const TiledLayer& layer,
                const TiledGrid& grid, Tilesets& tilesets, ImportBuilder& builder) {
  TileTaker(place, layer, grid, tilesets, builder).take(blocks);
}

}  // namespace linesman::exchange
