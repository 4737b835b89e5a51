#include "exchange/tiled/xml.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/utf8.h"
#include "exchange/json_parts.h"

namespace linesman::exchange {

namespace {

constexpr std::size_t DEEPEST_ELEMENT = 64;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
bool in_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
         c == '.' || c == ':' || static_cast<unsigned char>(c) >= 0x80;
}

/// The characters that the five entities of XML stand for; others stay as they are.
std::string decoded(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 5> ENTITIES{
      {{"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}, {"&amp;", '&'}}};
  std::string plain;
  for (std::size_t i = 0; i < text.size();) {
    const auto it = std::find_if(ENTITIES.begin(), ENTITIES.end(),
                                 [&](const auto& entity) { return text.substr(i).starts_with(entity.first); });
    plain += it == ENTITIES.end() ? text[i] : it->second;
    i += it == ENTITIES.end() ? 1 : it->first.size();
  }
  return plain;
}

/// Reads without recursion: a list has the elements that are open.
class XmlScanner {
 public:
  explicit XmlScanner(std::string_view text) : text_(text) {}
  Result<XmlElement> read();

 private:
  bool at(std::string_view what) const { return text_.substr(at_).starts_with(what); }
  /// Goes past the next `what`; false when there is none.
  bool pass(std::string_view what) {
    const std::size_t found = text_.find(what, at_);
    at_ = found == std::string_view::npos ? text_.size() : found + what.size();
    return found != std::string_view::npos;
  }
  void pass_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  std::string name() {
    const std::size_t from = at_;
    while (at_ < text_.size() && in_name(text_[at_])) ++at_;
    return std::string(text_.substr(from, at_ - from));
  }
  bool begin_element();
  bool end_element();
  bool attribute(XmlElement& element);
  bool step();
  void close();

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<XmlElement> open_;
  std::vector<XmlElement> roots_;
};

bool XmlScanner::attribute(XmlElement& element) {
  std::string key = name();
  pass_blanks();
  if (key.empty() || !at("=")) return false;
  ++at_;
  pass_blanks();
  if (!at("\"") && !at("'")) return false;
  const char quote = text_[at_++];
  const std::size_t end = text_.find(quote, at_);
  if (end == std::string_view::npos) return false;
  element.attributes.emplace_back(std::move(key), decoded(text_.substr(at_, end - at_)));
  at_ = end + 1;
  return true;
}

void XmlScanner::close() {
  XmlElement done = std::move(open_.back());
  open_.pop_back();
  (open_.empty() ? roots_ : open_.back().children).push_back(std::move(done));
}

bool XmlScanner::begin_element() {
  ++at_;
  XmlElement element;
  element.name = name();
  if (element.name.empty() || open_.size() >= DEEPEST_ELEMENT) return false;
  for (pass_blanks(); at_ < text_.size() && !at(">") && !at("/>"); pass_blanks())
    if (!attribute(element)) return false;
  if (at_ >= text_.size()) return false;
  open_.push_back(std::move(element));
  if (at("/>")) close();
  return pass(">");
}

bool XmlScanner::end_element() {
  at_ += 2;
  if (open_.empty() || name() != open_.back().name) return false;
  close();
  return pass(">");
}

/// One markup or one stretch of text.
bool XmlScanner::step() {
  if (at("<!--")) return pass("-->");
  if (at("<?")) return pass("?>");
  if (at("<![CDATA[")) return pass("]]>");
  if (at("<!")) return false;
  if (at("</")) return end_element();
  if (at("<")) return begin_element();
  const std::size_t end = std::min(text_.find('<', at_), text_.size());
  if (!open_.empty()) open_.back().text += decoded(text_.substr(at_, end - at_));
  at_ = end;
  return true;
}

Result<XmlElement> XmlScanner::read() {
  while (at_ < text_.size())
    if (!step()) return Problem{"", "is no XML that can be read"};
  if (!open_.empty() || roots_.size() != 1) return Problem{"", "is no XML that can be read"};
  return std::move(roots_.front());
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

std::string XmlElement::attribute(std::string_view wanted) const {
  for (const auto& [key, value] : attributes)
    if (key == wanted) return value;
  return {};
}

Result<XmlElement> read_xml(std::string_view text) {
  constexpr std::string_view MARK = "\xEF\xBB\xBF";
  if (text.starts_with(MARK)) text.remove_prefix(MARK.size());
  if (!is_utf8(text)) return Problem{"", "is no UTF-8"};
  return XmlScanner(text).read();
}

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
