// GeoJSON (RFC 7946) with plane coordinates: x east, y north, in squares of the wishes.
//
// A member "linesman" of the collection, as our own files have it, says title, table and units. Without it the table
// is the box round everything, moved to the corner where it does not lie on a table as it stands.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/kind_words.h"
#include "exchange/shapes.h"
#include "files/document.h"

namespace linesman::exchange {

namespace {

/// One geometry with its properties, wherever it stood.
struct Item {
  const Value* geometry = nullptr;
  const Value* properties = nullptr;
  std::string id;
  std::string place;
};

void collect_geometry(const Value& geometry, const Value& properties, const std::string& id, const std::string& place,
                      std::vector<Item>& items) {
  if (geometry["type"].text() == "GeometryCollection")
    for (std::size_t i = 0; i < geometry["geometries"].size(); ++i)
      collect_geometry(geometry["geometries"].items()[i], properties, "", pointer_to(place + "/geometries", i), items);
  else
    items.push_back({&geometry, &properties, id, place});
}

std::string id_of(const Value& feature) {
  for (const Value* id : {&feature["id"], &feature["properties"]["id"]}) {
    if (id->text()) return std::string(*id->text());
    if (id->is_whole()) return std::to_string(*id->whole());
  }
  return {};
}

void collect_feature(const Value& feature, const std::string& place, std::vector<Item>& items, Haul& haul) {
  if (!feature.is_object() || feature["type"].text() != "Feature")
    return haul.say(Fate::left_out, place, "its \"type\" is not \"Feature\"");
  collect_geometry(feature["geometry"], feature["properties"], id_of(feature), place, items);
}

Result<std::vector<Item>> items_of(const Value& file, Haul& haul) {
  std::vector<Item> items;
  const std::string type = text_in(file, "type");
  if (type == "FeatureCollection") {
    const auto features = list_in(file, "features");
    if (!features) return features.problem();
    for (std::size_t i = 0; i < features->size(); ++i)
      collect_feature(file["features"].items()[i], pointer_to("/features", i), items, haul);
  } else if (type == "Feature") {
    collect_feature(file, "", items, haul);
  } else {
    return must_be("", "type", "FeatureCollection or Feature", file["type"]);
  }
  return items;
}

void include_all(Box& box, const Value& coordinates) {
  const auto x = coordinates[0].number();
  const auto y = coordinates[1].number();
  if (x && y && std::isfinite(*x) && std::isfinite(*y)) return box.include(Vec{*x, *y});
  for (const Value& each : coordinates.items()) include_all(box, each);
}

/// From coordinates to inches.
struct Plane {
  Vec origin;
  double inches = 1;
  Vec to_table(Vec p) const { return inches * (p - origin); }
};

Result<void> table_of_ours(const Value& ours, Haul& haul) {
  const Value bare = Value::Object{{"linesman", DOCUMENT_VERSION}, {"ruleset", "none"}, {"table", ours["table"]}};
  const auto document = read_document(bare, "");
  if (!document) return Problem{"", "/linesman" + document.problem().pointer, document.problem().reason};
  if (ours["title"].text()) haul.set_title(text_in(ours, "title"));
  return haul.set_table(document->game.table(), "/linesman/table");
}

/// A table for what lies in that box, inches.
Result<Plane> table_round(const Box& box, Haul& haul) {
  const double inches = haul.wishes().inches;
  if (haul.has_table()) return Plane{{}, inches};
  if (box.empty()) return Problem{"", "there is nothing in it that a table could be made of"};
  const Vec far = inches * box.max;
  constexpr double LARGEST = 1200;
  const bool as_it_stands = box.min.x >= 0 && box.min.y >= 0 && within_limit(std::max(far.x, far.y), LARGEST);
  const Plane plane{as_it_stands ? Vec{} : box.min, inches};
  const Vec size = plane.to_table(box.max);
  Table table;
  table.width = std::max(1.0, std::ceil(rounded(size.x)));
  table.depth = std::max(1.0, std::ceil(rounded(size.y)));
  if (const auto taken = haul.set_table(table, ""); !taken) return taken.problem();
  haul.say(Fate::noted, "",
           "no table is given: it is " + number_text(table.width) + "″ × " + number_text(table.depth) +
               "″, round all that is there" + (as_it_stands ? "" : ", which was moved to its corner"));
  return plane;
}

void take_units(const Value& units, Haul& haul) {
  for (const Value& each : units.items()) {
    Unit unit;
    unit.id = text_in(each, "id");
    unit.name = text_in(each, "name");
    unit.side = text_in(each, "side");
    if (each["traits"].is_object()) unit.traits = each["traits"];
    if (each["status"].is_object()) unit.status = each["status"];
    haul.add(std::move(unit));
  }
}

class GeoJsonReader {
 public:
  GeoJsonReader(const Plane& plane, Haul& haul) : plane_(plane), haul_(haul) {}
  void read(const Item& item);

