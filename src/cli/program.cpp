#include "cli/program.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <ostream>

#include "base/check.h"
#include "base/side_by_side.h"
#include "cli/case_options.h"
#include "cli/command_line.h"
#include "cli/compare_options.h"
#include "cli/progress.h"
#include "cli/safe_output.h"
#include "cli/text/colour.h"
#include "cli/text/completions.h"
#include "cli/text/help_in_words.h"
#include "cli/text/help_layout.h"
#include "cli/text/language.h"
#include "cli/text/value_names.h"
#include "cli/text/word_offers.h"
#include "cli/watch_options.h"
#include "files/disk/places.h"

namespace linesman {

namespace {

/// Why a folder that should hold rulesets holds none; nothing when it may.
std::optional<Problem> why_no_rulesets(const std::string& folder) {
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error)) return Problem{"", said<"--rulesets {id}: is no folder">(folder)};
  if (std::filesystem::exists(std::filesystem::path(folder) / "ruleset.json", error))
    return Problem{"", "", said<"--rulesets {id}: is a ruleset itself; the folder above it is wanted">(folder)};
  return std::nullopt;
}

/// `help judge` asks for the same as `judge --help`, and `version` as `--version`.
std::vector<std::string> with_help_last(std::vector<std::string> arguments) {
  if (!arguments.empty() && arguments.front() == "version") arguments.front() = "--version";
  if (arguments.empty() || arguments.front() != "help") return arguments;
  arguments.erase(arguments.begin());
  arguments.emplace_back("--help");
  return arguments;
}

/// Options that once had another name, by their call. The old names still do.
struct OldName {
  const char* call;
  const char* old;
  const char* name;
};

constexpr std::array OLD_NAMES{OldName{"readings", "--rulesets", "--other-rulesets"},
                               OldName{"decide", "--text", "--reason"}, OldName{"roll", "--text", "--reason"}};

/// Whether the word behind place `i` is a folder: then --rulesets has its meaning of every call.
bool is_before_folder(const std::vector<std::string>& arguments, std::size_t i) {
  std::error_code error;
  return i + 1 < arguments.size() && std::filesystem::is_directory(arguments[i + 1], error);
}

/// The first word that is a call of the program. Files may be called as calls are.
std::vector<std::string>::iterator call_among(std::vector<std::string>& arguments, const CLI::App& program) {
  return std::find_if(arguments.begin(), arguments.end(), [&](const std::string& word) {
    return !program.get_subcommands([&](const CLI::App* call) { return call->get_name() == word; }).empty();
  });
}

std::vector<std::string> with_new_names(std::vector<std::string> arguments, const CLI::App& program) {
  const auto call = call_among(arguments, program);
  for (const OldName& each : OLD_NAMES) {
    if (call == arguments.end() || *call != each.call) continue;
    for (auto word = call; word != arguments.end(); ++word) {
      const bool is_old = *word == each.old || word->starts_with(each.old + std::string("="));
      if (!is_old || is_before_folder(arguments, static_cast<std::size_t>(word - arguments.begin()))) continue;
      word->replace(0, std::string_view(each.old).size(), each.name);
    }
  }
  return arguments;
}

/// "--hash=" as "--hash" and an empty value, so that both are refused alike.
std::vector<std::string> with_values_apart(const std::vector<std::string>& arguments) {
  std::vector<std::string> apart;
  for (const std::string& argument : arguments) {
    const bool is_empty = argument.starts_with("--") && argument.ends_with('=');
    apart.push_back(is_empty ? argument.substr(0, argument.size() - 1) : argument);
    if (is_empty) apart.emplace_back();
  }
  return apart;
}

/// The value of --language, before anything is parsed: the help is in it too.
std::string language_among(const std::vector<std::string>& arguments) {
  const std::string option = "--language";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == option && i + 1 < arguments.size()) return arguments[i + 1];
    if (arguments[i].starts_with(option + "=")) return arguments[i].substr(option.size() + 1);
  }
  return {};
}

/// An option whose value is empty, as a script gives it when its variable is: it would count as left out. Words for
/// people may be none, and the id of a ruleset is refused as an id.
std::string empty_option(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    const bool may_be_empty = name == "--reason" || name == "--title" || name == "--ruleset";
    const auto& values = option->results();
    if (!option->get_positional() && !may_be_empty && std::count(values.begin(), values.end(), "") > 0) return name;
  }
  for (const CLI::App* call : app.get_subcommands())
    if (std::string name = empty_option(*call); !name.empty()) return name;
  return {};
}

void add_all_calls(CommandLine& line) {
  add_clock(line);
  add_watch(line);
  add_lab(line);
  add_cases(line);
  add_events(line);
  group_calls(line.app());
  name_values(line.app());
}

