// Writes GeoJSON: features as in the document, pieces as points with their properties, and a member "linesman" with
// title, table and units. Reading it again gives equal terrain and equal pieces.
#include "exchange/formats.h"
#include "files/documents/document.h"
#include "files/json.h"

namespace linesman::exchange {

namespace {

Value feature_of(const Value& id, const Value& geometry, Value::Object properties) {
  return Value::Object{{"type", "Feature"}, {"id", id}, {"geometry", geometry}, {"properties", std::move(properties)}};
}

Value terrain_feature(const Value& feature) {
  Value::Object properties;
  for (const auto& [name, value] : feature.members())
    if (name != "id" && name != "geometry") properties.emplace_back(name, value);
  return feature_of(feature["id"], feature["geometry"], std::move(properties));
}

Value piece_feature(const Value& piece, const Piece& of) {
  Value::Object properties = properties_of_piece(piece);
  properties.emplace_back("side", of.side);
  const Value at = Value::Array{of.pose.at.x, of.pose.at.y};
  return feature_of(piece["id"], Value::Object{{"type", "Point"}, {"coordinates", at}}, std::move(properties));
}

}  // namespace

Exported write_geojson(const Game& game) {
  const Value document = write_document({game, Value()});
  Value::Array features;
  for (const Value& feature : document["terrain"].items()) features.push_back(terrain_feature(feature));
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    features.push_back(piece_feature(document["pieces"][i], *game.pieces()[i]));
  const Value ours = Value::Object{{"title", game.title()}, {"table", document["table"]}, {"units", document["units"]}};
  const Value collection =
      Value::Object{{"type", "FeatureCollection"}, {"linesman", ours}, {"features", std::move(features)}};
  constexpr int INDENT = 1;
  return {write_json(collection, INDENT) + "\n", without_rules(game)};
}

}  // namespace linesman::exchange
