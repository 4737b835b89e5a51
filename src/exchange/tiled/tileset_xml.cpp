#include "exchange/tiled/tileset_xml.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "exchange/json_parts.h"

namespace linesman::exchange {

namespace {

/// Attributes that are texts even where they look like numbers.
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

Value properties_in_json(const XmlElement& element) {
  Value::Array list;
  for (const XmlElement& property : element.children) {
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

void take_attributes(const XmlElement& element, ObjectBuilder& object) {
  for (const auto& [key, value] : element.attributes)
    object.set(key, std::find(TEXTS.begin(), TEXTS.end(), key) == TEXTS.end() ? number_or_text(value) : Value(value));
}

Value object_in_json(const XmlElement& element) {
  ObjectBuilder object;
  take_attributes(element, object);
  for (const XmlElement& child : element.children) {
    if (child.name == "properties")
      object.set("properties", properties_in_json(child));
    else if (child.name == "polygon" || child.name == "polyline")
      object.set(child.name, points_in_json(child.attribute("points")));
    else if (child.name == "ellipse" || child.name == "point" || child.name == "capsule")
      object.set(child.name, true);
    else if (child.name == "text")
      object.set("text", Value::empty_object());
  }
  return object.built();
}

Value tile_in_json(const XmlElement& element) {
  ObjectBuilder tile;
  take_attributes(element, tile);
  for (const XmlElement& child : element.children) {
    if (child.name == "properties") tile.set("properties", properties_in_json(child));
    if (child.name == "image")
      for (const std::string_view side : {"width", "height"})
        tile.set("image" + std::string(side), number_or_text(child.attribute(side)));
    if (child.name != "objectgroup") continue;
    Value::Array objects;
    for (const XmlElement& object : child.children)
      if (object.name == "object") objects.push_back(object_in_json(object));
    tile.set("objectgroup", Value::Object{{"objects", std::move(objects)}});
  }
  return tile.built();
}

Value tileset_in_json(const XmlElement& element) {
  ObjectBuilder tileset;
  Value::Array tiles;
  take_attributes(element, tileset);
  for (const XmlElement& child : element.children) {
    if (child.name == "properties") tileset.set("properties", properties_in_json(child));
    if (child.name == "tile") tiles.push_back(tile_in_json(child));
  }
  tileset.set("type", "tileset");
  tileset.set("tiles", std::move(tiles));
  return tileset.built();
}

}  // namespace

Value tiled_json_of(const XmlElement& root) {
  if (root.name == "tileset") return tileset_in_json(root);
  if (root.name != "template") return {};
  ObjectBuilder whole;
  whole.set("type", "template");
  for (const XmlElement& child : root.children) {
    if (child.name == "tileset") whole.set("tileset", tileset_in_json(child));
    if (child.name == "object") whole.set("object", object_in_json(child));
  }
  return whole.built();
}

}  // namespace linesman::exchange
