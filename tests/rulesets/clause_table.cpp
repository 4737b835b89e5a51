#include "rulesets/clause_table.h"

#include <regex>
#include <sstream>

#include "rulesets/folders.h"

namespace linesman {

std::vector<ClauseRow> clause_rows(const std::string& readme, std::string_view ruleset) {
  const std::regex row("\\| (" + std::string(ruleset) + "-[0-9]+[a-z]?) ([^|]*) \\| ([^|]*) \\| ([^|]*) \\|");
  std::vector<ClauseRow> rows;
  std::istringstream lines(readme);
  for (std::string line; std::getline(lines, line);) {
    std::smatch cells;
    if (!std::regex_match(line, cells, row)) continue;
    const std::string judged = cells[3];
    const bool is_data = judged.ends_with("(data)") || judged == "the same";
    rows.push_back({cells[1], cells[2], between(judged, "`", "`"), is_data, between(cells[4].str(), "`", "`"),
                    between(cells[4].str(), "«", "»")});
  }
  return rows;
}

bool names_case(std::string_view words, std::string_view name) {
  constexpr std::string_view MORE = "…";
  if (!words.ends_with(MORE)) return words == name;
  words.remove_suffix(MORE.size());
  while (words.ends_with(' ')) words.remove_suffix(1);
  return name.starts_with(words);
}

}  // namespace linesman
