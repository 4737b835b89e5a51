// Writes saves of Tabletop Simulator: a mat as large as the table, and a block for each piece, as large as its base and
// in the colour of its side. A cube of Tabletop Simulator is one unit wide.
#include <array>
#include <map>

#include "exchange/formats.h"
#include "exchange/tts/objects.h"
#include "files/documents/document.h"
#include "files/json.h"

namespace linesman::exchange {

namespace {

struct Colour {
  std::string_view side;
  double red;
  double green;
  double blue;
};
/// The first ones are those of sides with other names, in their order.
constexpr std::array<Colour, 10> COLOURS{{{"blue", 0.12, 0.53, 1},
                                          {"red", 0.86, 0.1, 0.09},
                                          {"green", 0.19, 0.7, 0.17},
                                          {"yellow", 0.9, 0.9, 0.17},
                                          {"orange", 0.96, 0.39, 0.11},
                                          {"purple", 0.63, 0.13, 0.94},
                                          {"white", 1, 1, 1},
                                          {"grey", 0.5, 0.5, 0.5},
                                          {"black", 0.1, 0.1, 0.1},
                                          {"brown", 0.44, 0.23, 0.09}}};

Value colour_value(const Colour& colour) {
  return Value::Object{{"r", colour.red}, {"g", colour.green}, {"b", colour.blue}};
}

Value transform(Vec at, double height, double facing, Vec size, double thickness) {
  return Value::Object{{"posX", rounded(at.x)},    {"posY", height}, {"posZ", rounded(at.y)},     {"rotX", 0},
                       {"rotY", facing},           {"rotZ", 0},      {"scaleX", rounded(size.x)}, {"scaleY", thickness},
                       {"scaleZ", rounded(size.y)}};
}

class SaveWriter {
 public:
  explicit SaveWriter(const Game& game);
  Value mat() const;
  Value model(const Piece& piece, const Value& in_document);

 private:
  const Colour& colour_of(const std::string& side);
  std::string unit_of(const Piece& piece) const;
  std::string next_id();

  const Game& game_;
  Vec middle_;
  std::map<std::string, std::size_t> sides_;                         ///< without a colour of their name, by their order
  std::map<std::pair<std::string, std::string>, int> units_called_;  ///< by side and label
  int ids_ = 0;
};

SaveWriter::SaveWriter(const Game& game) : game_(game), middle_(0.5 * Vec{game.table().width, game.table().depth}) {
  for (const Unit& unit : game.units()) ++units_called_[{unit.side, label(unit)}];
}

const Colour& SaveWriter::colour_of(const std::string& side) {
  for (const Colour& colour : COLOURS)
    if (colour.side == side) return colour;
  return COLOURS[sides_.emplace(side, sides_.size()).first->second % COLOURS.size()];
}

/// The unit's name, or its id where two of a side have that name.
std::string SaveWriter::unit_of(const Piece& piece) const {
  const Unit& unit = game_.unit(*piece.unit);
  return units_called_.at({unit.side, label(unit)}) > 1 ? unit.id : label(unit);
}

/// Six hexadecimal digits, as Tabletop Simulator has them.
std::string SaveWriter::next_id() {
  constexpr std::string_view DIGITS = "0123456789abcdef";
  std::string id;
  for (int n = ++ids_, i = 0; i < 6; ++i, n /= 16) id.insert(id.begin(), DIGITS[static_cast<std::size_t>(n % 16)]);
  return id;
}

Value memo(Value ours) { return write_json(Value::Object{{std::string(OURS), std::move(ours)}}); }

Value SaveWriter::mat() const {
  const Table& table = game_.table();
  const Vec size{table.width, table.depth};
  const Value::Array inches{table.width, table.depth};
  return Value::Object{{"GUID", "000000"},
                       {"Name", "BlockSquare"},
                       {"Transform", transform({}, TABLE_TOP - MAT_THICKNESS / 2, 0, size, MAT_THICKNESS)},
                       {"Nickname", "Table"},
                       {"ColorDiffuse", Value::Object{{"r", 0.36}, {"g", 0.45}, {"b", 0.27}}},
                       {"Locked", true},
                       {"Memo", memo(Value::Object{{std::string(TABLE_SIZE), inches}})}};
}

Value SaveWriter::model(const Piece& piece, const Value& in_document) {
  Value::Object ours{{"id", piece.id}, {"side", piece.side}};
  for (auto& [name, value] : properties_of_piece(in_document))
    if (name != "side" && name != "facing" && name != "name")
      ours.emplace_back(name, name == "unit" ? Value(unit_of(piece)) : value);
  const Box box = frame_box(piece.base);
  const Vec size{box.max.x - box.min.x, box.max.y - box.min.y};
  const double height = TABLE_TOP + MODEL_THICKNESS / 2 + piece.pose.altitude;
  return Value::Object{
      {"GUID", next_id()},
      {"Name", "BlockSquare"},
      {"Transform", transform(piece.pose.at - middle_, height, piece.pose.facing, size, MODEL_THICKNESS)},
      {"Nickname", piece.name},
      {"Description", piece.unit ? label(game_.unit(*piece.unit)) : std::string()},
      {"ColorDiffuse", colour_value(colour_of(piece.side))},
      {"Locked", false},
      {"Grid", false},
      {"Snap", false},
      {"Memo", memo(std::move(ours))}};
}

}  // namespace

Exported write_tabletop_simulator(const Game& game) {
  const Value document = write_document({game, Value()});
  SaveWriter writer(game);
  Value::Array objects{writer.mat()};
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    objects.push_back(writer.model(*game.pieces()[i], document["pieces"][i]));
  const Value save = Value::Object{{"SaveName", game.title()},
                                   {"GameMode", ""},
                                   {"Table", "Table_None"},
                                   {"Note", ""},
                                   {"TabStates", Value::empty_object()},
                                   {"VersionNumber", ""},
                                   {"ObjectStates", std::move(objects)}};
  constexpr int INDENT = 1;
  Exported exported{write_json(save, INDENT) + "\n", without_rules(game)};
  if (game.table().hex) exported.left_out.push_back({Fate::left_out, "/table/hex", "the grid of hexes"});
  if (!game.terrain().empty())
    exported.left_out.push_back(
        {Fate::left_out, "/terrain", counted(game.terrain().size(), "feature") + " of the terrain"});
  return exported;
}

}  // namespace linesman::exchange
