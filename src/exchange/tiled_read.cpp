// Object layers of Tiled maps, and the shapes on the tiles of Tiled tilesets. Lengths in pixels, y downwards.
// https://doc.mapeditor.org/en/stable/reference/json-map-format/
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/kind_words.h"
#include "exchange/shapes.h"
#include "exchange/tiled_grid.h"

namespace linesman::exchange {

namespace {

/// Where the things of a layer go.
struct Layer {
  Vec offset;        ///< pixels
  std::string kind;  ///< what things are that do not say it themselves: the layer's class or name
};

/// The properties of a thing: a list of {name, type, value}, or an object as Tiled wrote it before version 1.2.
Fields properties_of(const Value& thing) {
  Fields fields;
  const Value& properties = thing["properties"];
  for (const auto& [name, value] : properties.members()) fields.emplace_back(name, value);
  for (const Value& property : properties.items()) fields.emplace_back(text_in(property, "name"), property["value"]);
  return fields;
}

Value property(const Fields& fields, std::string_view name) {
  for (const auto& [key, value] : fields)
    if (field_name(key) == name) return value;
  return {};
}

std::string class_of_thing(const Value& thing) {
  // The member was called "type" up to Tiled 1.8 and is again since 1.10.
  const std::string type = text_in(thing, "type");
  return type.empty() ? text_in(thing, "class") : type;
}

class TiledReader {
 public:
  TiledReader(const TiledGrid& grid, Haul& haul) : grid_(grid), haul_(haul) {}

  void read_layers(const Value& layers, const std::string& place, Vec offset);
  void read_objects(const Value& objects, const std::string& place, const Layer& layer);

 private:
  void read_object(const Value& object, const std::string& place, const Layer& layer);
  void read_piece(const Value& object, const Fields& fields, const std::string& place, const Layer& layer);
  void read_terrain(const Value& object, const Fields& fields, Kind kind, const std::string& place, const Layer& layer);
  Result<TakenShape> shape_of(const Value& object, const Layer& layer) const;
  Vec corner(const Value& object, Vec from, const Layer& layer) const;

