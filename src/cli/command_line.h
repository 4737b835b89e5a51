// The arguments of linesman-cli: parses them, and knows the call that they name.
//
//   CommandLine line;
//   line.app().parse(arguments);            // throws CLI::ParseError
//   return line.run(services, streams);     // the call with its arguments; gives the exit status
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "cli/commands.h"

namespace linesman {

/// Every call fills the arguments of its family and runs the function of its name.
class CommandLine {
 public:
  using Run = std::function<int(const Services&, const Streams&)>;

  CommandLine();
  CommandLine(const CommandLine&) = delete;  // the options hold on to its members
  CommandLine& operator=(const CommandLine&) = delete;

  CLI::App& app() { return app_; }
  const GivenRules& given() const { return given_; }
  /// Runs the call. Only after `app` has parsed one.
  int run(const Services& services, const Streams& streams) const { return run_(services, streams); }
  /// The game whose rules --carried agrees to, empty for a call without a game; nullptr for batch, where each request
  /// has a game.
  const std::string* carrying_game() const { return game_; }
  /// The shell of the call `completion`; empty: it is another call.
  const std::string& shell() const { return shell_; }

  /// The mistake in the arguments. Our own words replace CLI11's about subcommands.
  std::string complaint(const std::vector<std::string>& arguments, const CLI::ParseError& error) const;

  static std::string version();

  /// Adds a call: its name, its help, its function and the arguments that its options fill.
  template <class Family>
  CLI::App* add(const std::string& name, const std::string& help,
                int (*call)(const Family&, const Services&, const Streams&), const Family& arguments) {
    const std::string* game = &without_game_;
    if constexpr (std::is_base_of_v<GameCall, Family>) game = &arguments.game;
    return add_call(name, help, game, [call, &arguments](const Services& services, const Streams& streams) {
      return call(arguments, services, streams);
    });
  }
  /// The same with a function that has its arguments; `game` as for `carrying_game`.
  CLI::App* add_call(const std::string& name, const std::string& help, const std::string* game, Run run);

  /// The arguments of a family, which live as long as this.
  template <class Family>
  Family& keep() {
    const auto arguments = std::make_shared<Family>();
    kept_.push_back(arguments);
    return *arguments;
  }

 private:
  std::string misspelt_option(const std::vector<std::string>& arguments, const CLI::App& call) const;

  CLI::App app_;
  GivenRules given_;
  std::string language_;  ///< read before the arguments are parsed, as the help is in it too
  std::string shell_;
  Run run_;
  const std::string* game_ = nullptr;
  std::string without_game_;
  std::vector<std::shared_ptr<void>> kept_;
};

}  // namespace linesman
