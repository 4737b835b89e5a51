#include "architecture/recipes.h"

#include <algorithm>
#include <cctype>

namespace linesman {

namespace {

/// The words in backticks.
std::vector<std::string> quoted_words(const std::string& line) {
  std::vector<std::string> words;
  for (std::size_t from = line.find('`'); from != std::string::npos; from = line.find('`', from)) {
    const std::size_t to = line.find('`', from + 1);
    if (to == std::string::npos) break;
    words.push_back(line.substr(from + 1, to - from - 1));
    from = to + 1;
  }
  return words;
}

/// The word with the thing's own words for <placeholders>.
std::string filled_in(std::string word, const MadeThing& made) {
  for (const auto& [placeholder, own] : made) {
    const std::string sign = "<" + placeholder + ">";
    for (std::size_t at = word.find(sign); at != std::string::npos; at = word.find(sign, at + own.size()))
      word.replace(at, sign.size(), own);
  }
  return word;
}

bool is_path(const std::string& word) {
  const std::size_t slash = word.rfind('/');
  return slash != std::string::npos && word.find('.', slash) != std::string::npos &&
         word.find(' ') == std::string::npos;
}

}  // namespace

std::vector<std::string> recipe_lines(std::string_view readme, const std::string& heading) {
  std::vector<std::string> lines;
  bool inside = false;
  for (std::size_t from = 0; from < readme.size();) {
    const std::size_t to = std::min(readme.find('\n', from), readme.size());
    const std::string row(readme.substr(from, to - from));
    from = to + 1;
    if (row.starts_with("## ")) inside = row == "## " + heading;
    const std::size_t dot = row.find(". ");
    if (inside && dot != std::string::npos && dot > 0 &&
        std::all_of(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(dot),
                    [](unsigned char c) { return std::isdigit(c) != 0; }))
      lines.push_back(row.substr(dot + 2));
  }
  return lines;
}

std::vector<std::string> recipe_faults(const std::string& line, const MadeThing& made, const FindFiles& find) {
  std::vector<std::string> faults;
  std::vector<std::string> texts;
  std::vector<std::string> words;
  for (const std::string& raw : quoted_words(line)) {
    const std::string word = filled_in(raw, made);
    if (!is_path(word)) {
      words.push_back(word);
      continue;
    }
    const std::vector<std::string> found = find(word);
    if (found.empty()) faults.push_back("there is no " + word);
    texts.insert(texts.end(), found.begin(), found.end());
  }
  for (const std::string& word : words)
    if (std::none_of(texts.begin(), texts.end(),
                     [&](const std::string& text) { return text.find(word) != std::string::npos; }))
      faults.push_back("no file of the line has " + word);
  return faults;
}

}  // namespace linesman
