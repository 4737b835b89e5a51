#include <algorithm>

#include "exchange/csv.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/left_out.h"
#include "files/json.h"

namespace linesman::exchange {

namespace {

std::string cell_of(const Value& value) {
  if (const auto text = value.text()) return std::string(*text);
  return value.is_null() ? std::string() : write_json(value);
}

/// The shortest that reads back the same.
std::string cell_of(double x) {
  const auto whole = Value(x).whole();
  return write_json(whole ? Value(*whole) : Value(x));
}

/// Keys of traits or of status that any piece has, each once.
std::vector<std::string> keys_of(const Game& game, Value Piece::*member) {
  std::vector<std::string> keys;
  for (const auto& piece : game.pieces())
    for (const auto& [key, value] : ((*piece).*member).members())
      if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
  return keys;
}

/// shape, width, length, diameter, corners
std::vector<std::string> base_cells(const Footprint& base) {
  if (const auto* r = std::get_if<RectangleBase>(&base))
    return {"rectangle", cell_of(r->width), cell_of(r->length), "", ""};
  if (const auto* c = std::get_if<CircleBase>(&base)) return {"circle", "", "", cell_of(c->diameter), ""};
  std::string corners;
  for (const Vec p : std::get<PolygonBase>(base).points)
    corners += (corners.empty() ? "" : "; ") + cell_of(p.x) + " " + cell_of(p.y);
  return {"polygon", "", "", "", corners};
}

void append(std::vector<std::string>& cells, const std::vector<std::string>& more) {
  cells.insert(cells.end(), more.begin(), more.end());
}

}  // namespace

Exported write_roster(const Game& game) {
  const std::vector<std::string> traits = keys_of(game, &Piece::traits);
  const std::vector<std::string> statuses = keys_of(game, &Piece::status);
  std::vector<std::string> header{"id",         "name",        "side",          "unit",    "shape",
                                  "width (in)", "length (in)", "diameter (in)", "corners", "x (in)",
                                  "y (in)",     "facing",      "altitude (in)"};
  for (const std::string& key : traits) header.push_back("trait " + key);
  for (const std::string& key : statuses) header.push_back("status " + key);
  Exported roster{csv_line(header), without_rules(game)};
  for (const auto& p : game.pieces()) {
    std::vector<std::string> cells{p->id, p->name, p->side, p->unit ? label(game.unit(*p->unit)) : std::string()};
    append(cells, base_cells(p->base));
    append(cells, {cell_of(p->pose.at.x), cell_of(p->pose.at.y), cell_of(p->pose.facing), cell_of(p->pose.altitude)});
    for (const std::string& key : traits) cells.push_back(cell_of(p->traits[key]));
    for (const std::string& key : statuses) cells.push_back(cell_of(p->status[key]));
    roster.text += csv_line(cells);
  }
  for (const ReportLine& line : without_units(game)) roster.left_out.push_back(line);
  if (!game.terrain().empty())
    roster.left_out.push_back(
        {Fate::left_out, "/terrain", counted(game.terrain().size(), "feature") + " of the terrain"});
  return roster;
}

}  // namespace linesman::exchange
