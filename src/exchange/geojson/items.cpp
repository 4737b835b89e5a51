#include "exchange/geojson/items.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "exchange/letters.h"
#include "files/json.h"

namespace linesman::exchange {

namespace {

constexpr std::array<std::string_view, 6> GEOMETRIES{"Point",           "MultiPoint", "LineString",
                                                     "MultiLineString", "Polygon",    "MultiPolygon"};
constexpr std::array<std::string_view, 5> OF_GEOMETRIES{"type", "coordinates", "geometries", "id", "bbox"};

/// Members that name a kind.
constexpr std::array<std::string_view, 8> KIND_MEMBERS{"kind",     "class",  "type",  "terrain",
                                                       "category", "fclass", "layer", "landcover"};

/// Tags of OpenStreetMap that name the kind of a thing; the first of them that a thing has counts.
constexpr std::array<std::string_view, 22> TAGS{
    "bridge",     "ford",     "ruins",   "military", "historic",  "building", "building:part", "barrier",
    "embankment", "waterway", "water",   "wetland",  "natural",   "highway",  "area:highway",  "man_made",
    "landuse",    "leisure",  "railway", "place",    "landcover", "aeroway"};

/// Tags of points that are things of a map and no pieces.
constexpr std::array<std::string_view, 8> OF_MAPS{"amenity",  "shop",      "tourism",          "power",
                                                  "entrance", "emergency", "public_transport", "crossing"};

std::string id_of(const Value& thing) {
  for (const Value* id : {&thing["id"], &thing["properties"]["id"]}) {
    if (id->text()) return std::string(*id->text());
    if (id->is_whole()) return std::to_string(*id->whole());
  }
  return {};
}

bool is_geometry(const Value& thing) {
  const std::string_view type = thing["type"].text().value_or("");
  return type == "GeometryCollection" || std::find(GEOMETRIES.begin(), GEOMETRIES.end(), type) != GEOMETRIES.end();
}

/// The members of a bare geometry besides its shape, laid over those of its collection if these are few.
Value own_properties(const Value& geometry, const Value& of_collection) {
  constexpr std::size_t LITTLE = 50;
  ObjectBuilder properties;
  if (of_collection.size() <= LITTLE)
    for (const auto& [name, value] : of_collection.members()) properties.set(name, value);
  for (const auto& [name, value] : geometry.members())
    if (std::find(OF_GEOMETRIES.begin(), OF_GEOMETRIES.end(), name) == OF_GEOMETRIES.end()) properties.set(name, value);
  return properties.built();
}

class ItemCollector {
 public:
  explicit ItemCollector(ImportBuilder& builder) : builder_(builder) {}

  void take(const Value& thing, const std::string& place) {
    const std::string type = text_in(thing, "type");
    if (type == "Feature")
      take_feature(thing, place);
    else if (type == "FeatureCollection")
      builder_.each(thing, "features", place, [&](const Value& each, const std::string& at) { take(each, at); });
    else if (is_geometry(thing))
      take_geometry(thing, {&thing, Value::empty_object(), id_of(thing), place, true});
    else
      builder_.say(Fate::left_out, place, "its \"type\" is no \"Feature\" and no geometry");
  }

  std::vector<GeoJsonItem> items;

 private:
  void take_feature(const Value& feature, const std::string& place) {
    if (!feature.find("geometry") && !feature["properties"].is_object())
      return builder_.say(Fate::left_out, place, "it has no geometry");
    const Value& properties = feature["properties"];
    const Value& geometry = feature["geometry"];
    GeoJsonItem item{&geometry, properties.is_object() ? properties : Value::empty_object(), id_of(feature), place};
    if (text_in(geometry, "type") != "GeometryCollection") return items.push_back(std::move(item));
    take_geometry(geometry, std::move(item));
  }

  void take_geometry(const Value& geometry, GeoJsonItem item) {
    if (item.bare) item.properties = own_properties(geometry, item.properties);
    item.geometry = &geometry;
    if (text_in(geometry, "type") != "GeometryCollection") return items.push_back(std::move(item));
    builder_.each(geometry, "geometries", item.place, [&](const Value& each, const std::string& at) {
      GeoJsonItem part = item;
      part.place = at;
      if (!item.bare) part.id.clear();
      take_geometry(each, std::move(part));
    });
  }

