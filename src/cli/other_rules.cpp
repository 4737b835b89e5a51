#include "cli/other_rules.h"

#include <algorithm>

#include "base/nearest_name.h"
#include "base/text.h"
#include "files/json.h"

namespace linesman {

namespace {

/// "weather" and "wet" of "weather=wet"; both are empty when it is no such pair.
std::pair<std::string, std::string> halves(const std::string& option) {
  const std::size_t sign = option.find('=');
  if (sign == std::string::npos || sign == 0 || sign + 1 == option.size()) return {};
  return {option.substr(0, sign), option.substr(sign + 1)};
}

Value read_value(const std::string& text) {
  auto json = parse_json(text, "");
  return json ? std::move(json).value() : Value(text);
}

/// The last argument about an option with this pointer into a document; nullptr when there is none.
const std::string* argument_about(const std::string& pointer, const std::vector<std::string>& options) {
  const auto found = std::find_if(options.rbegin(), options.rend(), [&](const std::string& option) {
    return pointer == pointer_to("/options", halves(option).first);
  });
  return found == options.rend() ? nullptr : &*found;
}

/// Of the names that are known one is always named.
Sentence with_nearest_of(Sentence about, const std::string& name, const std::vector<std::string>& known) {
  const std::string nearest = nearest_name(name, known);
  return nearest.empty() ? about : said<"{a}; the nearest is \"{name}\"">(std::move(about), nearest);
}

/// The nearest value where the option has no such value.
Sentence with_nearest_value(Sentence about, const std::string& key, const Value& value, const Terms& terms) {
  const Field* option = terms.option(key);
  const auto text = value.text();
  if (option == nullptr || !text || option->formerly.find(*text)) return about;
  return with_nearest_of(std::move(about), std::string(*text), option->choices);
}

}  // namespace

Result<Value> with_rules(const Value& document, const OtherRules& rules) {
  if (!document.is_object()) return document;
  Value changed = document;
  if (rules.ruleset) changed = changed.with("ruleset", *rules.ruleset);
  if (rules.tolerance) changed = changed.with("tolerance", read_value(*rules.tolerance));
  for (const std::string& option : rules.options) {
    const auto [key, value] = halves(option);
    if (key.empty())
      return Problem{"", said<"--option: a key and its value are wanted, as weather=wet, not \"{option}\"">(option)};
    const Value& options = changed["options"];
    if (options.is_null() || options.is_object())
      changed = changed.with("options", options.with(key, read_value(value)));
  }
  return changed;
}

Problem at_argument(const Problem& problem, const OtherRules& rules) {
  std::string argument;
  if (problem.pointer == "/ruleset" && rules.ruleset) argument = "--ruleset " + *rules.ruleset;
  if (problem.pointer == "/tolerance" && rules.tolerance) argument = "--tolerance " + *rules.tolerance;
  if (const std::string* option = argument_about(problem.pointer, rules.options)) argument = "--option " + *option;
  return argument.empty() ? problem : Problem{argument, "", problem.reason};
}

Problem at_argument(Problem problem, const OtherRules& rules, const Game& game, const RulesetLibrary& library) {
  if (problem.pointer == "/ruleset" && rules.ruleset)
    problem.reason = with_nearest_of(problem.reason, *rules.ruleset, library.ids());
  const FoundRuleset* ruleset = library.find(game.ruleset());
  if (const std::string* option = argument_about(problem.pointer, rules.options); option && ruleset) {
    const std::string key = halves(*option).first;
    problem.reason = with_nearest_value(problem.reason, key, game.options()[key], ruleset->data.terms);
  }
  return at_argument(problem, rules);
}

}  // namespace linesman
