#include "exchange/tiled/xml.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "exchange/json_parts.h"
#include "exchange/xml.h"

namespace linesman::exchange {

namespace {

using Element = XmlElement;

/// Attributes that are texts even if they look like numbers.
constexpr std::array<std::string_view, 7> TEXTS{"name", "type", "class", "source", "value", "template", "trans"};

Value number_or_text(const std::string& text) {
  const auto x = parse_number(text);
  if (!x) return text;
  const Value number(*x);
  return number.whole() ? Value(*number.whole()) : number;
}

Value property_value(const std::string& type, const std::string& text) {
  if (type == "bool") return text == "true";
  return type == "int" || type == "float" ? number_or_text(text) : Value(text);
}

Value properties_in_json(const Element& element) {
  Value::Array list;
  for (const Element& property : element.children) {
    const std::string value = property.attribute("value");
    list.push_back(
        Value::Object{{"name", property.attribute("name")},
                      {"value", property_value(property.attribute("type"), value.empty() ? property.text : value)}});
  }
  return list;
}

/// "0,0 10,5"
Value points_in_json(std::string_view text) {
  Value::Array points;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    const std::string_view pair = text.substr(0, text.find(' '));
    const std::size_t comma = std::min(pair.find(','), pair.size());
    const auto x = parse_number(pair.substr(0, comma));
    const auto y = parse_number(pair.substr(std::min(comma + 1, pair.size())));
    points.push_back(Value::Object{{"x", x ? Value(*x) : Value()}, {"y", y ? Value(*y) : Value()}});
    text.remove_prefix(pair.size());
  }
  return points;
}

void take_attributes(const Element& element, ObjectBuilder& object) {
  for (const auto& [key, value] : element.attributes) {
    const bool is_text = std::find(TEXTS.begin(), TEXTS.end(), key) != TEXTS.end();
    object.set(key, is_text ? Value(value) : number_or_text(value));
  }
}

/// Its attributes and its properties, which most elements have.
ObjectBuilder begun(const Element& element) {
  ObjectBuilder object;
  take_attributes(element, object);
  for (const Element& child : element.children)
    if (child.name == "properties") object.set("properties", properties_in_json(child));
  return object;
}

Value object_in_json(const Element& element) {
  ObjectBuilder object = begun(element);
  for (const Element& child : element.children) {
    if (child.name == "polygon" || child.name == "polyline")
      object.set(child.name, points_in_json(child.attribute("points")));
    else if (child.name == "ellipse" || child.name == "point" || child.name == "capsule")
      object.set(child.name, true);
    else if (child.name == "text")
      object.set("text", Value::empty_object());
  }
  return object.built();
}

Value objects_in_json(const Element& group) {
  Value::Array objects;
  for (const Element& object : group.children)
    if (object.name == "object") objects.push_back(object_in_json(object));
  return objects;
}

/// The numbers of "1,2,,0"; `missing` for an empty place.
Value numbers_in_json(std::string_view text, std::int64_t missing) {
  Value::Array numbers;
  for (bool more = !text.empty(); more;) {
    const std::size_t comma = text.find(',');
    const auto n = parse_number(trimmed(text.substr(0, comma)));
    numbers.push_back(n ? number_or_text(std::string(trimmed(text.substr(0, comma)))) : Value(missing));
    more = comma != std::string_view::npos;
    text.remove_prefix(more ? comma + 1 : text.size());
  }
  return numbers;
}

Value tile_in_json(const Element& element) {
  ObjectBuilder tile = begun(element);
  if (const std::string terrain = element.attribute("terrain"); !terrain.empty())
    tile.set("terrain", numbers_in_json(terrain, -1));
  for (const Element& child : element.children) {
    if (child.name == "image")
      for (const char* side : {"width", "height"})
        tile.set("image" + std::string(side), number_or_text(child.attribute(side)));
    if (child.name == "objectgroup") tile.set("objectgroup", Value::Object{{"objects", objects_in_json(child)}});
  }
  return tile.built();
}

Value terrain_set_in_json(const Element& element) {
  ObjectBuilder set = begun(element);
  Value::Array colours;
  Value::Array tiles;
  for (const Element& child : element.children) {
    if (child.name == "wangcolor") colours.push_back(begun(child).built());
    if (child.name != "wangtile") continue;
    tiles.push_back(Value::Object{{"tileid", number_or_text(child.attribute("tileid"))},
                                  {"wangid", numbers_in_json(child.attribute("wangid"), 0)}});
  }
  set.set("colors", std::move(colours));
  set.set("wangtiles", std::move(tiles));
  return set.built();
}

Value tileset_in_json(const Element& element) {
  ObjectBuilder tileset = begun(element);
  Value::Array tiles;
  Value::Array sets;
  Value::Array terrains;
  for (const Element& child : element.children) {
    if (child.name == "tile") tiles.push_back(tile_in_json(child));
    if (child.name == "wangsets")
      for (const Element& set : child.children) sets.push_back(terrain_set_in_json(set));
    if (child.name == "terraintypes")
      for (const Element& terrain : child.children) terrains.push_back(begun(terrain).built());
  }
  tileset.set("type", "tileset");
  tileset.set("tiles", std::move(tiles));
  if (!sets.empty()) tileset.set("wangsets", std::move(sets));
  if (!terrains.empty()) tileset.set("terrains", std::move(terrains));
  return tileset.built();
}

/// The tiles of a layer or a chunk: a list of elements, numbers with commas or packed bytes.
Value tiles_in_json(const Element& data) {
  Value::Array tiles;
  for (const Element& child : data.children)
    if (child.name == "tile")
      tiles.push_back(number_or_text(child.attribute("gid").empty() ? "0" : child.attribute("gid")));
  if (!tiles.empty()) return tiles;
  std::string text = data.text;
  std::erase_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
  return text;
}

Value tile_layer_in_json(const Element& element) {
  ObjectBuilder layer = begun(element);
  layer.set("type", "tilelayer");
  for (const Element& data : element.children) {
    if (data.name != "data") continue;
    for (const char* how : {"encoding", "compression"})
      if (const std::string word = data.attribute(how); !word.empty()) layer.set(how, word);
    Value::Array chunks;
    for (const Element& child : data.children) {
      if (child.name != "chunk") continue;
      ObjectBuilder chunk;
      take_attributes(child, chunk);
      chunk.set("data", tiles_in_json(child));
      chunks.push_back(chunk.built());
    }
    if (chunks.empty())
      layer.set("data", tiles_in_json(data));
    else
      layer.set("chunks", std::move(chunks));
  }
  return layer.built();
}

/// The layers of a map or of a group of layers, in their order.
Value layers_in_json(const Element& element) {
  Value::Array layers;
  for (const Element& child : element.children) {
    if (child.name == "layer") {
      layers.push_back(tile_layer_in_json(child));
      continue;
    }
    if (child.name != "objectgroup" && child.name != "imagelayer" && child.name != "group") continue;
    ObjectBuilder layer = begun(child);
    layer.set("type", child.name);
    if (child.name == "objectgroup") layer.set("objects", objects_in_json(child));
    if (child.name == "group") layer.set("layers", layers_in_json(child));
    for (const Element& image : child.children)
      if (child.name == "imagelayer" && image.name == "image") layer.set("image", image.attribute("source"));
    layers.push_back(layer.built());
  }
  return layers;
}

Value map_in_json(const Element& element) {
  ObjectBuilder map = begun(element);
  map.set("type", "map");
  map.set("infinite", element.attribute("infinite") == "1");
  Value::Array tilesets;
  for (const Element& child : element.children)
    if (child.name == "tileset") tilesets.push_back(tileset_in_json(child));
  map.set("tilesets", std::move(tilesets));
  map.set("layers", layers_in_json(element));
  return map.built();
}

}  // namespace

Value tiled_json_of(const Element& root) {
  if (root.name == "map") return map_in_json(root);
  if (root.name == "tileset") return tileset_in_json(root);
  if (root.name != "template") return {};
  ObjectBuilder whole;
  whole.set("type", "template");
  for (const Element& child : root.children) {
    if (child.name == "tileset") whole.set("tileset", tileset_in_json(child));
    if (child.name == "object") whole.set("object", object_in_json(child));
  }
  return whole.built();
}

}  // namespace linesman::exchange