 private:
  std::optional<Vec> point(const Value& position) const;
  std::optional<Polyline> line(const Value& list) const;
  std::optional<Polygon> polygon(const Value& rings) const;
  void read_pieces(const Item& item, const std::vector<Value>& positions);
  void read_terrain(const Item& item);
  void add_shape(const Item& item, Kind kind, const Result<TakenShape>& shape);
  void read_shapes(const Item& item, Kind kind);
  std::optional<Kind> kind_of(const Item& item) const;

  const Plane& plane_;
  Haul& haul_;
};

std::optional<Vec> GeoJsonReader::point(const Value& position) const {
  const auto x = position[0].number();
  const auto y = position[1].number();
  if (!x || !y) return std::nullopt;
  return plane_.to_table({*x, *y});
}

std::optional<Polyline> GeoJsonReader::line(const Value& list) const {
  if (!list.is_array()) return std::nullopt;
  Polyline points;
  for (const Value& position : list.items()) {
    const auto p = point(position);
    if (!p) return std::nullopt;
    points.push_back(*p);
  }
  return points;
}

std::optional<Polygon> GeoJsonReader::polygon(const Value& rings) const {
  if (rings.items().empty()) return std::nullopt;
  Polygon whole;
  for (const Value& each : rings.items()) {
    auto ring = line(each);
    if (!ring) return std::nullopt;
    if (&each == &rings.items().front())
      whole.outer = std::move(*ring);
    else
      whole.holes.push_back(std::move(*ring));
  }
  return whole;
}

std::optional<Kind> GeoJsonReader::kind_of(const Item& item) const {
  for (const std::string_view name : {"kind", "class", "type", "name"})
    if (const auto kind = kind_meant(text_in(*item.properties, name))) return kind;
  return std::nullopt;
}

Fields fields_of(const Item& item) {
  constexpr std::array<std::string_view, 4> OF_FEATURES{"kind", "x", "y", "id"};
  Fields fields;
  for (const auto& [name, value] : item.properties->members())
    if (std::find(OF_FEATURES.begin(), OF_FEATURES.end(), name) == OF_FEATURES.end()) fields.emplace_back(name, value);
  fields.emplace_back("id", item.id);
  return fields;
}

void GeoJsonReader::read_pieces(const Item& item, const std::vector<Value>& positions) {
  const auto read = piece_draft(fields_of(item));
  if (!read) return haul_.say(Fate::left_out, item.place, read.problem().reason);
  PieceDraft draft = *read;
  for (const Value& position : positions) {
    draft.at = point(position);
    if (draft.at)
      haul_.add(draft, item.place);
    else
      haul_.say(Fate::left_out, item.place, "a point is a pair of numbers, not " + describe(position));
    draft.id.clear();
  }
}

std::optional<Hex> hex_of(const Value& pair) {
  const auto column = pair[0].whole();
  const auto row = pair[1].whole();
  constexpr std::int64_t MOST = 1000;
  if (!column || !row || std::abs(*column) > MOST || std::abs(*row) > MOST) return std::nullopt;
  return Hex{static_cast<int>(*column), static_cast<int>(*row)};
}

void take_hexes(const Value& properties, Feature& feature) {
  for (const Value& each : properties["hexes"].items())
    if (const auto hex = hex_of(each)) feature.hexes.push_back(*hex);
  for (const Value& each : properties["hexsides"].items()) {
    const auto hex = hex_of(each[0]);
    const auto side = each[1].whole();
    if (hex && side && *side >= 0 && *side < 6) feature.hexsides.push_back({*hex, static_cast<int>(*side)});
  }
}

double measure_in(const Value& properties, std::string_view name, double fallback) {
  const auto inches = number_in(properties, name);
  return inches && *inches >= 0 ? *inches : fallback;
}

Feature feature_of(const Item& item, Kind kind) {
  const Value& properties = *item.properties;
  Feature feature;
  feature.kind = kind;
  feature.id = item.id;
  feature.name = text_in(properties, "name");
  if (!properties["kind"].text() && kind_meant(feature.name) == kind) feature.name.clear();
  feature.width = measure_in(properties, "width", default_width(kind));
  feature.height = measure_in(properties, "height", default_height(kind));
  for (const auto& [name, into] :
       {std::pair{"traits", &feature.traits}, {"status", &feature.status}, {"ratings", &feature.ratings}})
    if (properties[name].is_object()) *into = properties[name];
  for (const std::string_view trait : {"uphill", "level"})
    if (properties[trait].is_number()) feature.traits = feature.traits.with(trait, properties[trait]);
  return feature;
}

void GeoJsonReader::add_shape(const Item& item, Kind kind, const Result<TakenShape>& shape) {
  if (!shape) return haul_.say(Fate::left_out, item.place, shape.problem().reason);
  for (const std::string& what : shape->mended) haul_.say(Fate::mended, item.place, what);
  Feature feature = feature_of(item, kind);
  feature.shape = shape->shape;
  if (haul_.table().hex) take_hexes(*item.properties, feature);
  haul_.add(std::move(feature), item.place);
}

void GeoJsonReader::read_shapes(const Item& item, Kind kind) {
  const std::string type = text_in(*item.geometry, "type");
  const Value& coordinates = (*item.geometry)["coordinates"];
  const auto malformed = [&] { haul_.say(Fate::left_out, item.place, "its coordinates are not those of a " + type); };
  if (type == "LineString" || type == "MultiLineString") {
    const Value one = Value::Array{coordinates};
    for (const Value& each : (type == "LineString" ? one : coordinates).items()) {
      const auto points = line(each);
      if (!points) return malformed();
      add_shape(item, kind, taken_line(*points));
    }
    return;
  }
  MultiPolygon polygons;
  const Value one = Value::Array{coordinates};
  for (const Value& each : (type == "Polygon" ? one : coordinates).items()) {
    auto whole = polygon(each);
    if (!whole) return malformed();
    polygons.push_back(std::move(*whole));
  }
  add_shape(item, kind, taken_polygons(polygons));
}

void GeoJsonReader::read_terrain(const Item& item) {
  const auto kind = kind_of(item);
  const std::string said = text_in(*item.properties, "kind");
  if (!kind)
    return haul_.say(Fate::left_out, item.place,
                     said.empty() ? "nothing says what kind of terrain it is"
                                  : "there is no kind of terrain called " + describe(Value(said)));
  const std::string type = text_in(*item.geometry, "type");
  if (type == "LineString" || type == "MultiLineString" || type == "Polygon" || type == "MultiPolygon")
    return read_shapes(item, *kind);
  if (!item.geometry->is_null() || !haul_.table().hex)
    return haul_.say(Fate::left_out, item.place, "there is no geometry called " + describe((*item.geometry)["type"]));
  Feature feature = feature_of(item, *kind);
  take_hexes(*item.properties, feature);
  haul_.add(std::move(feature), item.place);
}

void GeoJsonReader::read(const Item& item) {
  const std::string type = text_in(*item.geometry, "type");
  const Value& coordinates = (*item.geometry)["coordinates"];
  if (type == "Point") return read_pieces(item, {coordinates});
  if (type == "MultiPoint") return read_pieces(item, coordinates.items());
  if (item.geometry->is_null() && speaks_of_piece(fields_of(item))) {
    const auto draft = piece_draft(fields_of(item));
    return draft ? haul_.add(*draft, item.place) : haul_.say(Fate::left_out, item.place, draft.problem().reason);
  }
  read_terrain(item);
}

}  // namespace

Result<void> read_geojson(const Value& file, Haul& haul) {
  if (!file.is_object()) return Problem{"", "a GeoJSON file is an object, not " + describe(file)};
  const auto items = items_of(file, haul);
  if (!items) return items.problem();
  const Value& ours = file["linesman"];
  if (ours["table"].is_object())
    if (const auto taken = table_of_ours(ours, haul); !taken) return taken.problem();
  take_units(ours["units"], haul);
  Box box;
  for (const Item& item : *items) include_all(box, (*item.geometry)["coordinates"]);
  const auto plane = table_round(box, haul);
  if (!plane) return plane.problem();
  GeoJsonReader reader(*plane, haul);
  for (const Item& item : *items) reader.read(item);
  return {};
}

}  // namespace linesman::exchange
