#include "architecture/named_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <regex>

namespace linesman {

namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 4> SOURCES{"", ".h", ".cpp", ".py"};

/// Whether a word names a file or a folder of the project.
bool is_name(const std::string& word) {
  static const std::regex name("[A-Za-z0-9_.*<>/-]+");
  static const std::regex file(".+\\.(h|cpp|py|json|md|sh|txt|ts|yml|in|cmake)");
  static const std::regex elsewhere("(\\.?/|build/|include/).*");
  if (!std::regex_match(word, name) || std::regex_match(word, elsewhere)) return false;
  return word.find('/') != std::string::npos || std::regex_match(word, file);
}

/// Whether the tree has a path that ends in the name, whose placeholders stand for any characters.
bool has_like(const Tree& tree, std::string name) {
  static const std::regex special("[.+]");
  static const std::regex placeholder("<[a-z]+>|\\*|\\b(NAME|FILE)\\b");
  name = std::regex_replace(std::regex_replace(name, special, "\\$&"), placeholder, "[^/]*");
  const std::regex pattern("(.*/)?" + name + "(\\.(h|cpp|py))?");
  return std::any_of(tree.begin(), tree.end(), [&](const auto& path) { return std::regex_match(path, pattern); });
}

bool has(const Tree& tree, const std::string& readme, std::string name) {
  while (name.ends_with('/')) name.pop_back();
  if (name.starts_with("..")) name = (fs::path(readme).parent_path() / name).lexically_normal().string();
  const bool may_lack_ending = name.find('/') != std::string::npos;
  for (const std::string ending : SOURCES) {
    const std::string inner = "/" + name + ending;
    const auto ends_so = [&](const std::string& path) { return path.ends_with(inner); };
    if (tree.contains(name + ending)) return true;
    if (std::any_of(tree.begin(), tree.end(), ends_so)) return true;
    if (!may_lack_ending) break;
  }
  return has_like(tree, name);
}

bool has_beside(const Tree& tree, const std::string& readme, const std::string& name) {
  const std::string folder = fs::path(readme).parent_path().string();
  return std::any_of(SOURCES.begin(), SOURCES.end(),
                     [&](const std::string ending) { return tree.contains(folder + "/" + name + ending); });
}

std::vector<std::string> words_in_backticks(const std::string& text) {
  static const std::regex quoted("`([^`]+)`");
  std::vector<std::string> words;
  for (std::sregex_iterator it(text.begin(), text.end(), quoted), end; it != end; ++it) words.push_back((*it)[1]);
  return words;
}

std::vector<std::string> ends_of_links(const std::string& text) {
  static const std::regex link("\\]\\(([^)#:]+)(#[^)]*)?\\)");
  std::vector<std::string> ends;
  for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it) ends.push_back((*it)[1]);
  return ends;
}

/// The first cell of a row of a table.
std::optional<std::string> first_cell(const std::string& row) {
  const std::size_t end = row.find('|', 1);
  if (!row.starts_with("|") || end == std::string::npos) return std::nullopt;
  return row.substr(1, end - 1);
}

}  // namespace

std::vector<std::string> missing_names(const std::string& path, std::string_view readme, const Tree& tree) {
  std::vector<std::string> missing;
  int line = 1;
  bool in_table_of_files = false;
  for (std::size_t from = 0; from < readme.size(); ++line) {
    const std::size_t to = std::min(readme.find('\n', from), readme.size());
    const std::string row(readme.substr(from, to - from));
    from = to + 1;
    const auto miss = [&](const std::string& name) {
      missing.push_back(path + ":" + std::to_string(line) + " names " + name + ", which is not there");
    };
    for (const std::string& word : words_in_backticks(row))
      if (is_name(word) && !has(tree, path, word)) miss(word);
    for (const std::string& end : ends_of_links(row))
      if (!tree.contains((fs::path(path).parent_path() / end).lexically_normal().string())) miss(end);
    const auto cell = first_cell(row);
    if (!cell) {
      in_table_of_files = false;
    } else if (cell->find_first_not_of(" files") == std::string::npos && cell->find("file") != std::string::npos) {
      in_table_of_files = true;
    } else if (in_table_of_files) {
      for (const std::string& word : words_in_backticks(*cell))
        if (!is_name(word) && !has_beside(tree, path, word)) miss(word);
    }
  }
  return missing;
}

}  // namespace linesman
