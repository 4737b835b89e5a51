// Reads rosters: a line for each piece, with the names of the columns in one of the first lines. exchange/piece_draft.h
// has these names, COLUMNS has other words for them. In a roster of our own a column "entry" distinguishes lines of
// units from lines of pieces.
#include <algorithm>
#include <unordered_map>

#include "base/nearest_name.h"
#include "base/text.h"
#include "exchange/base_words.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/place_words.h"
#include "exchange/roster/csv.h"

namespace linesman::exchange {

namespace {

constexpr std::string_view ENTRY = "entry";
/// A column with the number of pieces, or, on a line without a number there, with their name.
constexpr std::string_view COUNT_OR_NAME = "count or name";
/// A column that may have hexes; what is none is left out, and its piece is taken.
constexpr std::string_view HEX_OR_NOTHING = "hex?";

/// The names of columns in rosters, in English and German.
const std::unordered_map<std::string_view, std::string_view>& column_words() {
  static const std::unordered_map<std::string_view, std::string_view> words{
      {"qty", "count"},
      {"quantity", "count"},
      {"number", "count"},
      {"amount", "count"},
      {"how_many", "count"},
      {"model_count", "count"},
      {"no_of_models", "count"},
      {"number_of_models", "count"},
      {"unit_size", "count"},
      {"anzahl", "count"},
      {"menge", "count"},
      {"stück", "count"},
      {"stueck", "count"},
      {"model", COUNT_OR_NAME},
      {"models", COUNT_OR_NAME},
      {"figure", COUNT_OR_NAME},
      {"figures", COUNT_OR_NAME},
      {"miniature", COUNT_OR_NAME},
      {"miniatures", COUNT_OR_NAME},
      {"modell", COUNT_OR_NAME},
      {"modelle", COUNT_OR_NAME},
      {"figur", COUNT_OR_NAME},
      {"figuren", COUNT_OR_NAME},
      {"model_name", "name"},
      {"title", "name"},
      {"designation", "name"},
      {"bezeichnung", "name"},
      {"unit_name", "unit"},
      {"squad", "unit"},
      {"platoon", "unit"},
      {"company", "unit"},
      {"battalion", "unit"},
      {"regiment", "unit"},
      {"group", "unit"},
      {"einheit", "unit"},
      {"verband", "unit"},
      {"zug", "unit"},
      {"player", "side"},
      {"army", "side"},
      {"faction", "side"},
      {"team", "side"},
      {"owner", "side"},
      {"seite", "side"},
      {"partei", "side"},
      {"spieler", "side"},
      {"armee", "side"},
      {"base_size", "base"},
      {"basesize", "base"},
      {"basing", "base"},
      {"base_dimensions", "base"},
      {"basis", "base"},
      {"basegröße", "base"},
      {"basegrösse", "base"},
      {"basegroesse", "base"},
      {"sockel", "base"},
      {"sockelgröße", "base"},
      {"sockelgrösse", "base"},
      {"sockelgroesse", "base"},
      {"base_diameter", "diameter"},
      {"durchmesser", "diameter"},
      {"ø", "diameter"},
      {"base_width", "width"},
      {"frontage", "width"},
      {"breite", "width"},
      {"base_length", "length"},
      {"base_depth", "length"},
      {"depth", "length"},
      {"länge", "length"},
      {"laenge", "length"},
      {"tiefe", "length"},
      {"base_shape", "shape"},
      {"heading", "facing"},
      {"direction", "facing"},
      {"blickrichtung", "facing"},
      {"spalte", "column"},
      {"zeile", "row"},
      {"hex_no", HEX_OR_NOTHING},
      {"hex_nr", HEX_OR_NOTHING},
      {"hex_number", HEX_OR_NOTHING},
      {"hex_nummer", HEX_OR_NOTHING},
      {"hex_id", HEX_OR_NOTHING},
      {"hex_#", HEX_OR_NOTHING},
      {"hex#", HEX_OR_NOTHING},
      {"hexno", HEX_OR_NOTHING},
      {"hexnr", HEX_OR_NOTHING},
      {"hexnumber", HEX_OR_NOTHING},
      {"hexnummer", HEX_OR_NOTHING},
      {"hexfeld", HEX_OR_NOTHING},
      {"hex_feld", HEX_OR_NOTHING},
      {"hexfeldnummer", HEX_OR_NOTHING},
      {"feld", HEX_OR_NOTHING},
      {"feldnummer", HEX_OR_NOTHING},
      {"feld_nr", HEX_OR_NOTHING},
  };
  return words;
}

/// The field of a piece that a column's name means; the name itself when it means none.
std::string field_meant(const std::string& column) {
  const std::string name = field_name(column);
  const auto [plain, unit] = without_unit(name);
  const auto it = column_words().find(plain);
  if (it == column_words().end()) return column;
  return std::string(it->second) + name.substr(plain.size());
}

/// A number may have a comma, as in 12,5, if commas do not separate cells.
std::string with_point(const std::string& cell, char separator) {
  if (separator == ',' || std::count(cell.begin(), cell.end(), ',') != 1) return cell;
  std::string dotted = cell;
  dotted[dotted.find(',')] = '.';
  return cell.find_first_not_of("0123456789,+-. \"″mincMINC") == std::string::npos ? dotted : cell;
}

bool names_a_column(const std::string& name) {
  if (name == COUNT_OR_NAME || name == HEX_OR_NOTHING || field_name(name) == ENTRY) return true;
  const auto draft = piece_draft({{name, Value("1")}});
  return !draft || draft->not_taken.empty();
}

struct Column {
  std::string as_written;
  std::string field;  ///< empty for a column without a meaning
  std::string name;   ///< `field` in the form of field_name
};

std::vector<Column> columns_of(const CsvRow& row) {
  std::vector<Column> columns;
  for (const std::string& cell : row.cells) {
    const std::string written(trimmed(cell));
    const std::string field = field_meant(written);
    const bool known = !written.empty() && names_a_column(field);
    columns.push_back({written, known ? field : std::string(), known ? field_name(field) : std::string()});
  }
  return columns;
}

std::size_t known_in(const std::vector<Column>& columns) {
  const auto known = [](const Column& column) { return !column.field.empty(); };
  return static_cast<std::size_t>(std::count_if(columns.begin(), columns.end(), known));
}

/// The table with the row that names its columns.
struct Headed {
  CsvTable table;
  std::vector<Column> columns;
  std::size_t row = 0;
  std::size_t known = 0;  ///< columns
};

/// A title may stand above the names. The names are on the first line with at least two cells that name columns;
/// without such a line, on the first line if one of its cells does.
Headed headed(CsvTable table) {
  constexpr std::size_t LOOKED_AT = 20;
  Headed best{std::move(table), {}, 0, 0};
  for (std::size_t i = 0; i < std::min(LOOKED_AT, best.table.rows.size()); ++i) {
    std::vector<Column> columns = columns_of(best.table.rows[i]);
    const std::size_t known = known_in(columns);
    if (known <= best.known || (i > 0 && known < 2)) continue;
    best.columns = std::move(columns);
    best.row = i;
    best.known = known;
    if (known > 1) break;
  }
  return best;
}

/// A title may have another separator than the table below it. The separator that gives most known columns counts.
Result<Headed> headed_table(std::string_view text) {
  const auto table = read_csv(text);
  if (!table) return table.problem();
  Headed best = headed(*table);
  if (best.known > 1) return best;
  for (const char separator : SEPARATORS)
    if (const auto other = read_csv(text, separator))
      if (Headed found = headed(*other); found.known > std::max<std::size_t>(best.known, 1)) best = std::move(found);
  return best;
}

Sentence with_nearest_column(Sentence about, const std::string& written) {
  std::vector<std::string> known{"name", "side", "unit", "base", "facing", "altitude", "id", "count"};
  for (const auto& [word, field] : column_words()) known.emplace_back(word);
  std::sort(known.begin(), known.end());  // the table of words has no order
  return with_nearest(std::move(about), field_name(written), known);
}

void say_what_is_above(const Headed& roster, ImportBuilder& builder) {
  for (std::size_t i = 0; i < roster.row; ++i)
    builder.say(Fate::left_out, "line " + std::to_string(roster.table.rows[i].line), "it stands above the columns");
  for (const Column& column : roster.columns)
    if (column.field.empty() && !column.as_written.empty())
      builder.say(
          Fate::left_out, "line " + std::to_string(roster.table.rows[roster.row].line),
          with_nearest_column(said<"the column {a} is nothing that a piece has; a trait begins with \"trait \"">(
                                  described(Value(column.as_written))),
                              column.as_written));
}

bool is_measure(const std::string& name) {
  return name != "name" && name != "side" && name != "unit" && name != "id" && name != "status" &&
         !name.starts_with("trait") && !name.starts_with("status");
}

/// «10x Rifleman» is ten of them. A row with an id is one piece, whatever its name.
void take_count_from_name(Fields& fields) {
  const auto is = [](std::string_view name) {
    return [name](const auto& field) { return field_name(field.first) == name; };
  };
  const auto name = std::find_if(fields.begin(), fields.end(), is("name"));
  if (name == fields.end()) return;
  for (const char* one : {"count", "id"})
    if (std::any_of(fields.begin(), fields.end(), is(one))) return;
  const std::string text(name->second.text().value_or(""));
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::string rest(trimmed(std::string_view(text).substr(digits)));
  for (const std::string_view times : {"x ", "X ", "× "})
    if (digits > 0 && rest.starts_with(times)) {
      name->second = Value(trimmed(std::string_view(rest).substr(times.size())));
      fields.emplace_back("count", Value(text.substr(0, digits)));
      return;
    }
}

Fields fields_of(const CsvRow& row, const std::vector<Column>& columns, char separator) {
  Fields fields;
  for (std::size_t i = 0; i < columns.size() && i < row.cells.size(); ++i) {
    const Column& column = columns[i];
    if (column.field.empty() || column.name == ENTRY) continue;
    const std::string text = text_of_cell(row.cells[i]);
    if (text.empty()) continue;
    const Value cell(is_measure(column.name) ? with_point(text, separator) : text);
    if (column.field == COUNT_OR_NAME)
      fields.emplace_back(count_in_words(cell) ? "count" : "name", cell);
    else if (column.field == HEX_OR_NOTHING)
      fields.emplace_back(hex_in_words(text) ? "hex" : column.as_written, cell);
    else
      fields.emplace_back(column.field, cell);
  }
  take_count_from_name(fields);
  return fields;
}

bool is_unit(const CsvRow& row, const std::vector<Column>& columns) {
  for (std::size_t i = 0; i < columns.size() && i < row.cells.size(); ++i)
    if (columns[i].name == ENTRY && field_name(row.cells[i]) == "unit") return true;
  return false;
}

void read_row(const CsvRow& row, const Headed& roster, ImportBuilder& builder) {
  const std::string place = "line " + std::to_string(row.line);
  const std::size_t width = roster.columns.size();
  const auto extra = [](const std::string& cell) { return !trimmed(cell).empty(); };
  if (row.cells.size() > width &&
      std::any_of(row.cells.begin() + static_cast<std::ptrdiff_t>(width), row.cells.end(), extra))
    return builder.say(Fate::left_out, place,
                       row.cells.size() == 1
                           ? said<"it has 1 cell, and the first line has {m}">(width)
                           : said<"it has {n} cells, and the first line has {m}">(row.cells.size(), width));
  const Fields fields = fields_of(row, roster.columns, roster.table.separator);
  if (fields.empty()) return builder.say(Fate::left_out, place, "it says nothing of a piece");
  const auto draft = piece_draft(fields);
  if (!draft) return builder.say(Fate::left_out, place, draft.problem().reason);
  if (!is_unit(row, roster.columns)) return builder.add(*draft, place);
  Unit unit;
  unit.id = draft->id;
  unit.name = draft->name;
  unit.side = draft->side.empty() ? builder.options().side : draft->side;
  unit.traits = draft->traits;
  unit.status = draft->status;
  builder.add(std::move(unit), place);
}

}  // namespace

bool names_columns(std::string_view text) {
  const auto roster = headed_table(text);
  return roster && roster->known > 0 && roster->table.rows.size() > roster->row + 1;
}

Result<void> read_roster(std::string_view text, ImportBuilder& builder) {
  const auto roster = headed_table(text);
  if (!roster) return roster.problem();
  if (roster->table.rows.empty()) return Problem{"", "is empty"};
  if (roster->known == 0)
    return Problem{"", "",
                   "the first line names no column of pieces: name, side, unit, diameter, width, length, x, y, …"};
  say_what_is_above(*roster, builder);
  if (!builder.has_table())
    if (const auto taken = builder.set_table(Table{}, ""); !taken) return taken.problem();
  for (std::size_t i = roster->row + 1; i < roster->table.rows.size(); ++i)
    read_row(roster->table.rows[i], *roster, builder);
  return {};
}

}  // namespace linesman::exchange
