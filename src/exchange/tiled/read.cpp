// Reads Tiled maps and tilesets in JSON.
// https://doc.mapeditor.org/en/stable/reference/json-map-format/
#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/tiled/tiles.h"

namespace linesman::exchange {

namespace {

constexpr std::size_t MAX_TILES_READ = 1'000'000;

TiledLayer layer_of(const Value& json, Vec offset) {
  TiledLayer layer;
  layer.offset = offset + Vec{number_in(json["offsetx"]).value_or(0), number_in(json["offsety"]).value_or(0)};
  layer.properties = tiled_properties(json);
  const Value kind = tiled_property(layer.properties, "kind");
  for (const Value& word : {kind, json["class"], json["name"]})
    if (word.text() && !word.text()->empty()) layer.words.emplace_back(*word.text());
  if (layer.properties.size() > MAX_INHERITED) layer.properties.resize(MAX_INHERITED);
  return layer;
}

/// Calls `visit(layer, its place, what it is)` for each layer, also for those in groups.
template <class Visit>
void for_layers(const Value& of, const std::string& place, Vec offset, ImportBuilder& builder, Visit visit) {
  builder.each(of, "layers", place, [&](const Value& json, const std::string& at) {
    const TiledLayer layer = layer_of(json, offset);
    if (text_in(json, "type") == "group")
      for_layers(json, at, layer.offset, builder, visit);
    else
      visit(json, at, layer);
  });
}

class TiledMapReader {
 public:
  TiledMapReader(const Value& map, FilesBeside& files, ImportBuilder& builder)
      : map_(map),
        files_(files),
        builder_(builder),
        tilesets_(map, files, builder),
        objects_(&tilesets_, files, text_in(map, "orientation") == "isometric",
                 {number_in(map["tilewidth"]).value_or(1), number_in(map["tileheight"]).value_or(1)}) {}

  Result<void> read();

 private:
  Result<TileRange> range();
  void include_object(const Value& json, const TiledLayer& layer, Box& box);
  void read_layer(const Value& json, const std::string& place, const TiledLayer& layer, const TiledGrid& grid);
  void take_picture(const Value& json, const std::string& place, const TiledLayer& layer, const TiledGrid& grid);

