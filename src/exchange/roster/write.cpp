#include <algorithm>
#include <map>
#include <unordered_map>

#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/roster/csv.h"
#include "files/json.h"

namespace linesman::exchange {

namespace {

/// A text that would be read as another value, such as a number, stands in quotation marks.
std::string cell_of(const Value& value) {
  const auto text = value.text();
  if (!text) return write_json(value);
  const auto draft = piece_draft({{"trait x", value}});
  const bool comes_back = draft && draft->traits["x"] == value && trimmed(*text) == *text;
  return comes_back ? cell_of_text(std::string(*text)) : write_json(value);
}

/// The shortest spelling that reads back as the number.
std::string cell_of(double x) {
  const auto whole = Value(x).whole();
  return write_json(whole ? Value(*whole) : Value(x));
}

/// The columns of the traits or statuses in the game, each once.
class Keys {
 public:
  void add(const Value& members) {
    for (const auto& [key, value] : members.members())
      if (known_.emplace(key, keys_.size()).second) keys_.push_back(key);
  }
  const std::vector<std::string>& all() const { return keys_; }

  /// The cells of one line, a column for each key.
  void add_cells(const Value& members, std::vector<std::string>& cells) const {
    const std::size_t first = cells.size();
    cells.resize(first + keys_.size());
    for (const auto& [key, value] : members.members()) cells[first + known_.at(key)] = cell_of(value);
  }

 private:
  std::vector<std::string> keys_;
  std::unordered_map<std::string, std::size_t> known_;  ///< the column of each
};

/// shape, width, length, diameter, corners
std::vector<std::string> base_cells(const Footprint& base) {
  if (const auto* r = std::get_if<RectangleBase>(&base))
    return {"rectangle", cell_of(r->width), cell_of(r->length), "", ""};
  if (const auto* c = std::get_if<CircleBase>(&base)) return {"circle", "", "", cell_of(c->diameter), ""};
  std::string corners;
  for (const Vec p : std::get<PolygonBase>(base).points)
    corners += (corners.empty() ? "" : "; ") + cell_of(p.x) + " " + cell_of(p.y);
  return {"polygon", "", "", "", cell_of_text(corners)};
}

class RosterWriter {
 public:
  explicit RosterWriter(const Game& game);
  std::string header() const;
  std::string line_of(const Unit& unit) const;
  std::string line_of(const Piece& piece) const;

 private:
  std::string line(std::vector<std::string> cells, const Value& traits, const Value& status) const;
  /// The unit's name, or its id where two of a side have that name.
  std::string unit_of(const Piece& piece) const;

  const Game& game_;
  Keys traits_;
  Keys status_;
  std::map<std::pair<std::string, std::string>, int> units_called_;  ///< by side and label
};

RosterWriter::RosterWriter(const Game& game) : game_(game) {
  for (const Unit& unit : game.units()) {
    traits_.add(unit.traits);
    status_.add(unit.status);
    ++units_called_[{unit.side, label(unit)}];
    if (label(unit) != unit.id) ++units_called_[{unit.side, unit.id}];
  }
  for (const auto& piece : game.pieces()) {
    traits_.add(piece->traits);
    status_.add(piece->status);
  }
}

std::string RosterWriter::header() const {
  std::vector<std::string> names{"entry",  "id",         "name",        "side",          "unit",
                                 "shape",  "width (in)", "length (in)", "diameter (in)", "corners",
                                 "x (in)", "y (in)",     "facing",      "altitude (in)"};
  for (const std::string& key : traits_.all()) names.push_back("trait " + key);
  for (const std::string& key : status_.all()) names.push_back("status " + key);
  return csv_line(names);
}

std::string RosterWriter::line(std::vector<std::string> cells, const Value& traits, const Value& status) const {
  traits_.add_cells(traits, cells);
  status_.add_cells(status, cells);
  return csv_line(cells);
}

std::string RosterWriter::line_of(const Unit& unit) const {
  std::vector<std::string> cells{"unit", cell_of_text(unit.id), cell_of_text(unit.name), cell_of_text(unit.side)};
  constexpr std::size_t COLUMNS_OF_PIECES = 14;
  cells.resize(COLUMNS_OF_PIECES);
  return line(std::move(cells), unit.traits, unit.status);
}

std::string RosterWriter::unit_of(const Piece& piece) const {
  if (!piece.unit) return {};
  const Unit& unit = game_.unit(*piece.unit);
  return units_called_.at({unit.side, label(unit)}) > 1 ? unit.id : label(unit);
}

std::string RosterWriter::line_of(const Piece& piece) const {
  std::vector<std::string> cells{"piece", cell_of_text(piece.id), cell_of_text(piece.name), cell_of_text(piece.side),
                                 cell_of_text(unit_of(piece))};
  for (std::string& cell : base_cells(piece.base)) cells.push_back(std::move(cell));
  for (const double x : {piece.pose.at.x, piece.pose.at.y, piece.pose.facing, piece.pose.altitude})
    cells.push_back(cell_of(x));
  return line(std::move(cells), piece.traits, piece.status);
}

}  // namespace

Exported write_roster(const Game& game) {
  const RosterWriter writer(game);
  Exported roster{writer.header(), without_rules(game)};
  for (const Unit& unit : game.units()) roster.text += writer.line_of(unit);
  for (const auto& piece : game.pieces()) roster.text += writer.line_of(*piece);
  if (!game.terrain().empty())
    roster.left_out.push_back(
        {Fate::left_out, "/terrain", counted(game.terrain().size(), "feature") + " of the terrain"});
  return roster;
}

}  // namespace linesman::exchange
