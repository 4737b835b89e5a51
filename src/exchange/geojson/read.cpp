// GeoJSON (RFC 7946): x east, y north, in squares of the options, in metres or in degrees.
//
// A member "linesman" of the collection, as our own files have it, gives title, table and units. Without it the table
// is the box round everything; coordinates that do not lie on a table are moved to its corner.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "base/text.h"
#include "base/tolerance.h"
#include "exchange/base_words.h"
#include "exchange/formats.h"
#include "exchange/geojson/items.h"
#include "exchange/import_builder.h"
#include "exchange/shapes.h"
#include "files/documents/document.h"

namespace linesman::exchange {

namespace {

constexpr double INCHES_OF_A_METRE = 1 / 0.0254;
constexpr double METRES_OF_A_DEGREE = 6'378'137 * std::numbers::pi / 180;  // of the equator (WGS 84)

/// Maps coordinates of the file to inches on the table. Lengths of the file are in units of its coordinates; with
/// degrees they are in metres.
class GeoJsonPlane {
 public:
  /// For plane coordinates; `metre` is the inches of a metre.
  GeoJsonPlane(Vec origin, double inches, double metre) : GeoJsonPlane(origin, inches, inches, metre) {}
  /// `length`: the inches of a length without a unit, where that is none of the coordinates.
  GeoJsonPlane(Vec origin, double inches, double length, double metre)
      : origin_(origin), inches_(inches), length_(length), metre_(metre) {}
  /// For degrees of longitude and latitude; `inches` are those of a metre at the middle of the map.
  static GeoJsonPlane of_degrees(const Box& degrees, double inches);

  Vec to_table(Vec p) const;
  /// The inches of a length without a unit, and of a metre.
  double unit() const { return length_; }
  double metre() const { return metre_; }

