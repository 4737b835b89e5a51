#include "files/documents/parts.h"
#include "table/losses.h"

namespace linesman::files {

namespace {

Value base_value(const Footprint& base, const Value& source) {
  Value json = source.is_object() ? source : Value::empty_object();
  if (const auto* r = std::get_if<RectangleBase>(&base))
    return json.with("shape", "rectangle").with("width", exact(r->width)).with("length", exact(r->length));
  if (const auto* c = std::get_if<CircleBase>(&base))
    return json.with("shape", "circle").with("diameter", exact(c->diameter));
  const auto& points = std::get<PolygonBase>(base).points;
  return json.with("shape", "polygon").with("points", list_of(points, [](Vec p) { return exact(p); }));
}

std::string unit_id(const Game& game, const Piece& piece) { return piece.unit ? game.unit(*piece.unit).id : ""; }

void put_allegiance(Value& json, const Game& game, const Piece& piece, const std::string& old_unit,
                    const std::string& old_side) {
  const std::string unit = unit_id(game, piece);
  if (unit != old_unit) json = unit.empty() ? json.without("unit") : json.with("unit", unit);
  // A piece in a unit has the unit's side, so its own is written only if it was there before.
  if (!unit.empty() ? json.find("side") && json["side"].text() != piece.side
                    : piece.side != old_side || !json.find("side"))
    json = json.with("side", piece.side);
}

void put_place(Value& json, const Piece& piece, const Piece* was) {
  const bool on_grid = piece.hex.has_value();
  const bool moved = !was || !(was->pose.at == piece.pose.at) || was->hex != piece.hex;
  if (moved) {
    if (on_grid && (json.find("hex") || !json.find("at"))) json = json.with("hex", hex_value(*piece.hex));
    if (!on_grid) json = json.without("hex");
    if (!on_grid || json.find("at")) json = json.with("at", exact(piece.pose.at));
  }
  if (!was || was->pose.facing != piece.pose.facing) json = json.with("facing", exact(piece.pose.facing));
  if (piece.pose.altitude != (was ? was->pose.altitude : 0)) json = json.with("altitude", exact(piece.pose.altitude));
}

void put_tray(Value& json, const Piece& piece, const Piece& old) {
  if (piece.tray == old.tray) return;
  if (!piece.tray) {
    json = json.without("tray");
    return;
  }
  Value tray = json["tray"].is_object() ? json["tray"] : Value::empty_object();
  tray = tray.with("models", piece.tray->models).with("files", piece.tray->files);
  if (piece.tray->gap != (old.tray ? old.tray->gap : 0)) tray = tray.with("gap", exact(piece.tray->gap));
  json = json.with("tray", tray);
}

void put_marker(Value& json, const Piece& piece, const Piece& old) {
  if (piece.marker != old.marker) {
    if (const auto& marker = piece.marker)
      json = json.with("marker", (json["marker"].is_object() ? json["marker"] : Value::empty_object())
                                     .with("id", marker->id)
                                     .with("size", exact(marker->size))
                                     .with("height", exact(marker->height)));
    else
      json = json.without("marker");
  }
  if (piece.error == old.error) return;
  json = piece.error ? json.with("uncertainty", exact(piece.error->distance)) : json.without("uncertainty");
  json = piece.error && piece.error->turn ? json.with("turn", exact(*piece.error->turn)) : json.without("turn");
}

}  // namespace

Value unit_value(const Unit& unit, const Unit* was, const Value& source) {
  static const Unit nothing;
  const Unit& old = was ? *was : nothing;
  Value json = source;
  if (!was) json = json.with("id", unit.id);
  if (unit.name != old.name) json = json.with("name", unit.name);
  if (!was || unit.side != old.side) json = json.with("side", unit.side);
  if (!(unit.traits == old.traits)) json = json.with("traits", unit.traits);
  if (!(unit.status == old.status)) json = json.with("status", unit.status);
  return json;
}

Value piece_value(const Game& game, const Piece& piece, const Game* old_game, const Piece* was, const Value& source) {
  static const Piece nothing;
  const Piece& old = was ? *was : nothing;
  Value json = source;
  if (!was) json = json.with("id", piece.id);
  if (piece.name != old.name) json = json.with("name", piece.name);
  put_allegiance(json, game, piece, old_game ? unit_id(*old_game, old) : "", old.side);
  const Footprint& base = base_of_model(piece);
  if (!was || !(base == base_of_model(old))) json = json.with("base", base_value(base, json["base"]));
  put_tray(json, piece, old);
  put_place(json, piece, was);
  if (!(piece.traits == old.traits)) json = json.with("traits", piece.traits);
  if (!(piece.status == old.status)) json = json.with("status", piece.status);
  put_marker(json, piece, old);
  return json;
}

}  // namespace linesman::files