  const Value& map_;
  FilesBeside& files_;
  ImportBuilder& builder_;
  Tilesets tilesets_;
  TiledObjectReader objects_;
  std::size_t room_ = MAX_TILES_READ;
};

/// Whichever way it is turned.
void TiledMapReader::include_object(const Value& json, const TiledLayer& layer, Box& box) {
  const auto object = objects_.read(json, layer);
  if (!object) return;
  for (const Vec p : object->points()) {
    const double far = object->rotation == 0 ? 0 : length(p);
    const Vec reached = layer.offset + object->at + (far > 0 ? Vec{} : p);
    Box point;
    point.include(reached);
    box.include(point.grown(far));
  }
}

/// The tiles that the table shows: all tiles of a finite map, and those round the chunks and objects of an infinite
/// one.
Result<TileRange> TiledMapReader::range() {
  const auto columns = tiled_number(map_, "width");
  const auto rows = tiled_number(map_, "height");
  if (!map_["infinite"].boolean().value_or(false)) {
    for (const auto* n : {&columns, &rows})
      if (!*n) return n->problem();
    return TileRange{0, 0, *columns, *rows};
  }
  TileRange range;
  Box places;
  for_layers(map_, "", {}, builder_, [&](const Value& json, const std::string&, const TiledLayer& layer) {
    if (text_in(json, "type") == "tilelayer" && json["chunks"].is_array()) range.include(range_of_blocks(json));
    for (const Value& object : json["objects"].items()) include_object(object, layer, places);
  });
  range.include(TiledGrid::tiles_round(map_, places));
  if (range.empty()) range = {0, 0, columns ? *columns : 1, rows ? *rows : 1};
  builder_.say(
      Fate::noted, "/infinite",
      said<"the map has no end: its table lies round what is there, from tile [{x}, {y}] on">(range.column, range.row));
  return range;
}

/// A picture layer lies with its upper left corner at its offset, at the scale of the map's pixels.
void TiledMapReader::take_picture(const Value& json, const std::string& place, const TiledLayer& layer,
                                  const TiledGrid& grid) {
  const Argument name = described(Value(text_in(json, "name")));
  const Vec inches = grid.inches_of({1, 1});
  if (grid.shape() != TiledGrid::Shape::orthogonal || std::abs(inches.x - inches.y) > 1e-6)
    return builder_.say(Fate::left_out, place,
                        said<"the picture of layer {a}: a backdrop needs a map of square tiles">(name));
  auto bytes = files_.read(text_in(json, "image"));
  if (!bytes)
    return builder_.say(Fate::left_out, place,
                        said<"the picture of layer {a} is no backdrop: {b} {reason}">(name, described(json["image"]),
                                                                                      bytes.problem().reason));
  const Vec own{number_in(json["x"]).value_or(0), number_in(json["y"]).value_or(0)};
  builder_.set_backdrop({*std::move(bytes), grid.to_table(layer.offset + own), inches.x}, place);
}

void TiledMapReader::read_layer(const Value& json, const std::string& place, const TiledLayer& layer,
                                const TiledGrid& grid) {
  const std::string type = text_in(json, "type");
  if (type == "objectgroup" && json["objects"].is_array()) {
    builder_.each(json, "objects", place, [&](const Value& each, const std::string& at) {
      const auto object = objects_.read(each, layer);
      if (object)
        take_object(*object, at, layer, grid, builder_);
      else
        builder_.say(Fate::left_out, at, object.problem().reason);
    });
  } else if (type == "tilelayer") {
    if (grid.hexes() && (layer.offset.x != 0 || layer.offset.y != 0))
      builder_.say(Fate::noted, place, "its offset is not taken: hexes lie on the grid");
    take_tiles(blocks_of(json, place, room_, builder_), place, layer, grid, tilesets_, builder_);
  } else if (type == "imagelayer") {
    take_picture(json, place, layer, grid);
  } else {
    builder_.say(Fate::left_out, place, "it is no layer of objects, tiles or pictures");
  }
}

Result<void> TiledMapReader::read() {
  if (const auto layers = list_in(map_, "layers"); !layers) return layers.problem();
  const auto shown = range();
  if (!shown) return shown.problem();
  const auto grid = TiledGrid::of_map(map_, *shown, builder_);
  if (!grid) return grid.problem();
  for_layers(map_, "", {}, builder_, [&](const Value& json, const std::string& place, const TiledLayer& layer) {
    read_layer(json, place, layer, *grid);
  });
  return {};
}

/// Objects on a tile of a tileset lie on that tile in its picture.
Result<void> read_tileset(const Value& file, FilesBeside& files, ImportBuilder& builder) {
  const auto grid = TiledGrid::of_tileset(file, builder);
  if (!grid) return grid.problem();
  if (const auto tiles = list_in(file, "tiles"); !tiles) return tiles.problem();
  TiledObjectReader objects(nullptr, files, false, grid->tile());
  builder.each(file, "tiles", "", [&](const Value& tile, const std::string& at) {
    const Value& group = tile["objectgroup"];
    if (!group.is_object()) return;
    const std::string place = at + "/objectgroup";
    const auto id = tile["id"].whole();
    if (!id || *id < 0 || *id >= grid->tiles())
      return builder.say(Fate::left_out, place, "its tile has no place in the tileset");
    TiledLayer layer;
    layer.offset = grid->corner_of_tile(*id);
    layer.properties = tiled_properties(tile);
    layer.words = tiled_kind_words(tile, layer.properties);
    if (layer.properties.size() > MAX_INHERITED) layer.properties.resize(MAX_INHERITED);
    builder.each(group, "objects", place, [&](const Value& each, const std::string& there) {
      const auto object = objects.read(each, layer);
      if (object)
        take_object(*object, there, layer, *grid, builder);
      else
        builder.say(Fate::left_out, there, object.problem().reason);
    });
  });
  return {};
}

}  // namespace

Result<void> read_tiled(const Value& file, FilesBeside& files, ImportBuilder& builder) {
  if (!file.is_object()) return Problem{"", said<"a Tiled file is an object, not {a}">(described(file))};
  const std::string type = text_in(file, "type");
  if (type == "template") return Problem{"", "it is a template of Tiled: import the map that its object stands on"};
  if (type == "tileset") return read_tileset(file, files, builder);
  return TiledMapReader(file, files, builder).read();
}

}  // namespace linesman::exchange
