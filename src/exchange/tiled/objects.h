// Reads objects of Tiled maps and tilesets. Inside `exchange` only.
#pragma once

#include "exchange/shapes.h"
#include "exchange/tiled/grid.h"
#include "exchange/tiled/tilesets.h"

namespace linesman::exchange {

/// The offset of a layer's things, and the words and properties for things without their own.
struct TiledLayer {
  Vec offset;                      ///< pixels of the screen
  std::vector<std::string> words;  ///< kind, class and name of the layer
  Fields properties;
};

/// One object with the members and properties of its template, its tile and its layer.
struct TiledObject {
  Value json;                      ///< its own members, and those of its template
  Fields properties;               ///< its own first
  std::size_t own_properties = 0;  ///< the number of its own properties
  std::vector<std::string> words;  ///< words that may name its kind, its own first
  Vec at;
  double rotation = 0;
  // Its rectangle in its own frame.
  Vec low;
  Vec high;

  bool is(std::string_view member) const { return json[member].boolean().value_or(false); }
  Vec size() const { return high - low; }
  /// The points that bound it, in its own frame.
  Polyline points() const;
};

class TiledObjectReader {
 public:
  /// The tilesets may be nullptr.
  TiledObjectReader(Tilesets* tilesets, FilesBeside& files, bool isometric, Vec tile)
      : tilesets_(tilesets), files_(files), isometric_(isometric), tile_(tile) {}

  /// The Problem's reason is a phrase.
  Result<TiledObject> read(const Value& object, const TiledLayer& layer);

 private:
  struct Template {
    Value object;
    Fields properties;
    std::optional<TileFacts> tile;
  };
  Result<Template> read_template(const std::string& name);
  void set_rectangle(TiledObject& object, const TileFacts* tile) const;

  Tilesets* tilesets_;
  FilesBeside& files_;
  bool isometric_;
  Vec tile_;
  std::map<std::string, Result<Template>> templates_;
};

/// Adds the object to the builder, as a piece or as terrain.
void take_object(const TiledObject& object, const std::string& place, const TiledLayer& layer, const TiledGrid& grid,
                 ImportBuilder& builder);

}  // namespace linesman::exchange