  ImportBuilder& builder_;
};

/// The tags of an item: among its properties, or in a member "tags" of theirs.
const Value& tags_of(const GeoJsonItem& item) {
  const Value& tags = item.properties["tags"];
  return tags.is_object() ? tags : item.properties;
}

/// Whether the value of a tag says no, in OpenStreetMap and in the tables that are made of it.
bool says_no(std::string_view value) {
  constexpr std::array<std::string_view, 9> NO{"", "no", "f", "false", "0", "none", "n", "nein", "null"};
  return std::find(NO.begin(), NO.end(), small_letters(trimmed(value))) != NO.end();
}

/// The text of a tag; what a table has as a truth or a number is "yes" or "no".
std::string tag_text(const Value& value) {
  if (const auto text = value.text()) return std::string(*text);
  if (const auto is_set = value.boolean()) return *is_set ? "yes" : "no";
  if (const auto number = value.number()) return number_text(*number);
  return {};
}

/// The next text between quotation marks, as "\"tunnel\"=>\"yes\"" has them; nothing at the end.
std::optional<std::string> next_quoted(std::string_view& text) {
  const std::size_t begin = text.find('"');
  if (begin == std::string_view::npos) return std::nullopt;
  std::string quoted;
  for (std::size_t i = begin + 1; i < text.size(); ++i) {
    if (text[i] == '"') {
      text.remove_prefix(i + 1);
      return quoted;
    }
    if (text[i] == '\\' && i + 1 < text.size()) ++i;
    quoted += text[i];
  }
  return std::nullopt;
}

/// The tags that programs of maps keep in one member, as JSON or as "\"tunnel\"=>\"yes\"".
Value other_tags_of(const GeoJsonItem& item) {
  const std::string packed = text_in(item.properties, "other_tags");
  std::string_view text = trimmed(packed);
  if (text.starts_with('{')) {
    const auto json = parse_json(text, "");
    return json && json->is_object() ? *json : Value::empty_object();
  }
  ObjectBuilder tags;
  while (const auto key = next_quoted(text)) {
    const auto value = next_quoted(text);
    if (!value) break;
    tags.set(*key, Value(*value));
  }
  return tags.built();
}

bool is_link(std::string_view id) {
  return id.starts_with("way/") || id.starts_with("node/") || id.starts_with("relation/");
}

/// Whether a word says which element of OpenStreetMap it is, and no kind.
bool is_element(std::string_view word) { return word == "way" || word == "node" || word == "relation"; }

/// The text that names an item for programs, as "roads.12" and "forest-3".
std::vector<std::string> identifiers_of(const GeoJsonItem& item) {
  constexpr std::array<std::string_view, 4> MEMBERS{"gml_id", "fid", "identifier", "uid"};
  std::vector<std::string> all{item.id};
  for (const std::string_view member : MEMBERS) all.push_back(text_in(item.properties, member));
  return all;
}

/// A point with an identifier is a piece: its words are those of models.
bool is_point(const GeoJsonItem& item) {
  const std::string type = text_in(*item.geometry, "type");
  return type == "Point" || type == "MultiPoint";
}

bool is_tagged(const Value& tags) {
  return std::any_of(TAGS.begin(), TAGS.end(), [&](std::string_view key) { return tags[key].is_text(); });
}

}  // namespace

Result<std::vector<GeoJsonItem>> items_of(const Value& file, ImportBuilder& builder) {
  const std::string type = text_in(file, "type");
  if (type != "FeatureCollection" && type != "Feature" && !is_geometry(file))
    return must_be("", "type", "FeatureCollection, Feature or a geometry", file["type"]);
  if (const auto features = list_in(file, "features"); !features) return features.problem();
  ItemCollector collector(builder);
  collector.take(file, "");
  return std::move(collector.items);
}

SaidKind kind_said(const GeoJsonItem& item, const std::string& layer, const KindWords& words) {
  std::string unknown;
  const auto known = [&](const std::string& word) -> std::optional<Meaning> {
    const auto meaning = words.meaning(word);
    if (!meaning && unknown.empty() && !is_element(word)) unknown = word;
    return meaning;
  };
  for (const std::string_view member : KIND_MEMBERS)
    if (const std::string word = text_in(item.properties, member); !word.empty())
      if (const auto meaning = known(word)) return {meaning, word};
  const Value& tags = tags_of(item);
  for (const std::string_view key : TAGS) {
    const std::string value = text_in(tags, key);
    if (says_no(value)) continue;
    const std::string tag = std::string(key) + "=" + value;
    if (const auto meaning = words.of_tag(key, value)) return {meaning, tag};
    if (unknown.empty()) unknown = tag;
  }
  const Value others = other_tags_of(item);
  for (const std::string_view key : TAGS)
    if (const std::string value = text_in(others, key); !says_no(value))
      if (const auto meaning = words.of_tag(key, value)) return {meaning, std::string(key) + "=" + value};
  const std::string name = text_in(item.properties, "name");
  if (const auto meaning = words.meaning(name)) return {meaning, name};
  if (item.bare && !item.id.empty())
    if (const auto meaning = known(item.id)) return {meaning, item.id};
  if (!is_point(item))
    for (const std::string& id : identifiers_of(item))
      if (const auto meaning = words.meaning(id)) return {meaning, id};
  if (const auto meaning = words.meaning(layer)) return {meaning, layer};
  return {std::nullopt, unknown.empty() ? layer : unknown};
}

bool is_of_openstreetmap(const GeoJsonItem& item) {
  constexpr std::array<std::string_view, 5> MEMBERS{"@id", "osm_id", "osm_type", "osm_way_id", "@type"};
  const auto has = [&](std::string_view member) { return item.properties.find(member) != nullptr; };
  return is_link(item.id) || std::any_of(MEMBERS.begin(), MEMBERS.end(), has);
}

bool is_of_a_map(const GeoJsonItem& item) {
  const Value& tags = tags_of(item);
  const auto has = [&](std::string_view key) { return tags[key].is_text(); };
  const auto is_address = [](const auto& member) { return member.first.starts_with("addr:"); };
  return is_of_openstreetmap(item) || std::any_of(TAGS.begin(), TAGS.end(), has) ||
         std::any_of(OF_MAPS.begin(), OF_MAPS.end(), has) ||
         std::any_of(tags.members().begin(), tags.members().end(), is_address);
}

bool is_an_address(const GeoJsonItem& item) {
  constexpr std::array<std::string_view, 12> MEMBERS{"street",      "postcode",    "housenumber", "house_number",
                                                     "hausnummer",  "strasse",     "straße",      "plz",
                                                     "addr_street", "addr_number", "postal_code", "zip"};
  return std::any_of(item.properties.members().begin(), item.properties.members().end(), [&](const auto& member) {
    return std::find(MEMBERS.begin(), MEMBERS.end(), small_letters(member.first)) != MEMBERS.end();
  });
}

std::string why_underground(const GeoJsonItem& item) {
  const Value& tags = tags_of(item);
  const Value others = other_tags_of(item);
  const auto text = [&](std::string_view key) {
    const std::string own = tag_text(tags[key]);
    return own.empty() ? tag_text(others[key]) : own;
  };
  // "-1;-2" is of two floors.
  const auto is_below = [&](std::string_view key) {
    const std::string floors = text(key);
    if (floors.empty()) return false;
    for (std::size_t at = 0; at <= floors.size(); at = std::min(floors.find(';', at), floors.size()) + 1) {
      const auto floor = parse_number(trimmed(std::string_view(floors).substr(at, floors.find(';', at) - at)));
      if (!floor || *floor >= 0) return false;
    }
    return true;
  };
  // A way through a house, or under a roof against avalanches, is on the ground.
  const std::string tunnel = text("tunnel");
  if (!says_no(tunnel) && tunnel != "building_passage" && tunnel != "avalanche_protector")
    return "it lies under the ground: tunnel=" + tunnel;
  if (const std::string covered = text("location"); covered == "underground" || covered == "subsurface")
    return "it lies under the ground: location=" + covered;
  if (!is_tagged(tags) && !is_tagged(others) && !tags["fclass"].is_text()) return {};
  if (says_no(text("bridge")) && is_below("layer")) return "it lies under the ground: its layer is below 0";
  if (says_no(text("bridge")) && tags["level"].is_text() && is_below("level"))
    return "it lies under the ground: its level is below 0";
  if (text("building:levels") == "0" && !says_no(text("building:levels:underground")))
    return "it lies under the ground: all its levels do";
  return {};
}

}  // namespace linesman::exchange
