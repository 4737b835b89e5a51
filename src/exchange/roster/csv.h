// Reads and writes comma-separated values (RFC 4180). Inside `exchange` only.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace linesman::exchange {

struct CsvRow {
  std::size_t line = 1;  ///< the line on which it begins, from 1
  std::vector<std::string> cells;
};

struct CsvTable {
  char separator = ',';
  std::vector<CsvRow> rows;  ///< without blank rows
};

/// The separators of cells.
inline constexpr std::array<char, 4> SEPARATORS{',', ';', '\t', '|'};

/// The separator is `separator`, or that of a line "sep=;" at the beginning, or the one of SEPARATORS that is most
/// frequent in the first line. Cells with separators, quotation marks (doubled) or ends of lines stand in quotation
/// marks. Lines end in \n or \r\n; a byte order mark is skipped. Refused: a quotation mark that is not closed, text
/// after a closing one, a row of more than 1000 cells, text that is not UTF-8. The Problem's reason names the line.
Result<CsvTable> read_csv(std::string_view text, std::optional<char> separator = std::nullopt);

// A written cell has an apostrophe before a text that a spreadsheet would take for a formula, that begins with an
// apostrophe, or that has blanks at an end (which would be dropped). Each text reads back as it was.
std::string cell_of_text(const std::string& text);
std::string text_of_cell(const std::string& cell);

/// A line with its end; cells stand in quotation marks where they must.
std::string csv_line(const std::vector<std::string>& cells);

}  // namespace linesman::exchange
