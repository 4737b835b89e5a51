// Runs the built program as a user would.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

#include "support/temporary_folder.h"

namespace linesman {

struct Finished {
  int status = -1;  ///< exit status; -1 when a signal ended the program
  std::string out;
  std::string err;
};

/// Further variables, "NAME=value".
using Environment = std::vector<std::string>;

/// A running program with pipes to its three streams.
class Running {
 public:
  Running(const std::string& program, const std::vector<std::string>& arguments, const Environment& environment);
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  /// Writes to its input. The text is lost if the program has ended.
  void write(const std::string& text);
  /// Whether it has read everything that was written.
  bool took_all() const;
  void close_in();
  void close_out();

  /// The next line of its output without the line break; nothing when none comes in time.
  std::optional<std::string> read_line();

  /// Waits for the next bytes on its standard error; false when none come in time.
  bool waits_for_error();
  /// As Ctrl+C at a terminal.
  void interrupt() const;

  /// Closes its input and waits for its end. The result has all output that was not read yet.
  Finished finish();

 private:
  pid_t process_ = -1;
  int in_ = -1;
  int out_ = -1;
  int err_ = -1;
  std::string read_ahead_;
  std::string errors_ahead_;
};

/// linesman-cli with the ruleset "toy" in the user's folder, and a folder with a game and orders.
class Installed {
 public:
  Installed();

  Finished run(const std::vector<std::string>& arguments, const std::string& in = {}, Environment more = {}) const;
  Environment environment(Environment more = {}) const;

  std::string write(const std::string& name, const std::string& content) const { return folder_.write(name, content); }
  std::string operator/(const std::string& name) const { return folder_ / name; }
  const std::string& game() const { return game_; }

  /// The file of an order for the tank: `inches` forward.
  std::string forward(double inches, const std::string& more = {}) const;

 private:
  TemporaryFolder folder_;
  std::string game_;
};

/// A game under the toy ruleset with one piece, "tank", at [10, 10], and further members.
std::string toy_game(const std::string& more = {});
std::string forward_order(double inches, const std::string& more = {});

}  // namespace linesman