 private:
  Vec origin_;
  double inches_ = 1;
  double length_ = 1;
  double metre_ = 1;
  std::optional<Vec> middle_;  ///< of degrees
};

/// The extent of a file's coordinates.
struct GeoJsonExtent {
  Box all;
  Box shapes;         ///< of lines and polygons alone
  bool fine = false;  ///< a corner of these has four decimals or more
};

bool within_the_globe(const Box& box) {
  return box.min.x >= -180 && box.max.x <= 180 && box.min.y >= -90 && box.max.y <= 90;
}

/// The system of coordinates that the member "crs" of older GeoJSON names; empty for none.
std::string crs_of(const Value& file) { return text_in(file["crs"]["properties"], "name"); }

/// Whether it is the projection of maps in a browser, whose metres are longer the farther they are from the equator.
bool is_mercator(const std::string& crs) {
  for (const char* number : {"3857", "900913", "102100", "102113", "3785", "3395"})
    if (crs.ends_with(number)) return true;
  return false;
}

/// The share of its metres that a metre on the ground has there, on the sphere.
double true_metre(double y) {
  constexpr double RADIUS = 6'378'137;
  return 1 / std::cosh(y / RADIUS);
}

bool says_degrees(const Value& file) {
  const std::string name = crs_of(file);
  return name.find("CRS84") != std::string::npos || name.find("4326") != std::string::npos;
}

/// Whether the extent is too small for a table and is no drawing in the unit square.
bool looks_like_degrees(const GeoJsonExtent& extent) {
  const Box& box = extent.shapes;
  if (box.empty() || !within_the_globe(extent.all)) return false;
  constexpr double TOO_SMALL_TO_DRAW = 0.25;
  const double most = extent.fine ? 1 : TOO_SMALL_TO_DRAW;
  const bool unit_square = box.min.x >= 0 && box.min.y >= 0 && box.max.x <= 1 && box.max.y <= 1;
  return box.max.x - box.min.x < most && box.max.y - box.min.y < most && !unit_square;
}

Result<GeoJsonPlane> plane_of_degrees(const Box& box, ImportBuilder& builder) {
  const double scale = *builder.options().scale;
  const auto plane = GeoJsonPlane::of_degrees(box, scale * INCHES_OF_A_METRE);
  const Vec middle = 0.5 * (box.min + box.max);
  builder.say(Fate::noted, "",
              said<"its coordinates are degrees: they are taken as metres round [{x}, {y}], at 1:{scale}">(
                  Number{middle.x, 4}, Number{middle.y, 4}, 1 / scale));
  return plane;
}

/// Plane coordinates. They stay as they are if they lie on a table.
/// `shrinking`: the share of a unit that lies on the ground.
GeoJsonPlane plane_coordinates(const Box& box, double shrinking, const ImportBuilder& builder) {
  const auto& scale = builder.options().scale;
  const double metre = scale ? *scale * INCHES_OF_A_METRE : builder.options().inches;
  const double inches = metre * shrinking;
  constexpr double LARGEST = 1200;
  const Vec far = inches * box.max;
  const bool as_it_stands = box.min.x >= 0 && box.min.y >= 0 && within_limit(std::max(far.x, far.y), LARGEST);
  return {as_it_stands || builder.has_table() ? Vec{} : box.min, inches, metre, metre};
}

GeoJsonPlane GeoJsonPlane::of_degrees(const Box& degrees, double inches) {
  GeoJsonPlane plane({}, inches, inches);
  plane.middle_ = 0.5 * (degrees.min + degrees.max);
  plane.origin_ = (1 / inches) * plane.to_table(degrees.min);
  return plane;
}

Vec GeoJsonPlane::to_table(Vec p) const {
  if (middle_) {
    const double parallel = std::cos(middle_->y * std::numbers::pi / 180);
    p = METRES_OF_A_DEGREE * Vec{(p.x - middle_->x) * parallel, p.y - middle_->y};
  }
  return inches_ * (p - origin_);
}

/// The share of a unit of the file that lies on the ground, said where it is not all.
double shrinking_of(const Value& file, const Box& box, ImportBuilder& builder) {
  const std::string crs = crs_of(file);
  if (crs.empty() || box.empty() || file["linesman"].is_object()) return 1;
  if (is_mercator(crs)) {
    const double share = true_metre(0.5 * (box.min.y + box.max.y));
    if (!builder.options().scale) {
      builder.say(Fate::noted, "",
                  "it is in EPSG:3857 (Mercator), whose metres are longer than those on the ground: "
                  "a scale such as 1:300 takes them as they are on the ground");
      return 1;
    }
    builder.say(
        Fate::noted, "",
        said<"it is in EPSG:3857 (Mercator): a metre of it is {n} metres on the ground there, and so it is taken">(
            Number{share, 3}));
    return share;
  }
  if (builder.options().scale && !says_degrees(file))
    builder.say(Fate::noted, "",
                said<"its coordinates are those of {a}: they are taken as metres">(described(Value(crs))));
  return 1;
}

/// Makes a table for that extent, unless the builder has one. A Problem when no table can be made of it, or when the
/// coordinates look like degrees and no scale is given.
Result<GeoJsonPlane> plane_for(const Value& file, const GeoJsonExtent& extent, ImportBuilder& builder) {
  const Box& box = extent.all;
  const bool of_ours = file["linesman"].is_object();
  const bool degrees = !box.empty() && !of_ours && within_the_globe(box);
  const bool small = degrees && looks_like_degrees(extent);
  const bool says_so = degrees && says_degrees(file);
  if (small && !builder.options().scale && builder.options().inches == 1)
    return Problem{"", "its coordinates look like degrees of longitude and latitude: a scale such as 1:300 is needed"};
  if (box.empty() && !builder.has_table()) return Problem{"", "there is nothing in it that a table could be made of"};
  const auto plane = builder.options().scale && (small || says_so)
                         ? plane_of_degrees(box, builder)
                         : Result<GeoJsonPlane>(plane_coordinates(box, shrinking_of(file, box, builder), builder));
  if (!plane) return plane;
  if (says_so && !builder.options().scale)
    builder.say(
        Fate::noted, "",
        "it says that its coordinates are degrees: they are taken as they stand; a scale such as 1:300 takes them "
        "as degrees");
  if (builder.has_table()) return plane;
  const Vec size = plane->to_table(box.max);
  Table table;
  table.width = std::max(1.0, std::ceil(rounded(size.x)));
  table.depth = std::max(1.0, std::ceil(rounded(size.y)));
  if (const auto taken = builder.set_table(table, ""); !taken) return taken.problem();
  const Vec corner = plane->to_table({});
  const bool moved = builder.options().scale || corner.x != 0 || corner.y != 0;
  builder.say(
      Fate::noted, "",
      moved ? said<"no table is given: it is {w}″ × {d}″, round all that is there, which was moved to its corner">(
                  table.width, table.depth)
            : said<"no table is given: it is {w}″ × {d}″, round all that is there">(table.width, table.depth));
  return plane;
}

bool has_four_decimals(double x) { return std::abs(x * 1000 - std::round(x * 1000)) > 1e-6; }

void include_all(GeoJsonExtent& extent, const Value& coordinates, bool of_shape) {
  const auto x = coordinates[0].number();
  const auto y = coordinates[1].number();
  if (!x || !y || !std::isfinite(*x) || !std::isfinite(*y)) {
    for (const Value& each : coordinates.items()) include_all(extent, each, of_shape);
    return;
  }
  extent.all.include(Vec{*x, *y});
  if (!of_shape) return;
  extent.shapes.include(Vec{*x, *y});
  extent.fine = extent.fine || has_four_decimals(*x) || has_four_decimals(*y);
}

Result<void> table_of_ours(const Value& ours, ImportBuilder& builder) {
  const Value bare = Value::Object{{"linesman", DOCUMENT_VERSION}, {"ruleset", "none"}, {"table", ours["table"]}};
  const auto document = read_document(bare, "");
  if (!document) return Problem{"", "/linesman" + document.problem().pointer, document.problem().reason};
  if (ours["title"].text()) builder.set_title(text_in(ours, "title"));
  return builder.set_table(document->game.table(), "/linesman/table");
}

void take_units(const Value& ours, ImportBuilder& builder) {
  builder.each(ours, "units", "/linesman", [&](const Value& each, const std::string& place) {
    Unit unit;
    unit.id = text_in(each, "id");
    unit.name = text_in(each, "name");
    unit.side = text_in(each, "side");
    if (each["traits"].is_object()) unit.traits = each["traits"];
    if (each["status"].is_object()) unit.status = each["status"];
    builder.add(std::move(unit), place);
  });
}

bool is_closed(const Polyline& line) { return line.size() > 3 && line.front() == line.back(); }

bool covers_ground(Kind kind) {
  const FeatureClass of = class_of(kind);
  return of == FeatureClass::area || of == FeatureClass::structure;
}

class GeoJsonReader {
 public:
  GeoJsonReader(const GeoJsonPlane& plane, std::string layer, ImportBuilder& builder)
      : plane_(plane), layer_(std::move(layer)), builder_(builder) {}
  void read(const GeoJsonItem& item);

