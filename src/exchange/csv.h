// Comma-separated values (RFC 4180), read and written. Inside `exchange` only.
#pragma once

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

/// Cells between commas, or between semicolons or tabs where the first line has more of these; quoted where they hold
/// separators, quotation marks (doubled) or ends of lines. Lines end in \n or \r\n; a byte order mark is passed over.
/// Refused: a quotation mark that is not closed, text after a closing one, a row of more than 1000 cells, text that is
/// not UTF-8. The Problem's reason names the line.
Result<CsvTable> read_csv(std::string_view text);

/// A line with its end; cells are quoted where they must be.
std::string csv_line(const std::vector<std::string>& cells);

}  // namespace linesman::exchange
