#include "exchange/tiled/xml.h"

#include <tinyxml2.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/utf8.h"
#include "exchange/json_parts.h"

namespace linesman::exchange {

namespace {

using tinyxml2::XMLElement;

/// Looks for a document type, because its entities could stand for large texts, and for elements that lie too deep.
class Limits : public tinyxml2::XMLVisitor {
 public:
  bool are_kept() const { return are_kept_; }

  bool VisitEnter(const XMLElement&, const tinyxml2::XMLAttribute*) override {
    constexpr int DEEPEST_ELEMENT = 64;
    if (++depth_ > DEEPEST_ELEMENT) are_kept_ = false;
    return are_kept_;
  }
  bool VisitExit(const XMLElement&) override {
    --depth_;
    return are_kept_;
  }
  bool Visit(const tinyxml2::XMLUnknown&) override { return are_kept_ = false; }

 private:
  int depth_ = 0;
  bool are_kept_ = true;
};

/// Calls `use(child, name)` for each element in another.
template <class Use>
void for_children(const XMLElement& element, Use use) {
  for (const auto* child = element.FirstChildElement(); child; child = child->NextSiblingElement())
    use(*child, std::string(child->Name()));
}

/// Empty when there is none of that name.
std::string attribute(const XMLElement& element, const char* name) {
  const char* value = element.Attribute(name);
  return value ? value : "";
}

/// The text of an element itself, without that of its children.
std::string text(const XMLElement& element) {
  std::string whole;
  for (const auto* node = element.FirstChild(); node; node = node->NextSibling())
    if (const auto* part = node->ToText(); part && !part->CData()) whole += part->Value();
  return whole;
}

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

Value properties_in_json(const XMLElement& element) {
  Value::Array list;
  for_children(element, [&](const XMLElement& property, const std::string&) {
    const std::string value = attribute(property, "value");
    list.push_back(
        Value::Object{{"name", attribute(property, "name")},
                      {"value", property_value(attribute(property, "type"), value.empty() ? text(property) : value)}});
  });
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

void take_attributes(const XMLElement& element, ObjectBuilder& object) {
  for (const auto* each = element.FirstAttribute(); each; each = each->Next()) {
    const std::string key = each->Name();
    const bool is_text = std::find(TEXTS.begin(), TEXTS.end(), key) != TEXTS.end();
    object.set(key, is_text ? Value(each->Value()) : number_or_text(each->Value()));
  }
}

Value object_in_json(const XMLElement& element) {
  ObjectBuilder object;
  take_attributes(element, object);
  for_children(element, [&](const XMLElement& child, const std::string& name) {
    if (name == "properties")
      object.set("properties", properties_in_json(child));
    else if (name == "polygon" || name == "polyline")
      object.set(name, points_in_json(attribute(child, "points")));
    else if (name == "ellipse" || name == "point" || name == "capsule")
      object.set(name, true);
    else if (name == "text")
      object.set("text", Value::empty_object());
  });
  return object.built();
}

Value tile_in_json(const XMLElement& element) {
  ObjectBuilder tile;
  take_attributes(element, tile);
  for_children(element, [&](const XMLElement& child, const std::string& name) {
    if (name == "properties") tile.set("properties", properties_in_json(child));
    if (name == "image")
      for (const char* side : {"width", "height"})
        tile.set("image" + std::string(side), number_or_text(attribute(child, side)));
    if (name != "objectgroup") return;
    Value::Array objects;
    for_children(child, [&](const XMLElement& object, const std::string& of) {
      if (of == "object") objects.push_back(object_in_json(object));
    });
    tile.set("objectgroup", Value::Object{{"objects", std::move(objects)}});
  });
  return tile.built();
}

Value tileset_in_json(const XMLElement& element) {
  ObjectBuilder tileset;
  Value::Array tiles;
  take_attributes(element, tileset);
  for_children(element, [&](const XMLElement& child, const std::string& name) {
    if (name == "properties") tileset.set("properties", properties_in_json(child));
    if (name == "tile") tiles.push_back(tile_in_json(child));
  });
  tileset.set("type", "tileset");
  tileset.set("tiles", std::move(tiles));
  return tileset.built();
}

Value json_of(const XMLElement& root) {
  const std::string kind = root.Name();
  if (kind == "tileset") return tileset_in_json(root);
  if (kind != "template") return {};
  ObjectBuilder whole;
  whole.set("type", "template");
  for_children(root, [&](const XMLElement& child, const std::string& name) {
    if (name == "tileset") whole.set("tileset", tileset_in_json(child));
    if (name == "object") whole.set("object", object_in_json(child));
  });
  return whole.built();
}

}  // namespace

Result<Value> read_tiled_xml(std::string_view text) {
  if (!is_utf8(text)) return Problem{"", "is no UTF-8"};
  tinyxml2::XMLDocument document;
  Limits limits;
  if (document.Parse(text.data(), text.size()) == tinyxml2::XML_SUCCESS) document.Accept(&limits);
  const XMLElement* root = document.Error() || !limits.are_kept() ? nullptr : document.RootElement();
  if (!root || root->NextSiblingElement()) return Problem{"", "is no XML that can be read"};
  return json_of(*root);
}

}  // namespace linesman::exchange
