#include "architecture/history.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace linesman {

namespace {

/// Endings of files that are data: cases, examples, corpora, pictures.
constexpr std::array<std::string_view, 9> DATA{".json", ".linesman", ".svg", ".png",    ".pdf",
                                               ".tmj",  ".dd2vtt",   ".csv", ".geojson"};

bool is_data(std::string_view path) {
  return path.find("/corpus/") != std::string_view::npos || path.find("tests/import/") != std::string_view::npos ||
         std::any_of(DATA.begin(), DATA.end(), [&](std::string_view ending) { return path.ends_with(ending); });
}

/// Whether a line such as "R097 old.h new.h" says that a file moved with few changes.
bool is_move(std::string_view row) {
  constexpr int NEARLY_EQUAL = 90;
  int alike = 0;
  if (row.empty() || row.front() != 'R') return false;
  std::from_chars(row.data() + 1, row.data() + row.size(), alike);
  return alike >= NEARLY_EQUAL;
}

}  // namespace

std::vector<CommitSize> commits_in(std::string_view log) {
  std::vector<CommitSize> commits;
  for (std::size_t from = 0; from < log.size();) {
    const std::size_t to = std::min(log.find('\n', from), log.size());
    const std::string_view row = log.substr(from, to - from);
    from = to + 1;
    if (row.starts_with('@')) {
      const std::size_t space = std::min(row.find(' '), row.size() - 1);
      commits.push_back({std::string(row.substr(1, space - 1)), std::string(row.substr(space + 1)), 0});
    } else if (!row.empty() && !commits.empty() && !is_move(row) && !is_data(row)) {
      ++commits.back().files;
    }
  }
  return commits;
}

}  // namespace linesman