/// Whether a shell asks which words it may offer (`completion_script`).
bool asks_for_offers(const std::vector<std::string>& arguments) {
  return arguments.size() >= 2 && arguments[0] == "completion" && arguments[1] == "offer";
}

/// Whether a batch would wait for lines from a keyboard: its help is of more use.
bool waits_for_a_person(CommandLine& line, const Streams& streams) {
  const CLI::App& call = *line.app().get_subcommands().front();
  if (!streams.terminal.in || call.get_name() != "batch") return false;
  const auto& files = call.get_option("FILE")->results();
  return files.empty() || std::count(files.begin(), files.end(), STANDARD_INPUT) > 0;
}

int parse_and_run(const std::vector<std::string>& given, const Services& services, const Streams& streams) {
  CommandLine line;
  add_all_calls(line);
  if (asks_for_offers(given)) {
    streams.out << word_offers(line.app(), {given.begin() + 2, given.end()}, services);
    return DONE;
  }
  const std::vector<std::string> arguments = with_values_apart(with_new_names(with_help_last(given), line.app()));
  const std::string language = language_among(arguments);
  const auto words = phrases_of(language, services);
  Streams spoken{streams.in,       streams.out,     streams.err, words ? *words : Phrasebook(),
                 streams.terminal, streams.progress};
  if (streams.progress != nullptr) streams.progress->speak(spoken.words);
  try {
    line.app().parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    say_help_in(spoken.words, line.app());
    streams.out << line.app().help();
    return DONE;
  } catch (const CLI::CallForVersion&) {
    streams.out << CommandLine::version() << '\n';
    return DONE;
  } catch (const CLI::ParseError& error) {
    return refuse({"", "", "linesman-cli: " + line.complaint(arguments, error) + "; --help says how to call it"},
                  spoken);
  }
  if (const std::string name = empty_option(line.app()); !name.empty())
    return refuse({"", "", name + ": is empty: leave it out, or give a value"}, spoken);
  spoken.terminal.colours = shows_colours(line.colour(), streams.terminal);
  most_side_by_side() = line.jobs();
  if (waits_for_a_person(line, spoken)) {
    say_help_in(spoken.words, line.app());
    spoken.err << line.app().get_subcommands().front()->help("linesman-cli");
    return UNUSABLE;
  }
  if (const auto script = completion_script(line.shell())) {
    streams.out << *script;
    return DONE;
  }
  const GivenRules& given_rules = line.given();
  if (!words) return refuse(words.problem(), streams);
  if (services.speak) services.speak(language_of(language, services));
  for (const std::string& folder : given_rules.folders)
    if (const auto problem = why_no_rulesets(folder)) return refuse(*problem, spoken);
  if (given_rules.folders.empty() && !given_rules.carried) return line.run(services, spoken);
  AgreedRules agreed;
  Services with_rules = services;
  with_rules.given = given_rules;
  with_rules.library = [&] { return services.library_after(given_rules.folders, agreed.charts, {}); };
  with_rules.worded_library = [&](const Phrasebook& book) {
    return services.library_after(given_rules.folders, agreed.charts, book);
  };
  if (const GameCall* call = line.chosen(); given_rules.carried && call != nullptr) {
    auto carried = carried_rulesets(call->game, with_rules, spoken);
    if (!carried) return refuse(carried.problem(), spoken);
    agreed = std::move(carried).value();
  }
  with_rules.carried_instead = agreed.instead;
  return line.run(with_rules, spoken);
}

int run_safely(const std::vector<std::string>& arguments, const Services& services, const Streams& streams) {
  int status = UNUSABLE;
  try {
    status = parse_and_run(arguments, services, streams);
  } catch (const std::bad_alloc&) {
    return refuse({"", "", "linesman-cli: there is not enough memory for this"}, streams);
  } catch (const BrokenPromise& mistake) {
    return refuse({"", "", std::string("linesman-cli: ") + words_of(mistake) + "; please report it"}, streams);
  } catch (const std::exception& mistake) {
    return refuse(
        {"", "", std::string("linesman-cli: a mistake in Linesman: ") + words_of(mistake) + "; please report it"},
        streams);
  }
  streams.out.flush();
  if (streams.out) return status;
  // Nothing is said to a reader that had enough, as head has.
  return output_has_no_reader() ? UNUSABLE : refuse({"", "", "standard output: cannot be written"}, streams);
}

}  // namespace

int run_program(const std::vector<std::string>& arguments, const Services& services, const Streams& streams) {
  std::optional<Progress> progress;
  if (streams.terminal.err) progress.emplace(streams.err);
  const auto wipe = [&progress] {
    if (progress) progress->wipe();
  };
  SafeOutput out(streams.out, wipe);
  SafeOutput err(streams.err, wipe);
  return run_safely(
      arguments, services,
      {streams.in, out.stream(), err.stream(), streams.words, streams.terminal, progress ? &*progress : nullptr});
}

}  // namespace linesman
