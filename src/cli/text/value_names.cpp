#include "cli/text/value_names.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <string_view>

namespace linesman {

namespace {

/// The values of an option, by its name or by those of its call and itself.
struct NamedValue {
  std::string_view option;
  std::string_view shown;  ///< empty: the argument's own name says it
  ValueKind kind = ValueKind::words;
};

constexpr std::array NAMED{
    NamedValue{"GAME", "", ValueKind::game},
    NamedValue{"CHANGED", "", ValueKind::game},
    NamedValue{"ORDER", "", ValueKind::order},
    NamedValue{"QUESTION", "", ValueKind::order},
    NamedValue{"IMAGE", "", ValueKind::picture},
    NamedValue{"INPUT", "", ValueKind::file},
    NamedValue{"OUT", "", ValueKind::file},
    NamedValue{"FILE", "", ValueKind::file},
    NamedValue{"FOLDER", "", ValueKind::folder},
    NamedValue{"EVENT", "", ValueKind::folder},
    NamedValue{"--into", "FILE", ValueKind::game},
    NamedValue{"--after", "FILE", ValueKind::game},
    NamedValue{"--game", "FILE", ValueKind::game},
    NamedValue{"--order", "FILE", ValueKind::order},
    NamedValue{"--reach", "FILE", ValueKind::order},
    NamedValue{"--drafts", "FILE", ValueKind::file},
    NamedValue{"--questions", "FILE", ValueKind::file},
    NamedValue{"--kinds", "FILE", ValueKind::file},
    NamedValue{"--import", "FILE", ValueKind::file},
    NamedValue{"--order-out", "FILE", ValueKind::file},
    NamedValue{"cases copy --output", "FOLDER", ValueKind::folder},
    NamedValue{"cases tests --output", "FOLDER", ValueKind::folder},
    NamedValue{"--output", "FILE", ValueKind::file},
    NamedValue{"--rulesets", "FOLDER", ValueKind::folder},
    NamedValue{"--try", "FOLDER", ValueKind::folder},
    NamedValue{"--copy", "FOLDER", ValueKind::folder},
    NamedValue{"--ruleset", "ID", ValueKind::ruleset},
    NamedValue{"--export", "ID FILE", ValueKind::ruleset},
    NamedValue{"rulesets ID", "", ValueKind::ruleset},
    NamedValue{"--option", "KEY=VALUE", ValueKind::ruleset_option},
    NamedValue{"--language", "LANGUAGE", ValueKind::language},
    NamedValue{"schema NAME", "", ValueKind::schema},
    NamedValue{"examples NAME", "", ValueKind::example},
    NamedValue{"--page", "PAPER", ValueKind::paper},
    NamedValue{"--tile", "PAPER", ValueKind::paper},
    NamedValue{"decide VERDICT", "legal|illegal", ValueKind::choice},
    NamedValue{"cases add --verdict", "legal|illegal", ValueKind::choice},
    NamedValue{"watch --frames", "FILE", ValueKind::file},
    NamedValue{"watch --keep", "FOLDER", ValueKind::folder},
    NamedValue{"watch --record", "none|auto", ValueKind::choice},
    NamedValue{"markers --camera", "1080p|4k", ValueKind::choice},
    NamedValue{"clock --roll", "lowest|p90|p50|p10|highest", ValueKind::choice},
    NamedValue{"clock --others", "stay|away", ValueKind::choice},
    NamedValue{"clock --from", "here|zones", ValueKind::choice},
    NamedValue{"--tolerance", "NUMBER"},
    NamedValue{"--scale", "SCALE"},
    NamedValue{"--hash", "CODE"},
    NamedValue{"--by", "NAME"},
    NamedValue{"--side", "NAME"},
    NamedValue{"--umpire", "NAME"},
    NamedValue{"--taken", "NAME"},
    NamedValue{"--seen-by", "NAME"},
    NamedValue{"--rating", "RATING"},
    NamedValue{"--models", "IDS"},
    NamedValue{"--accept", "IDS"},
    NamedValue{"roll --piece", "ID"},
    NamedValue{"--faces", "FACES"},
    NamedValue{"backdrop --at", "X,Y"},
    NamedValue{"DICE", ""},
    NamedValue{"PIECE", ""},
    NamedValue{"TEXT", ""},
};

/// "--output" of -o,--output; the name of an argument.
std::string name_of(const CLI::Option& option) {
  return option.get_lnames().empty() ? option.get_name(option.get_positional()) : "--" + option.get_lnames().front();
}

const NamedValue* named_value(const CLI::App& call, const CLI::Option& option) {
  const std::string name = name_of(option);
  for (const std::string& wanted : {path_of_call(call) + " " + name, name}) {
    const auto* const found =
        std::find_if(NAMED.begin(), NAMED.end(), [&](const NamedValue& value) { return value.option == wanted; });
    if (found != NAMED.end()) return found;
  }
  return nullptr;
}

/// "json|text" of "TEXT:{json,text}"; empty for what is no list of values.
std::string choices_in(const std::string& type) {
  const std::size_t begin = type.find(":{");
  const std::size_t end = type.find('}');
  if (begin == std::string::npos || end == std::string::npos) return {};
  std::string choices = type.substr(begin + 2, end - begin - 2);
  std::replace(choices.begin(), choices.end(), ',', '|');
  return choices;
}

std::string shown_type(const CLI::App& call, const CLI::Option& option) {
  const std::string type = option.get_type_name();
  if (const NamedValue* value = named_value(call, option)) return std::string(value->shown);
  if (std::string choices = choices_in(type); !choices.empty()) return choices;
  const std::string plain = type.substr(0, type.find(':'));
  if (plain == "INT" || plain == "UINT" || plain == "FLOAT") return option.get_positional() ? "" : "NUMBER";
  return plain;
}

}  // namespace

std::string path_of_call(const CLI::App& call) {
  if (call.get_parent() == nullptr) return {};
  const std::string above = path_of_call(*call.get_parent());
  return above.empty() ? call.get_name() : above + " " + call.get_name();
}

bool takes_value(const CLI::Option& option) { return option.get_expected_max() > 0; }

void name_values(CLI::App& program) {
  for (CLI::Option* option : program.get_options()) {
    if (!takes_value(*option)) continue;
    const std::string shown = shown_type(program, *option);
    option->type_name(shown);
    // What a check says of itself is in the name already.
    for (int i = 0; option->get_type_name() != shown; ++i) option->get_validator(i)->description("");
  }
  for (CLI::App* call : program.get_subcommands({})) name_values(*call);
}

ValueKind kind_of_value(const CLI::App& call, const CLI::Option& option) {
  if (const NamedValue* value = named_value(call, option)) return value->kind;
  return option.get_type_name().find('|') == std::string::npos ? ValueKind::words : ValueKind::choice;
}

std::vector<std::string> choices_of(const CLI::App& call, const CLI::Option& option) {
  std::vector<std::string> choices;
  const std::string type = option.get_type_name();
  if (kind_of_value(call, option) != ValueKind::choice) return choices;
  for (std::size_t from = 0; from <= type.size();) {
    const std::size_t end = std::min(type.find('|', from), type.size());
    choices.push_back(type.substr(from, end - from));
    from = end + 1;
  }
  return choices;
}

}  // namespace linesman
