// Runs programs, kills them and collects their output.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace linesman {

struct Ended {
  int status = -1;  ///< exit status; -1 when the program was killed
  std::string out;
  std::string err;
};

/// Runs a program to its end with further environment variables ("NAME=value").
Ended run(const std::vector<std::string>& call, const std::vector<std::string>& variables = {});

enum class Since { start, first_word };
/// Kills the program after a time, counted from its start or from its first output.
Ended run_and_kill(const std::vector<std::string>& call, std::chrono::microseconds after, Since since);

/// Runs the program as another user, with a umask of 0. It is killed after `killed_after`, if given.
Ended run_as(unsigned user, const std::vector<std::string>& call,
             std::optional<std::chrono::microseconds> killed_after = {});

}  // namespace linesman
