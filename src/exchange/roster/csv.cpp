#include "exchange/roster/csv.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/utf8.h"

namespace linesman::exchange {

namespace {

constexpr std::size_t MAX_CELLS = 1000;

Sentence on_line(std::size_t line, Sentence reason) { return said<"line {n}: {reason}">(line, std::move(reason)); }

/// The separator that is most frequent in the first line, outside of quotation marks.
char separator_of(std::string_view text) {
  std::array<std::size_t, SEPARATORS.size()> found{};
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == '\n') break;
    for (std::size_t i = 0; i < SEPARATORS.size(); ++i) found.at(i) += c == SEPARATORS.at(i) ? 1 : 0;
  }
  return SEPARATORS.at(static_cast<std::size_t>(std::max_element(found.begin(), found.end()) - found.begin()));
}

/// The separator of the line "sep=;", which spreadsheets read and hide; nothing when there is no such line.
std::optional<char> take_separator_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string line(text.substr(0, end));
  std::erase_if(line, [](char c) { return c == '\r' || c == '"'; });
  if (line.size() != 5 || (!line.starts_with("sep=") && !line.starts_with("SEP=") && !line.starts_with("Sep=")))
    return std::nullopt;
  if (std::find(SEPARATORS.begin(), SEPARATORS.end(), line.back()) == SEPARATORS.end()) return std::nullopt;
  text.remove_prefix(std::min(end + 1, text.size()));
  return line.back();
}

/// Whether a spreadsheet may take the text for a formula, or would not give it back as it is.
bool needs_apostrophe(std::string_view text) {
  if (text.empty()) return false;
  constexpr std::string_view FIRST = "=+-@'\t\r\n ";
  constexpr std::array<std::string_view, 4> WIDE{"＝", "＋", "－", "＠"};  // some spreadsheets take them for = + - @
  const auto begins = [&](std::string_view sign) { return text.starts_with(sign); };
  return FIRST.find(text.front()) != std::string_view::npos || std::any_of(WIDE.begin(), WIDE.end(), begins) ||
         text.back() == ' ' || text.back() == '\t';
}

class Scanner {
 public:
  Scanner(std::string_view text, char separator, std::size_t line) : text_(text), separator_(separator), line_(line) {}

  Result<std::vector<CsvRow>> rows();

 private:
  Result<std::string> cell();
  Result<std::string> quoted_cell();
  bool at_end() const { return at_ == text_.size(); }
  bool at_line_end() const {
    return at_end() || text_[at_] == '\n' ||
           (text_[at_] == '\r' && (at_ + 1 == text_.size() || text_[at_ + 1] == '\n'));
  }
  void pass_line_end();

  std::string_view text_;
  char separator_;
  std::size_t line_;
  std::size_t at_ = 0;
};

void Scanner::pass_line_end() {
  while (!at_end() && text_[at_] == '\r') ++at_;
  if (!at_end()) ++at_;
  ++line_;
}

Result<std::string> Scanner::quoted_cell() {
  const std::size_t began = line_;
  std::string cell;
  for (++at_; !at_end(); ++at_) {
    if (text_[at_] != '"') {
      line_ += text_[at_] == '\n' ? 1 : 0;
      cell += text_[at_];
    } else if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
      cell += text_[++at_];
    } else {
      ++at_;
      if (at_line_end() || text_[at_] == separator_) return cell;
      return Problem{"", on_line(line_, "text follows a closing quotation mark")};
    }
  }
  return Problem{"", on_line(began, "a quotation mark is not closed")};
}

Result<std::string> Scanner::cell() {
  if (!at_end() && text_[at_] == '"') return quoted_cell();
  const std::size_t from = at_;
  while (!at_line_end() && text_[at_] != separator_) ++at_;
  return std::string(text_.substr(from, at_ - from));
}

Result<std::vector<CsvRow>> Scanner::rows() {
  std::vector<CsvRow> rows;
  while (!at_end()) {
    CsvRow row{line_, {}};
    for (bool more = true; more;) {
      auto next = cell();
      if (!next) return next.problem();
      row.cells.push_back(std::move(next).value());
      if (row.cells.size() > MAX_CELLS)
        return Problem{"", on_line(line_, said<"it has more than {n} cells">(MAX_CELLS))};
      more = !at_line_end();
      if (more) ++at_;  // the separator
    }
    pass_line_end();
    const auto blank = [](const std::string& c) { return c.find_first_not_of(" \t") == std::string::npos; };
    if (!std::all_of(row.cells.begin(), row.cells.end(), blank)) rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

Result<CsvTable> read_csv(std::string_view text, std::optional<char> separator) {
  constexpr std::string_view MARK = "\xEF\xBB\xBF";
  if (text.starts_with(MARK)) text.remove_prefix(MARK.size());
  if (!is_utf8(text)) return Problem{"", "the text is not UTF-8"};
  const auto said = take_separator_line(text);
  const char between = separator ? *separator : said ? *said : separator_of(text);
  auto rows = Scanner(text, between, said ? 2 : 1).rows();
  if (!rows) return rows.problem();
  return CsvTable{between, std::move(rows).value()};
}

std::string cell_of_text(const std::string& text) { return needs_apostrophe(text) ? "'" + text : text; }

std::string text_of_cell(const std::string& cell) {
  if (cell.starts_with('\'') && needs_apostrophe(std::string_view(cell).substr(1))) return cell.substr(1);
  return std::string(trimmed(cell));
}

std::string csv_line(const std::vector<std::string>& cells) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) line += ',';
    const std::string& cell = cells[i];
    if (cell.find_first_of(",;|\t\"\r\n") == std::string::npos) {
      line += cell;
      continue;
    }
    line += '"';
    for (const char c : cell) line += c == '"' ? std::string("\"\"") : std::string(1, c);
    line += '"';
  }
  return line + "\r\n";
}

}  // namespace linesman::exchange