 private:
  std::optional<Vec> point(const Value& position) const;
  std::optional<Polyline> line(const Value& list) const;
  std::optional<Polygon> polygon(const Value& rings) const;
  bool is_piece(const GeoJsonItem& item, const SaidKind& kind) const;
  void read_pieces(const GeoJsonItem& item);
  void read_terrain(const GeoJsonItem& item, Kind kind);
  void say_unknown(const GeoJsonItem& item, const std::string& word);
  Feature feature_of(const GeoJsonItem& item, Kind kind);
  std::vector<Result<TakenShape>> shapes_of(const GeoJsonItem& item, Kind kind) const;
  std::vector<Result<TakenShape>> shapes_of_lines(const Value& lines, Kind kind) const;
  std::vector<Result<TakenShape>> shapes_of_polygons(const GeoJsonItem& item, Kind kind) const;

  const GeoJsonPlane& plane_;
  const std::string layer_;  ///< the name of the collection
  ImportBuilder& builder_;
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

Fields fields_of(const GeoJsonItem& item) {
  constexpr std::array<std::string_view, 4> OF_FEATURES{"kind", "x", "y", "id"};
  Fields fields;
  for (const auto& [name, value] : item.properties.members())
    if (std::find(OF_FEATURES.begin(), OF_FEATURES.end(), name) == OF_FEATURES.end()) fields.emplace_back(name, value);
  fields.emplace_back("id", item.id);
  return fields;
}

/// Whether a point of a map was made a piece: by a side or a base.
bool is_a_roster_line(const Value& properties) {
  return std::any_of(properties.members().begin(), properties.members().end(), [](const auto& member) {
    const std::string name = without_unit(field_name(member.first)).first;
    return (name == "side" || name == "base" || name == "diameter") && !member.second.is_null() &&
           member.second.text() != "";
  });
}

/// Whether a point has a name or an id, and nothing that a piece does not have. Programs of maps add how they draw it.
bool is_like_a_piece(const GeoJsonItem& item) {
  constexpr std::array<std::string_view, 8> BESIDE{"kind",  "type",        "class", "category",
                                                   "layer", "description", "notes", "comment"};
  if (item.id.empty() && text_in(item.properties, "name").empty()) return false;
  return std::all_of(item.properties.members().begin(), item.properties.members().end(), [&](const auto& member) {
    const std::string name = field_name(member.first);
    if (name.starts_with("marker_") || std::find(BESIDE.begin(), BESIDE.end(), name) != BESIDE.end()) return true;
    const auto draft = piece_draft({{member.first, Value("1")}});
    return !draft || draft->not_taken.empty();
  });
}

/// A point is a piece by a column of rosters, unless its properties make it terrain or a thing of a map.
bool GeoJsonReader::is_piece(const GeoJsonItem& item, const SaidKind& kind) const {
  const std::string type = text_in(*item.geometry, "type");
  const bool of_points = type == "Point" || type == "MultiPoint";
  if (!of_points && !item.geometry->is_null()) return false;
  if (is_of_openstreetmap(item) || is_an_address(item)) return is_a_roster_line(item.properties);
  if (speaks_of_piece(fields_of(item)) || field_name(kind.word) == "piece") return true;
  return of_points && !item.bare && !kind.meaning && !is_of_a_map(item) && is_like_a_piece(item);
}

void GeoJsonReader::read_pieces(const GeoJsonItem& item) {
  const auto read = piece_draft(fields_of(item));
  if (!read) return builder_.say(Fate::left_out, item.place, read.problem().reason);
  if (item.geometry->is_null()) return builder_.add(*read, item.place);
  PieceDraft draft = *read;
  const Value& coordinates = (*item.geometry)["coordinates"];
  const Value one = Value::Array{coordinates};
  const bool several = text_in(*item.geometry, "type") == "MultiPoint";
  for (const Value& position : (several ? coordinates : one).items()) {
    draft.at = point(position);
    if (draft.at)
      builder_.add(draft, item.place);
    else
      builder_.say(Fate::left_out, item.place, said<"a point is a pair of numbers, not {a}">(described(position)));
    draft.id.clear();
  }
}

std::optional<Hex> hex_of(const Value& pair) {
  constexpr std::int64_t MOST = 1000;
  const auto column = pair[0].whole();
  const auto row = pair[1].whole();
  const auto fits = [](const std::optional<std::int64_t>& n) { return n && *n >= -MOST && *n <= MOST; };
  if (!fits(column) || !fits(row)) return std::nullopt;
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

Feature GeoJsonReader::feature_of(const GeoJsonItem& item, Kind kind) {
  const Value& properties = item.properties;
  Feature feature;
  feature.kind = kind;
  if (!item.bare) feature.id = item.id;
  feature.name = text_in(properties, "name");
  if (!properties["kind"].text() && is_name_of_kind(feature.name, kind)) feature.name.clear();
  take_measures(properties["width"], properties["height"], {plane_.unit(), plane_.metre()}, item.place, feature,
                builder_);
  for (const auto& [name, into] :
       {std::pair{"traits", &feature.traits}, {"status", &feature.status}, {"ratings", &feature.ratings}})
    if (properties[name].is_object()) *into = properties[name];
  for (const std::string_view trait : {"uphill", "level"})
    if (properties[trait].is_number()) feature.traits = feature.traits.with(trait, properties[trait]);
  if (builder_.table().hex) take_hexes(properties, feature);
  return feature;
}

Problem malformed(const GeoJsonItem& item) {
  return {"", "its coordinates are not those of a " + text_in(*item.geometry, "type")};
}

/// For a kind that covers ground, a closed line is its outline.
std::vector<Result<TakenShape>> GeoJsonReader::shapes_of_lines(const Value& lines, Kind kind) const {
  std::vector<Result<TakenShape>> shapes;
  for (const Value& each : lines.items()) {
    const auto points = line(each);
    if (!points) break;
    shapes.push_back(covers_ground(kind) && is_closed(*points) ? taken_polygons({{*points, {}}}) : taken_line(*points));
  }
  return shapes;
}

/// Each bare polygon is a feature. A polygon of an obstacle with a width of its own is the line round it, because
/// generators write the walls of a town in this way.
std::vector<Result<TakenShape>> GeoJsonReader::shapes_of_polygons(const GeoJsonItem& item, Kind kind) const {
  const Value& coordinates = (*item.geometry)["coordinates"];
  const Value one = Value::Array{coordinates};
  std::vector<Result<TakenShape>> shapes;
  MultiPolygon together;
  for (const Value& each : (text_in(*item.geometry, "type") == "Polygon" ? one : coordinates).items()) {
    auto whole = polygon(each);
    if (!whole) return {malformed(item)};
    if (item.bare && class_of(kind) == FeatureClass::obstacle && (*item.geometry)["width"].is_number())
      shapes.push_back(taken_line(whole->outer));
    else if (item.bare)
      shapes.push_back(taken_polygons({*whole}));
    else
      together.push_back(std::move(*whole));
  }
  if (!item.bare) shapes.push_back(taken_polygons(together));
  return shapes;
}

std::vector<Result<TakenShape>> GeoJsonReader::shapes_of(const GeoJsonItem& item, Kind kind) const {
  const std::string type = text_in(*item.geometry, "type");
  const Value& coordinates = (*item.geometry)["coordinates"];
  if (type == "Polygon" || type == "MultiPolygon") return shapes_of_polygons(item, kind);
  if (type != "LineString" && type != "MultiLineString")
    return {Problem{"", said<"there is no geometry called {a}">(described((*item.geometry)["type"]))}};
  const Value lines = type == "LineString" ? Value(Value::Array{coordinates}) : coordinates;
  auto shapes = shapes_of_lines(lines, kind);
  if (shapes.size() < std::max<std::size_t>(lines.items().size(), 1)) shapes.emplace_back(malformed(item));
  return shapes;
}

void GeoJsonReader::say_unknown(const GeoJsonItem& item, const std::string& word) {
  const auto shapes = shapes_of(item, Kind::broken);
  const bool drawn = !shapes.empty() && shapes.front();
  builder_.say_unknown(word, item.place, 1, drawn ? shapes.front()->shape : FeatureShape());
}

void GeoJsonReader::read_terrain(const GeoJsonItem& item, Kind kind) {
  const std::string type = text_in(*item.geometry, "type");
  if (type == "Point" || type == "MultiPoint")
    return builder_.say(Fate::left_out, item.place, said<"a point has no area, and a {kind} has">(name_of(kind)));
  if (item.geometry->is_null() && builder_.table().hex) return builder_.add(feature_of(item, kind), item.place);
  const auto shapes = shapes_of(item, kind);
  const Feature feature = feature_of(item, kind);
  for (const auto& shape : shapes) {
    if (!shape) {
      builder_.say(Fate::left_out, item.place, shape.problem().reason);
      continue;
    }
    for (const Sentence& what : shape->mended) builder_.say(Fate::mended, item.place, what);
    Feature one = feature;
    one.shape = shape->shape;
    builder_.add(std::move(one), item.place);
  }
}

void GeoJsonReader::read(const GeoJsonItem& item) {
  const SaidKind kind = kind_said(item, layer_, builder_.words());
  if (is_piece(item, kind)) return read_pieces(item);
  if (const std::string why = why_underground(item); !why.empty()) return builder_.say(Fate::left_out, item.place, why);
  if (kind.meaning && !kind.meaning->kind) return;
  if (kind.meaning) return read_terrain(item, *kind.meaning->kind);
  const std::string type = text_in(*item.geometry, "type");
  if (type == "Point" || type == "MultiPoint")
    return builder_.say(Fate::left_out, item.place, "a point of a map is no piece: nothing says its side");
  if (kind.word.empty()) return builder_.say(Fate::left_out, item.place, "nothing says what kind of terrain it is");
  say_unknown(item, kind.word);
}

}  // namespace

Result<void> read_geojson(const Value& file, ImportBuilder& builder) {
  if (!file.is_object()) return Problem{"", said<"a GeoJSON file is an object, not {a}">(described(file))};
  const auto items = items_of(file, builder);
  if (!items) return items.problem();
  const Value& ours = file["linesman"];
  if (ours["table"].is_object())
    if (const auto taken = table_of_ours(ours, builder); !taken) return taken.problem();
  take_units(ours, builder);
  GeoJsonExtent extent;
  for (const GeoJsonItem& item : *items) {
    const std::string type = text_in(*item.geometry, "type");
    include_all(extent, (*item.geometry)["coordinates"], type != "Point" && type != "MultiPoint");
  }
  const auto plane = plane_for(file, extent, builder);
  if (!plane) return plane.problem();
  GeoJsonReader reader(*plane, text_in(file, "name"), builder);
  for (const GeoJsonItem& item : *items) reader.read(item);
  return {};
}

}  // namespace linesman::exchange
