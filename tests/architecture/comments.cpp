#include "architecture/comments.h"

#include <regex>

namespace linesman {

namespace {

/// The place of the two slashes that begin a comment; npos when the line has none. Slashes in strings do not count.
std::size_t comment_in(std::string_view row) {
  bool in_string = false;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] == '\\' && in_string)
      ++i;
    else if (row[i] == '"' && (i == 0 || row[i - 1] != '\''))
      in_string = !in_string;
    else if (!in_string && row.substr(i).starts_with("//"))
      return i;
  }
  return std::string_view::npos;
}

}  // namespace

std::vector<CommentLine> comment_lines(std::string_view text) {
  std::vector<CommentLine> found;
  int line = 1;
  bool goes_on = false;
  for (std::size_t from = 0; from < text.size(); ++line) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    const std::string_view row = text.substr(from, to - from);
    from = to + 1;
    const std::size_t slashes = comment_in(row);
    if (slashes == std::string_view::npos) {
      goes_on = false;
      continue;
    }
    std::size_t words = slashes;
    while (words < row.size() && (row[words] == '/' || row[words] == '<' || row[words] == ' ')) ++words;
    const bool alone = row.find_first_not_of(" \t") == slashes;
    found.push_back({line, std::string(row.substr(words)), !goes_on || !alone});
    goes_on = alone;
  }
  return found;
}

std::vector<std::string> private_words(const std::string& path, std::string_view text) {
  static const std::regex words(
      "\\b(told|whoever|whomever|nobody|somebody|so many|so few|the same of|makes of it|thereof|amidst)\\b",
      std::regex::icase);
  static const std::regex beginnings("(What|Who|Whom)\\b.*");
  std::vector<std::string> found;
  for (const CommentLine& comment : comment_lines(text)) {
    const std::string place = path + ":" + std::to_string(comment.line);
    std::smatch match;
    if (std::regex_search(comment.text, match, words)) found.push_back(place + " says \"" + match.str() + "\"");
    if (path.ends_with(".h") && comment.begins && std::regex_match(comment.text, match, beginnings))
      found.push_back(place + " begins with \"" + match[1].str() + "\"");
  }
  return found;
}

}  // namespace linesman