  const TiledGrid& grid_;
  Haul& haul_;
};

Vec size_of(const Value& object) {
  return {number_in(object, "width").value_or(0), number_in(object, "height").value_or(0)};
}

/// A point of an object, from its own frame in pixels to the table. Objects turn clockwise about their place.
Vec TiledReader::corner(const Value& object, Vec from, const Layer& layer) const {
  const double turned = radians(normalised(number_in(object, "rotation").value_or(0)));
  const Vec at{number_in(object, "x").value_or(0), number_in(object, "y").value_or(0)};
  const Vec round{from.x * std::cos(turned) - from.y * std::sin(turned),
                  from.x * std::sin(turned) + from.y * std::cos(turned)};
  return grid_.to_table(layer.offset + at + round);
}

/// The middle of an object in its own frame. A tile object's place is its lower left corner, any other's the upper
/// left.
Vec middle_of(const Value& object) {
  const Vec size = size_of(object);
  return {size.x / 2, object.find("gid") ? -size.y / 2 : size.y / 2};
}

Result<TakenShape> TiledReader::shape_of(const Value& object, const Layer& layer) const {
  Ring outline;
  for (const std::string_view name : {"polygon", "polyline"}) {
    if (!object.find(name)) continue;
    const auto points = xy_list(object[name]);
    if (!points) return Problem{"", describe(Value(name)) + " must be a list of points, each with x and y"};
    for (const Vec p : *points) outline.push_back(corner(object, p, layer));
    return name == "polyline" ? taken_line(outline) : taken_polygons({{outline, {}}});
  }
  const Vec size = size_of(object);
  if (!(size.x > 0 && size.y > 0)) return Problem{"", "it has no size"};
  const Vec middle = middle_of(object);
  if (object["ellipse"].boolean().value_or(false))
    outline = ellipse(middle, 0.5 * size);
  else
    outline = {{middle.x - size.x / 2, middle.y + size.y / 2},
               {middle.x + size.x / 2, middle.y + size.y / 2},
               {middle.x + size.x / 2, middle.y - size.y / 2},
               {middle.x - size.x / 2, middle.y - size.y / 2}};
  for (Vec& p : outline) p = corner(object, p, layer);
  return taken_polygons({{outline, {}}});
}

void TiledReader::read_piece(const Value& object, const Fields& fields, const std::string& place, const Layer& layer) {
  Fields all;
  if (const std::string name = text_in(object, "name"); !name.empty()) all.emplace_back("name", name);
  all.emplace_back("facing", number_in(object, "rotation").value_or(0));
  for (const auto& field : fields)
    if (field_name(field.first) != "kind") all.push_back(field);
  const auto read = piece_draft(all);
  if (!read) return haul_.say(Fate::left_out, place, read.problem().reason);
  PieceDraft draft = *read;
  const Vec size = grid_.inches_of(size_of(object));
  if (!draft.base && size.x > 0 && size.y > 0) {
    if (object["ellipse"].boolean().value_or(false))
      draft.base = CircleBase{rounded(std::max(size.x, size.y))};
    else
      draft.base = RectangleBase{rounded(size.x), rounded(size.y)};
  }
  draft.at = corner(object, object["point"].boolean().value_or(false) ? Vec{} : middle_of(object), layer);
  haul_.add(draft, place);
}

/// A measure of a feature that its properties may give, in inches.
double measure(const Fields& fields, std::string_view name, double fallback) {
  const auto inches = property(fields, name).number();
  return inches && *inches >= 0 ? *inches : fallback;
}

void TiledReader::read_terrain(const Value& object, const Fields& fields, Kind kind, const std::string& place,
                               const Layer& layer) {
  const auto taken = shape_of(object, layer);
  if (!taken) {
    haul_.say(Fate::left_out, place, taken.problem().reason);
    return;
  }
  for (const std::string& what : taken->mended) haul_.say(Fate::mended, place, what);
  Feature feature;
  feature.kind = kind;
  feature.name = text_in(object, "name");
  if (kind_meant(feature.name) == kind) feature.name.clear();
  feature.shape = taken->shape;
  feature.width = measure(fields, "width", default_width(kind));
  feature.height = measure(fields, "height", default_height(kind));
  for (const std::string_view trait : {"uphill", "level"})
    if (const Value value = property(fields, trait); !value.is_null())
      feature.traits = feature.traits.with(trait, value);
  haul_.add(std::move(feature), place);
}

void TiledReader::read_object(const Value& object, const std::string& place, const Layer& layer) {
  if (!object.is_object()) return haul_.say(Fate::left_out, place, "an object of a layer is no " + describe(object));
  if (object.find("text")) return haul_.say(Fate::left_out, place, "a text: a table has none");
  if (object.find("template")) return haul_.say(Fate::left_out, place, "its template is in another file");
  if (object.find("capsule")) return haul_.say(Fate::left_out, place, "a capsule is no shape of terrain");
  if (!xy(object)) return haul_.say(Fate::left_out, place, "an object has numbers x and y");
  const Fields fields = properties_of(object);
  const std::string said = text_in(Value(Value::Object{{"kind", property(fields, "kind")}}), "kind");
  const std::string of_class = class_of_thing(object);
  const bool point = object["point"].boolean().value_or(false);
  if (field_name(of_class) == "piece" || field_name(said) == "piece" || speaks_of_piece(fields))
    return read_piece(object, fields, place, layer);
  for (const std::string& word : {said, of_class, text_in(object, "name"), layer.kind}) {
    const auto kind = kind_meant(word);
    if (!kind) continue;
    if (point) return haul_.say(Fate::left_out, place, "a point has no area; a piece's class is \"piece\"");
    return read_terrain(object, fields, *kind, place, layer);
  }
  const std::string word = !said.empty() ? said : !of_class.empty() ? of_class : text_in(object, "name");
  haul_.say(Fate::left_out, place,
            word.empty() ? "nothing says what kind of terrain it is"
                         : "there is no kind of terrain called " + describe(Value(word)));
}

void TiledReader::read_objects(const Value& objects, const std::string& place, const Layer& layer) {
  for (std::size_t i = 0; i < objects.size(); ++i)
    read_object(objects.items()[i], pointer_to(place + "/objects", i), layer);
}

void TiledReader::read_layers(const Value& layers, const std::string& place, Vec offset) {
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const Value& layer = layers[i];
    const std::string at = pointer_to(place + "/layers", i);
    const std::string type = text_in(layer, "type");
    const Vec shifted = offset + Vec{number_in(layer, "offsetx").value_or(0), number_in(layer, "offsety").value_or(0)};
    const std::string name = text_in(layer, "name");
    if (type == "objectgroup" && layer["objects"].is_array()) {
      const std::string own = text_in(layer, "class");
      read_objects(layer["objects"], at, {shifted, own.empty() ? name : own});
    } else if (type == "group" && layer["layers"].is_array()) {
      read_layers(layer["layers"], at, shifted);
    } else if (type == "tilelayer") {
      haul_.say(Fate::left_out, at, "the tiles of layer " + describe(Value(name)) + ": only objects are taken");
    } else if (type == "imagelayer") {
      haul_.say(Fate::left_out, at, "the picture of layer " + describe(Value(name)) + ": a game has no pictures");
    } else {
      haul_.say(Fate::left_out, at, "it is no layer of objects, tiles or pictures");
    }
  }
}

/// Tiles lie in the tileset's picture, `columns` of them in a row; what lies on each lies there.
Result<void> read_tileset(const Value& file, Haul& haul) {
  const auto grid = tileset_grid(file, haul);
  if (!grid) return grid.problem();
  const auto tiles = list_in(file, "tiles");
  if (!tiles) return tiles.problem();
  TiledReader reader(*grid, haul);
  for (std::size_t i = 0; i < tiles->size(); ++i) {
    const Value& tile = (*tiles)[i];
    const Value& group = tile["objectgroup"];
    if (!group.is_object()) continue;
    const std::string place = pointer_to("/tiles", i) + "/objectgroup";
    const auto id = tile["id"].whole();
    if (!id || *id < 0 || *id >= grid->tiles())
      haul.say(Fate::left_out, place, "its tile has no place in the tileset");
    else
      reader.read_objects(group["objects"], place, {grid->corner_of_tile(*id), class_of_thing(tile)});
  }
  return {};
}

}  // namespace

Result<void> read_tiled(const Value& file, Haul& haul) {
  if (!file.is_object()) return Problem{"", "a Tiled file is an object, not " + describe(file)};
  if (text_in(file, "type") == "tileset") return read_tileset(file, haul);
  const auto grid = map_grid(file, haul);
  if (!grid) return grid.problem();
  const auto layers = list_in(file, "layers");
  if (!layers) return layers.problem();
  TiledReader(*grid, haul).read_layers(*layers, "", {});
  return {};
}

}  // namespace linesman::exchange
