#include "exchange/geojson/items.h"

#include <algorithm>
#include <array>

#include "base/text.h"

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
    if (value.empty() || value == "no") continue;
    const std::string tag = std::string(key) + "=" + value;
    if (const auto meaning = words.of_tag(key, value)) return {meaning, tag};
    if (unknown.empty()) unknown = tag;
  }
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

std::string why_underground(const GeoJsonItem& item) {
  const Value& tags = tags_of(item);
  const auto text = [&](std::string_view key) { return tags[key].text().value_or(std::string_view()); };
  const auto below = [](const Value& value) {
    const auto number = value.text() ? parse_number(trimmed(*value.text())) : value.number();
    return number && *number < 0;
  };
  // A way through a house, or under a roof against avalanches, is on the ground.
  constexpr std::array<std::string_view, 4> ON_THE_GROUND{"", "no", "building_passage", "avalanche_protector"};
  const auto tunnel = text("tunnel");
  if (std::find(ON_THE_GROUND.begin(), ON_THE_GROUND.end(), tunnel) == ON_THE_GROUND.end())
    return "it lies under the ground: tunnel=" + std::string(tunnel);
  if (const auto covered = text("location"); covered == "underground" || covered == "subsurface")
    return "it lies under the ground: location=" + std::string(covered);
  const bool on_a_bridge = !text("bridge").empty() && text("bridge") != "no";
  if (!on_a_bridge && is_tagged(tags) && below(tags["layer"])) return "it lies under the ground: its layer is below 0";
  return {};
}

}  // namespace linesman::exchange
