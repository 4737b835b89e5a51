// Finds the kinds and properties of the tiles of a Tiled map. Inside `exchange` only.
// https://doc.mapeditor.org/en/stable/reference/json-map-format/#tileset
#pragma once

#include <unordered_map>

#include "exchange/files_beside.h"
#include "exchange/import_builder.h"
#include "exchange/tiled/tile_data.h"

namespace linesman::exchange {

/// The number of properties that count of a tile, a template or a layer, which many objects share.
inline constexpr std::size_t MAX_INHERITED = 50;

/// The properties of a thing: a list of {name, type, value}, or an object as Tiled wrote it before version 1.2.
Fields tiled_properties(const Value& thing);

/// The value of the first property of that name; null when there is none.
Value tiled_property(const Fields& properties, std::string_view name);

/// The class of a thing; the member was called "type" up to Tiled 1.8 and is again since 1.10.
std::string tiled_class(const Value& thing);

/// The words that may name a thing's kind: the text of a property "kind", and the class.
std::vector<std::string> tiled_kind_words(const Value& thing, const Fields& properties);

struct TileFacts {
  std::vector<std::string> words;  ///< words that may name its kind: its own, those of its terrain set, its tileset's
  std::string tileset;             ///< the name of its tileset, which may name the kind if nothing else does
  Fields properties;               ///< its own, then its tileset's
  Vec size;                        ///< pixels
  std::string alignment;           ///< the point of an object that its place means: "center"; empty: the usual one
};

/// The JSON of another file of Tiled: a template or a tileset. The Problem's reason is a phrase.
Result<Value> tiled_file(FilesBeside& files, const std::string& name, const std::string& named_in);

class Tilesets {
 public:
  /// Reads tilesets in other files from beside the map. A tileset that cannot be read goes to the report.
  Tilesets(const Value& map, FilesBeside& files, ImportBuilder& builder);

  /// The tile with a number over all tilesets, with or without turns; nullptr when there is none.
  const TileFacts* tile(std::uint32_t number);

  /// A tile of a tileset that a template names itself; `id` is its number there.
  static TileFacts facts(const Value& tileset, std::int64_t id);

 private:
  struct Set {
    std::int64_t first = 1;
    Value tileset;
    std::unordered_map<std::int64_t, Value> tiles;                       ///< tiles with members of their own
    std::unordered_map<std::int64_t, std::vector<std::string>> terrain;  ///< the words of a tile by terrain sets
  };
  static TileFacts facts_of(const Value& tileset, const Value& tile, const std::vector<std::string>& terrain);

  std::vector<Set> sets_;  ///< by first number
  std::unordered_map<std::uint32_t, TileFacts> known_;
};

}  // namespace linesman::exchange
