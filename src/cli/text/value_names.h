// The values of options and arguments: how the help names them, and what a shell can offer for them.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace linesman {

enum class ValueKind {
  words,  ///< nothing can be offered
  choice,
  game,
  order,
  picture,
  file,
  folder,
  ruleset,
  ruleset_option,
  language,
  schema,
  example,
  paper
};

/// Names the values of all options of a program and of its calls: FILE, FOLDER, NUMBER, json|text. To be called once,
/// when all are there.
void name_values(CLI::App& program);

/// "cases find" of the call find below cases; empty for the program itself.
std::string path_of_call(const CLI::App& call);

/// Whether an option or argument has a value. The others are flags.
bool takes_value(const CLI::Option& option);

/// The kind of the values of an option or argument of a call, after `name_values`.
ValueKind kind_of_value(const CLI::App& call, const CLI::Option& option);

/// "json" and "text" of json|text, after `name_values`. Empty where the values are no choice.
std::vector<std::string> choices_of(const CLI::App& call, const CLI::Option& option);

}  // namespace linesman
