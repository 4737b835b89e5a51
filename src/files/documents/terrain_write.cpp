#include "base/vec.h"
#include "files/documents/parts.h"
#include "movement/grid/hex_grid.h"

namespace linesman::files {

namespace {

bool same_shape(const FeatureShape& a, const FeatureShape& b) { return a == b; }

Value ring_value(const Ring& ring) {
  Value::Array points;
  for (const Vec p : closed_line(ring)) points.push_back(exact(p));
  return points;
}

Value polygon_value(const Polygon& polygon) {
  Value::Array rings{ring_value(polygon.outer)};
  for (const Ring& hole : polygon.holes) rings.push_back(ring_value(hole));
  return rings;
}

/// Writes a member unless it has its default and was not there before.
void put_measure(Value& into, std::string_view name, double now, double fallback) {
  const Value* there = into.find(name);
  if (now != (there ? there->number().value_or(fallback) : fallback)) into = into.with(name, exact(now));
}

Value hexsides_value(const std::vector<Hexside>& sides) {
  return list_of(sides, [](const Hexside& s) -> Value { return Value::Array{hex_value(s.hex), s.side}; });
}

}  // namespace

Value geometry_value(const FeatureShape& shape, const Value& source) {
  Value geometry = source.is_object() ? source : Value::empty_object();
  if (const auto* line = std::get_if<Polyline>(&shape))
    return geometry.with("type", "LineString").with("coordinates", list_of(*line, [](Vec p) { return exact(p); }));
  const auto& parts = std::get<MultiPolygon>(shape);
  if (parts.size() == 1 && !(geometry["type"].text() == "MultiPolygon"))
    return geometry.with("type", "Polygon").with("coordinates", polygon_value(parts.front()));
  return geometry.with("type", "MultiPolygon").with("coordinates", list_of(parts, polygon_value));
}

Value feature_value(const Feature& feature, const Feature* was, const Value& source) {
  static const Feature nothing;
  const Feature& old = was ? *was : nothing;
  Value json = source;
  if (!was) json = json.with("id", feature.id);
  if (feature.name != old.name) json = json.with("name", feature.name);
  if (!was || feature.kind != old.kind) json = json.with("kind", name_of(feature.kind));
  if (!same_shape(feature.shape, old.shape)) {
    const bool none = std::holds_alternative<std::monostate>(feature.shape);
    json = none ? json.without("geometry") : json.with("geometry", geometry_value(feature.shape, json["geometry"]));
  }
  put_measure(json, "width", feature.width, default_width(feature.kind));
  put_measure(json, "height", feature.height, default_height(feature.kind));
  if (feature.hexes != old.hexes) json = json.with("hexes", list_of(feature.hexes, hex_value));
  if (feature.hexsides != old.hexsides) json = json.with("hexsides", hexsides_value(feature.hexsides));
  // A feature without geometry needs an empty list of hexes or hexsides.
  if (std::holds_alternative<std::monostate>(feature.shape) && !json.find("hexes") && !json.find("hexsides"))
    json = json.with(lies_on_hexsides(feature.kind) ? "hexsides" : "hexes", Value::empty_array());
  if (!(feature.traits == old.traits)) json = json.with("traits", feature.traits);
  if (!(feature.status == old.status)) json = json.with("status", feature.status);
  if (!(feature.ratings == old.ratings)) json = json.with("ratings", feature.ratings);
  return json;
}

namespace {

Value marker_value(const TableMarker& marker) {
  return Value::Object{
      {"id", marker.id}, {"at", exact(marker.at)}, {"facing", exact(marker.facing)}, {"size", exact(marker.size)}};
}

void put_markers(Value& json, const Table& table) {
  if (table.family != MarkerFamily::tag36h11 || json.find("family")) json = json.with("family", name_of(table.family));
  if (table.markers.empty())
    json = json.without("markers");
  else
    json = json.with("markers", list_of(table.markers, marker_value));
}

}  // namespace

Value table_value(const Table& table, const Value& source) {
  Value json = source.is_object() ? source : Value::empty_object();
  const Vec grid = table.hex ? HexGrid(*table.hex).extent() : Vec{};
  const bool as_grid = table.hex && table.width == grid.x && table.depth == grid.y;
  if (!as_grid || json.find("width") || json.find("depth"))
    json = json.with("width", exact(table.width)).with("depth", exact(table.depth));
  put_markers(json, table);
  if (!table.hex) return json.without("hex");
  const HexLayout& h = *table.hex;
  const Value hex = json["hex"].is_object() ? json["hex"] : Value::empty_object();
  return json.with("hex", hex.with("orientation", name_of(h.orientation))
                              .with("size", exact(h.size))
                              .with("columns", h.columns)
                              .with("rows", h.rows)
                              .with("shift", name_of(h.shift)));
}

}  // namespace linesman::files
