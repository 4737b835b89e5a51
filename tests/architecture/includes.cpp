#include "architecture/includes.h"

#include <algorithm>
#include <filesystem>
#include <regex>

namespace linesman {

std::string without_comments(std::string_view text) {
  std::string kept;
  enum { code, line_comment, comment, string } in = code;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    if (in == code && rest.starts_with("//")) in = line_comment;
    if (in == code && rest.starts_with("/*")) in = comment;
    if (in == line_comment && text[i] == '\n') in = code;
    if (in == comment && rest.starts_with("*/")) {
      in = code;
      ++i;
      continue;
    }
    if (in == string && text[i] == '\\') {
      kept += rest.substr(0, 2);
      ++i;
      continue;
    }
    if (text[i] == '"' && (in == code || in == string)) in = in == code ? string : code;
    if (in == string && text[i] == '\n') in = code;
    if (in == code || in == string || text[i] == '\n') kept += text[i];
  }
  return kept;
}

std::string plain_code(std::string_view text) {
  static const std::regex directive("(^|\n)[ \t]*#[^\n]*");
  static const std::regex literal("\"([^\"\\\\\n]|\\\\.)*\"|'([^'\\\\\n]|\\\\.)'");
  return std::regex_replace(std::regex_replace(without_comments(text), directive, "\n"), literal, "0");
}

std::vector<Include> includes_of(std::string_view text) {
  static const std::regex pattern("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]");
  std::vector<Include> found;
  const std::string code = without_comments(text);
  int line = 1;
  for (std::size_t from = 0; from <= code.size(); ++line) {
    const std::size_t to = std::min(code.find('\n', from), code.size());
    std::smatch match;
    const std::string row = code.substr(from, to - from);
    if (std::regex_search(row, match, pattern)) found.push_back({line, match[2], match[1] == "\""});
    from = to + 1;
  }
  return found;
}

QtModules qt_modules_in(const std::string& include_folder) {
  return [include_folder](const std::string& header) -> std::string {
    if (header.starts_with("Qt") && header.find('/') != std::string::npos) return header.substr(0, header.find('/'));
    if (!header.starts_with("Q") && !header.starts_with("q")) return {};
    for (const auto& module : std::filesystem::directory_iterator(include_folder))
      if (module.is_directory() && std::filesystem::exists(module.path() / header))
        return module.path().filename().string();
    return {};
  };
}

std::vector<std::string> ruleset_mentions(const std::string& path, std::string_view text,
                                          const std::vector<std::string>& ruleset_ids) {
  static const std::regex literal("\"([^\"\\\\]*)\"");
  // "hexes" is a member of features in the protocol besides being the id of a ruleset.
  const auto of_the_protocol = [](const std::string& id) { return id == "hexes"; };
  std::vector<std::string> found;
  const std::string code = without_comments(text);
  for (std::sregex_iterator it(code.begin(), code.end(), literal), end; it != end; ++it) {
    const std::string words = (*it)[1];
    for (const std::string& id : ruleset_ids)
      if ((words == id && !of_the_protocol(id)) || std::regex_match(words, std::regex(id + "-[0-9]+[a-z]?")))
        found.push_back(path + " says \"" + words + "\"");
  }
  return found;
}

}  // namespace linesman
