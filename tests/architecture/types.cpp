#include "architecture/types.h"

#include <regex>

#include "architecture/includes.h"

namespace linesman {

namespace {

struct Scope {
  bool is_namespace;
  std::string name;
};

Scope scope_of(const std::string& head, const std::vector<Scope>& around, std::vector<std::string>& types) {
  static const std::regex space("\\s*(?:inline\\s+)?namespace\\s*([A-Za-z0-9_:]*)\\s*");
  static const std::regex type(
      "(?:[^(]*>)?\\s*(?:enum\\s+class|enum|class|struct)\\s+(\\w+)(?:\\s+final)?\\s*(?::[^:][\\s\\S]*)?");
  std::smatch match;
  if (std::regex_match(head, match, space)) return {true, match[1]};
  std::string name;
  for (const Scope& scope : around) {
    if (!scope.is_namespace || scope.name.empty()) return {false, {}};
    name += scope.name + "::";
  }
  if (std::regex_match(head, match, type)) types.push_back(name + match[1].str());
  return {false, {}};
}

}  // namespace

std::vector<std::string> types_defined_in(std::string_view text) {
  std::vector<std::string> types;
  std::vector<Scope> around;
  std::string head;
  for (const char c : plain_code(text)) {
    if (c == '{') around.push_back(scope_of(head, around, types));
    if (c == '}' && !around.empty()) around.pop_back();
    head = c == '{' || c == '}' || c == ';' ? std::string() : head + c;
  }
  return types;
}

}  // namespace linesman
