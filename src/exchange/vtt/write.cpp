#include <algorithm>

#include "base/vec.h"
#include "exchange/formats.h"
#include "files/json.h"
#include "record/base64.h"

namespace linesman::exchange {

namespace {

/// The format only has things that block sight or movement.
bool is_wall(const Feature& feature) {
  const FeatureClass of = class_of(feature.kind);
  return of == FeatureClass::obstacle || of == FeatureClass::structure;
}

Value point(Vec p) { return Value::Object{{"x", p.x}, {"y", p.y}}; }

Value line_value(const Polyline& line, double depth) {
  Value::Array points;
  for (const Vec p : line) points.push_back(point({p.x, depth - p.y}));
  return points;
}

struct Walls {
  Value::Array lines;
  Value::Array outlines;
};

void add(Walls& walls, const Feature& feature, double depth) {
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) walls.lines.push_back(line_value(*line, depth));
  const auto* polygons = std::get_if<MultiPolygon>(&feature.shape);
  if (!polygons) return;
  for (const Polygon& polygon : *polygons) {
    walls.outlines.push_back(line_value(closed_line(polygon.outer), depth));
    for (const Ring& hole : polygon.holes) walls.outlines.push_back(line_value(closed_line(hole), depth));
  }
}

std::vector<ReportLine> left_out_of(const Game& game) {
  std::vector<ReportLine> lines;
  for (std::size_t i = 0; i < game.terrain().size(); ++i) {
    const Feature& feature = game.terrain()[i];
    const std::string place = pointer_to("/terrain", i);
    if (!is_wall(feature))
      lines.push_back(
          {Fate::left_out, place, label(feature) + ": " + std::string(name_of(feature.kind)) + " is no wall"});
    else if (std::holds_alternative<std::monostate>(feature.shape))
      lines.push_back({Fate::left_out, place, said<"{a}: it lies on hexes and has no shape">(label(feature))});
  }
  if (!game.pieces().empty()) lines.push_back({Fate::left_out, "/pieces", counted(game.pieces().size(), "piece")});
  const auto rules = without_rules(game);
  lines.insert(lines.end(), rules.begin(), rules.end());
  return lines;
}

}  // namespace

Exported write_universal_vtt(const Game& game, const MapPicture& picture) {
  const double depth = game.table().depth;
  Walls walls;
  for (const Feature& feature : game.terrain())
    if (is_wall(feature)) add(walls, feature, depth);
  constexpr double VERSION = 0.3;
  const Value resolution = Value::Object{{"map_origin", point({0, 0})},
                                         {"map_size", point({game.table().width, depth})},
                                         {"pixels_per_grid", picture.pixels_for_inch}};
  const Value environment = Value::Object{{"baked_lighting", false}, {"ambient_light", "ffffffff"}};
  const Value file = Value::Object{{"format", VERSION},
                                   {"resolution", resolution},
                                   {"line_of_sight", std::move(walls.lines)},
                                   {"objects_line_of_sight", std::move(walls.outlines)},
                                   {"portals", Value::empty_array()},
                                   {"environment", environment},
                                   {"lights", Value::empty_array()},
                                   {"image", base64(picture.png)}};
  constexpr int INDENT = 1;
  return {write_json(file, INDENT) + "\n", left_out_of(game)};
}

}  // namespace linesman::exchange
