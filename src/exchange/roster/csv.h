// Comma-separated values (RFC 4180), read and written. Inside `exchange` only.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace linesman::exchange {

struct CsvRow {
  std::size_t line = 1;  ///< on which it begins, from 1
  std::vector<std::string> cells;
};

struct CsvTable {
  char separator = ',';
  std::vector<CsvRow> rows;  ///< without those that are blank
};

/// What can stand between cells.
inline constexpr std::array<char, 4> SEPARATORS{',', ';', '\t', '|'};

/// Cells between what the first line has most of, of SEPARATORS, or what a line "sep=;" before it says, or `separator`;
/// quoted where they hold separators, quotation marks (doubled) or ends of lines. Lines end in \n or \r\n; a byte
/// order mark is passed over. Refused: a quotation mark that is not closed, text after a closing one, a row of more
/// than 1000 cells, text that is not UTF-8. The Problem's reason names the line.
Result<CsvTable> read_csv(std::string_view text, std::optional<char> separator = std::nullopt);

// A text that a spreadsheet would take for a formula has an apostrophe before it, as has one that begins with an
// apostrophe, and one with blanks at an end, which are else no part of a cell. So what is written comes back the same.
std::string cell_of_text(const std::string& text);
std::string text_of_cell(const std::string& cell);

/// A line with its end; cells are quoted where they must be.
std::string csv_line(const std::vector<std::string>& cells);

}  // namespace linesman::exchange
