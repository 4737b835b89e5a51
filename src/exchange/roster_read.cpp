// Rosters: a line for each piece, its columns named by the first line (exchange/piece_draft.h has the names).
#include <algorithm>

#include "base/text.h"
#include "exchange/csv.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"

namespace linesman::exchange {

namespace {

/// Where commas do not separate cells they may stand in numbers: 12,5.
std::string with_point(const std::string& cell, char separator) {
  if (separator == ',' || std::count(cell.begin(), cell.end(), ',') != 1) return cell;
  std::string dotted = cell;
  dotted[dotted.find(',')] = '.';
  return cell.find_first_not_of("0123456789,+-. \"″mincMINC") == std::string::npos ? dotted : cell;
}

bool names_a_column(const std::string& name) {
  const auto draft = piece_draft({{name, Value("1")}});
  return !draft || draft->not_taken.empty();
}

Fields fields_of(const CsvRow& row, const std::vector<std::string>& names, char separator) {
  Fields fields;
  for (std::size_t i = 0; i < names.size() && i < row.cells.size(); ++i)
    if (const std::string cell(trimmed(row.cells[i])); !cell.empty())
      fields.emplace_back(names[i], Value(with_point(cell, separator)));
  return fields;
}

Result<std::vector<std::string>> header_of(const CsvTable& table, Haul& haul) {
  if (table.rows.empty()) return Problem{"", "is empty"};
  std::vector<std::string> names;
  bool any = false;
  for (const std::string& cell : table.rows.front().cells) {
    const std::string name(trimmed(cell));
    const bool known = names_a_column(name);
    if (!known && !name.empty())
      haul.say(Fate::left_out, "line " + std::to_string(table.rows.front().line),
               "the column " + describe(Value(name)) + " is nothing that a piece has; a trait begins with \"trait \"");
    names.push_back(known ? name : std::string());
    any = any || (known && !name.empty());
  }
  if (!any)
    return Problem{"", "",
                   "the first line names no column of pieces: name, side, unit, diameter, width, length, x, y, …"};
  return names;
}

void read_row(const CsvRow& row, const std::vector<std::string>& names, char separator, Haul& haul) {
  const std::string place = "line " + std::to_string(row.line);
  const auto extra = [](const std::string& cell) { return !trimmed(cell).empty(); };
  if (row.cells.size() > names.size() &&
      std::any_of(row.cells.begin() + static_cast<std::ptrdiff_t>(names.size()), row.cells.end(), extra))
    return haul.say(
        Fate::left_out, place,
        "it has " + counted(row.cells.size(), "cell") + ", and the first line has " + std::to_string(names.size()));
  Fields fields = fields_of(row, names, separator);
  std::erase_if(fields, [](const auto& field) { return field.first.empty(); });
  if (fields.empty()) return haul.say(Fate::left_out, place, "it says nothing of a piece");
  const auto draft = piece_draft(fields);
  if (!draft) return haul.say(Fate::left_out, place, draft.problem().reason);
  haul.add(*draft, place);
}

}  // namespace

Result<void> read_roster(std::string_view text, Haul& haul) {
  const auto table = read_csv(text);
  if (!table) return table.problem();
  const auto names = header_of(*table, haul);
  if (!names) return names.problem();
  if (!haul.has_table())
    if (const auto taken = haul.set_table(Table{}, ""); !taken) return taken.problem();
  for (std::size_t i = 1; i < table->rows.size(); ++i) read_row(table->rows[i], *names, table->separator, haul);
  return {};
}

}  // namespace linesman::exchange
