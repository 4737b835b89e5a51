// The arguments of linesman-cli: parses them, and knows the call that they name.
//
//   CommandLine line;
//   line.app().parse(arguments);            // throws CLI::ParseError
//   return line.run(services, streams);     // the call with its arguments; gives the exit status
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"

namespace linesman {

/// Every call fills the arguments of its family and runs the function of its name.
class CommandLine {
 public:
  CommandLine();
  CommandLine(const CommandLine&) = delete;  // the options hold on to its members
  CommandLine& operator=(const CommandLine&) = delete;

  CLI::App& app() { return app_; }
  const GivenRules& given() const { return given_; }
  /// Runs the call. Only after `app` has parsed one.
  int run(const Services& services, const Streams& streams) const;
  /// The arguments of the call; nullptr for batch, where each request has its own.
  const GameCall* chosen() const { return chosen_; }
  /// "auto", "always" or "never".
  const std::string& colour() const { return colour_; }
  std::size_t jobs() const { return jobs_; }
  /// The shell of the call `completion`; empty: it is another call.
  const std::string& shell() const { return shell_; }

  /// The mistake in the arguments. Our own words replace CLI11's about subcommands.
  std::string complaint(const std::vector<std::string>& arguments, const CLI::ParseError& error) const;

  static std::string version();

  /// Adds a call: its name, its help, its function and the arguments that its options fill.
  template <class Family>
  CLI::App* add(const std::string& name, const std::string& help,
                int (*call)(const Family&, const Services&, const Streams&), const Family& arguments) {
    return add_below(&app_, name, help, call, arguments);
  }
  /// Adds a call of several words below the one of its first: "cases" and "find".
  template <class Family>
  CLI::App* add_below(CLI::App* group, const std::string& name, const std::string& help,
                      int (*call)(const Family&, const Services&, const Streams&), const Family& arguments) {
    return add_call_below(group, name, help, &arguments,
                          [call, &arguments](const Services& services, const Streams& streams) {
                            return call(arguments, services, streams);
                          });
  }
  /// The first word of calls of several words.
  CLI::App* add_group(const std::string& name, const std::string& help);
  /// The same with a function that has its arguments.
  CLI::App* add_call(const std::string& name, const std::string& help, const GameCall* arguments, Run run);

  /// The arguments of a family, which live as long as this.
  template <class Family>
  Family& keep() {
    const auto arguments = std::make_shared<Family>();
    kept_.push_back(arguments);
    return *arguments;
  }

 private:
  CLI::App* add_call_below(CLI::App* group, const std::string& name, const std::string& help, const GameCall* arguments,
                           Run run);
  std::string misspelt_option(const std::vector<std::string>& arguments, const CLI::App& call) const;

  CLI::App app_;
  GivenRules given_;
  std::string language_;  ///< read before the arguments are parsed, as the help is in it too
  std::string colour_ = "auto";
  std::size_t jobs_ = 0;  ///< 0: one for each processor
  std::string shell_;
  Run run_;
  const GameCall* chosen_ = nullptr;
  std::vector<std::shared_ptr<void>> kept_;
};

/// GAME, which the call needs.
void take_game(CLI::App* sub, GameCall& call);
/// --json.
void take_json(CLI::App* sub, GameCall& call);
/// --text.
void take_text(CLI::App* sub, GameCall& call, const char* help = "Print the ruling for people, not as JSON");

}  // namespace linesman
