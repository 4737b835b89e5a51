#include "cli/typed_arguments.h"

namespace linesman {

std::vector<std::string> with_help_last(std::vector<std::string> arguments) {
  if (arguments.empty() || arguments.front() != "help") return arguments;
  arguments.erase(arguments.begin());
  arguments.emplace_back("--help");
  return arguments;
}

std::vector<std::string> with_values_apart(const std::vector<std::string>& arguments) {
  std::vector<std::string> apart;
  for (const std::string& argument : arguments) {
    const bool is_empty = argument.starts_with("--") && argument.ends_with('=');
    apart.push_back(is_empty ? argument.substr(0, argument.size() - 1) : argument);
    if (is_empty) apart.emplace_back();
  }
  return apart;
}

std::string language_among(const std::vector<std::string>& arguments) {
  const std::string option = "--language";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == option && i + 1 < arguments.size()) return arguments[i + 1];
    if (arguments[i].starts_with(option + "=")) return arguments[i].substr(option.size() + 1);
  }
  return {};
}

}  // namespace linesman
