// What the tiles of a Tiled map are. Inside `exchange` only.
// https://doc.mapeditor.org/en/stable/reference/json-map-format/#tileset
#pragma once

#include <unordered_map>

#include "exchange/files_beside.h"
#include "exchange/import_builder.h"
#include "exchange/tiled/tile_data.h"

namespace linesman::exchange {

/// Of what many objects have in common, a tile, a template, a layer, the first so many properties count.
inline constexpr std::size_t MAX_INHERITED = 50;

/// The properties of a thing: a list of {name, type, value}, or an object as Tiled wrote it before version 1.2.
Fields tiled_properties(const Value& thing);

/// Of the first property of that name; null when there is none.
Value tiled_property(const Fields& properties, std::string_view name);

/// Its class; the member was called "type" up to Tiled 1.8 and is again since 1.10.
std::string tiled_class(const Value& thing);

/// The text of a property "kind", and the class: what says a thing's kind.
std::vector<std::string> tiled_kind_words(const Value& thing, const Fields& properties);

struct TileFacts {
  std::vector<std::string> words;  ///< what may say its kind: its own, then its tileset's
  std::string tileset;             ///< the name of its tileset, which may say it where nothing else does
  Fields properties;               ///< its own, then its tileset's
  Vec size;                        ///< pixels
  std::string alignment;           ///< which point of an object its place is: "center"; empty: as usual
};

/// A JSON of Tiled in another file: a template or a tileset. The Problem's reason is a phrase.
Result<Value> tiled_file(FilesBeside& files, const std::string& name, const std::string& named_in);

class Tilesets {
 public:
  /// Tilesets in other files are read from beside the map; what cannot be read is said.
  Tilesets(const Value& map, FilesBeside& files, ImportBuilder& builder);

  /// Of a number over all tilesets, turned or not; nullptr for none.
  const TileFacts* tile(std::uint32_t number);

  /// Of a tile that names its own tileset, as a template does: `first` is the number of that one's first tile.
  static TileFacts facts(const Value& tileset, std::int64_t id);

 private:
  struct Set {
    std::int64_t first = 1;
    Value tileset;
    std::unordered_map<std::int64_t, Value> tiles;  ///< those of which something is said
  };
  static TileFacts facts_of(const Value& tileset, const Value& tile);

  std::vector<Set> sets_;  ///< by first number
  std::unordered_map<std::uint32_t, TileFacts> known_;
};

}  // namespace linesman::exchange
