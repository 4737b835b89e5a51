#include "cli/text/completions.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <vector>

namespace linesman {

namespace {

struct CompletedOption {
  std::vector<std::string> names;  ///< "--text", "-o"
  std::string help;
  bool takes_value = false;
};

struct CompletedCall {
  std::string name;
  std::string help;
  std::vector<CompletedOption> options;
};

std::vector<CompletedOption> options_of(const CLI::App& app) {
  std::vector<CompletedOption> found;
  for (const CLI::Option* option : app.get_options()) {
    CompletedOption one{{}, option->get_description(), option->get_expected_max() > 0};
    for (const std::string& name : option->get_snames()) one.names.push_back("-" + name);
    for (const std::string& name : option->get_lnames()) one.names.push_back("--" + name);
    if (!one.names.empty() && !option->get_group().empty()) found.push_back(std::move(one));
  }
  return found;
}

std::vector<CompletedCall> calls_of(const CLI::App& program) {
  std::vector<CompletedCall> calls;
  for (const CLI::App* call : program.get_subcommands([](const CLI::App* app) { return !app->get_group().empty(); }))
    calls.push_back({call->get_name(), call->get_description(), options_of(*call)});
  return calls;
}

std::string joined(const std::vector<std::string>& words, const std::string& between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

std::string names_joined(const std::vector<CompletedCall>& calls, const std::string& between) {
  std::vector<std::string> names;
  for (const CompletedCall& call : calls) names.push_back(call.name);
  return joined(names, between);
}

std::string option_names(const std::vector<CompletedOption>& options) {
  std::vector<std::string> names;
  for (const CompletedOption& option : options) names.push_back(joined(option.names, " "));
  return joined(names, " ");
}

/// The text with a backslash before each of some characters.
std::string escaped(const std::string& text, const std::string& those) {
  std::string safe;
  for (const char c : text) safe += (those.find(c) != std::string::npos ? "\\" : "") + std::string(1, c);
  return safe;
}

/// The text between single quotes of a POSIX shell.
std::string quoted(const std::string& text) {
  std::string safe = "'";
  for (const char c : text) safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return safe + "'";
}

std::string for_bash(const CLI::App& program, const std::vector<CompletedCall>& calls) {
  std::string script =
      "# Completes linesman-cli in bash.\n"
      "_linesman_cli()\n"
      "{\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} call= options at\n"
      "  for ((at = 1; at < COMP_CWORD; ++at)); do\n"
      "    case ${COMP_WORDS[at]} in\n"
      "      " +
      names_joined(calls, "|") +
      ") call=${COMP_WORDS[at]}; break ;;\n"
      "    esac\n"
      "  done\n"
      "  case $call in\n";
  for (const CompletedCall& call : calls)
    script += "    " + call.name + ") options=" + quoted(option_names(call.options)) + " ;;\n";
  return script + "    *) options=" + quoted(option_names(options_of(program))) +
         " ;;\n"
         "  esac\n"
         "  if [[ $word == -* ]]; then\n"
         "    mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\")\n"
         "  elif [[ -z $call && ${COMP_WORDS[COMP_CWORD - 1]} != --* ]]; then\n"
         "    mapfile -t COMPREPLY < <(compgen -W " +
         quoted(names_joined(calls, " ")) +
         " -- \"$word\")\n"
         "  else\n"
         "    compopt -o filenames 2>/dev/null\n"
         "    mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
         "  fi\n"
         "}\n"
         "complete -F _linesman_cli linesman-cli\n";
}

std::string zsh_options(const std::vector<CompletedOption>& options, const std::string& indent) {
  std::string lines;
  for (const CompletedOption& option : options)
    for (const std::string& name : option.names)
      lines += " \\\n" + indent +
               quoted(name + "[" + escaped(option.help, "[]:\\") + "]" + (option.takes_value ? ":value:_files" : ""));
  return lines;
}

std::string for_zsh(const CLI::App& program, const std::vector<CompletedCall>& calls) {
  std::string script = "#compdef linesman-cli\n# Completes linesman-cli in zsh.\nlocal -a calls\ncalls=(\n";
  for (const CompletedCall& call : calls) script += "  " + quoted(call.name + ":" + escaped(call.help, ":\\")) + "\n";
  script += ")\nlocal curcontext=$curcontext state line\n_arguments -C" + zsh_options(options_of(program), "  ") +
            " \\\n  '1: :->call' '*:: :->rest'\ncase $state in\n"
            "  call) _describe 'call' calls ;;\n  rest)\n    case $words[1] in\n";
  for (const CompletedCall& call : calls)
    script += "      " + call.name + ") _arguments" + zsh_options(call.options, "        ") +
              " \\\n        '*:file:_files' ;;\n";
  return script + "    esac ;;\nesac\n";
}

std::string fish_option(const CompletedOption& option, const std::string& condition) {
  std::string line = "complete -c linesman-cli -n " + quoted(condition);
  for (const std::string& name : option.names)
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  return line + (option.takes_value ? " -r" : "") + " -d '" + escaped(option.help, "'\\") + "'\n";
}

std::string for_fish(const CLI::App& program, const std::vector<CompletedCall>& calls) {
  std::string script = "# Completes linesman-cli in fish.\n";
  for (const CompletedOption& option : options_of(program)) script += fish_option(option, "__fish_use_subcommand");
  for (const CompletedCall& call : calls) {
    script += "complete -c linesman-cli -f -n __fish_use_subcommand -a " + call.name + " -d '" +
              escaped(call.help, "'\\") + "'\n";
    for (const CompletedOption& option : call.options)
      script += fish_option(option, "__fish_seen_subcommand_from " + call.name);
  }
  return script;
}

}  // namespace

std::optional<std::string> completion_script(const CLI::App& program, const std::string& shell) {
  const std::vector<CompletedCall> calls = calls_of(program);
  if (shell == "bash") return for_bash(program, calls);
  if (shell == "zsh") return for_zsh(program, calls);
  if (shell == "fish") return for_fish(program, calls);
  return std::nullopt;
}

}  // namespace linesman
