#include "architecture/classes.h"

#include <algorithm>
#include <optional>
#include <regex>

#include "architecture/includes.h"

namespace linesman {

namespace {

const std::regex LABEL("\\b(public|private|protected|signals|public slots|private slots)\\s*:(?!:)");

std::string trimmed_of_space(const std::string& text) {
  const std::size_t from = text.find_first_not_of(" \t\n");
  return from == std::string::npos ? std::string() : text.substr(from, text.find_last_not_of(" \t\n") - from + 1);
}

/// The text without template arguments: "Map a" for "Map<int, std::vector<int>> a".
std::string without_arguments(std::string text) {
  static const std::regex arguments("<[^<>]*>");
  for (std::string less = std::regex_replace(text, arguments, ""); less != text;
       less = std::regex_replace(text, arguments, ""))
    text = less;
  return text;
}

/// The name of the class that begins with this text, up to its brace.
std::optional<std::string> class_named(const std::string& head) {
  static const std::regex type(
      "(?:template\\s*)?(?:alignas\\([^)]*\\)\\s*)?(?:class|struct)\\s+(?:[\\w:]*::)?(\\w+)(?:\\s+final)?\\s*"
      "(?::[^:][\\s\\S]*)?");
  std::smatch match;
  const std::string text = trimmed_of_space(without_arguments(std::regex_replace(head, LABEL, "")));
  return std::regex_match(text, match, type) ? std::optional(match[1].str()) : std::nullopt;
}

bool declares_function(const std::string& statement) {
  const std::size_t bracket = statement.find('(');
  const std::size_t equals = statement.find('=');
  return bracket != std::string::npos && (equals == std::string::npos || bracket < equals ||
                                          statement.substr(0, bracket).find("operator") != std::string::npos);
}

/// Adds a statement of a class to its size.
void count(const std::string& raw, ClassSize& size) {
  static const std::regex macro("\\bQ_\\w+(\\([^)]*\\))?");
  static const std::regex no_member(
      "(using|typedef|enum|static_assert|class|struct|friend|static constexpr)\\b[\\s\\S]*");
  const std::string text = trimmed_of_space(std::regex_replace(std::regex_replace(raw, LABEL, ""), macro, ""));
  const std::string statement = trimmed_of_space(without_arguments(text));
  if (statement.empty() || std::regex_match(statement, no_member)) return;
  if (declares_function(statement))
    ++size.functions;
  else
    size.members += 1 + static_cast<std::size_t>(std::count(statement.begin(), statement.end(), ','));
}

/// A brace that is open, and the class that it belongs to.
struct Open {
  std::optional<ClassSize> of;
  std::string statement;  ///< the statement of the class that is being read
  bool in_function = false;
};

}  // namespace

std::vector<ClassSize> classes_in(std::string_view text) {
  std::vector<ClassSize> classes;
  std::vector<Open> open{{}};
  for (const char c : plain_code(text)) {
    Open& in = open.back();
    if (c == '{') {
      const auto name = class_named(in.statement);
      const bool function = !name && in.of && declares_function(without_arguments(in.statement));
      open.push_back({name ? std::optional(ClassSize{*name}) : std::nullopt, "", function});
    } else if (c == '}') {
      if (open.size() == 1) return classes;
      if (in.of) classes.push_back(*in.of);
      const bool function = in.in_function;
      open.pop_back();
      Open& around = open.back();
      if (function && around.of) count(around.statement, *around.of);
      if (function || !around.of) around.statement.clear();
    } else if (c == ';') {
      if (in.of) count(in.statement, *in.of);
      in.statement.clear();
    } else {
      in.statement += c;
    }
  }
  return classes;
}

std::set<std::string> classes_with_functions_in(std::string_view source) {
  static const std::regex definition("(?:^|\n)(?![ \t\n])[^\n;{}#/=\\[]*?\\b(\\w+)::~?\\w+\\s*\\(");
  std::set<std::string> found;
  const std::string code = plain_code(source);
  for (std::sregex_iterator it(code.begin(), code.end(), definition), end; it != end; ++it) found.insert((*it)[1]);
  return found;
}

}  // namespace linesman
