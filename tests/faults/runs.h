// Programs that are run, killed and looked at.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace linesman {

struct Ended {
  int status = -1;  ///< of the exit; -1 when it was killed
  std::string out;
  std::string err;
};

/// Runs a program with further variables ("NAME=value") to its end.
Ended run(const std::vector<std::string>& call, const std::vector<std::string>& variables = {});

enum class Since { start, first_word };
/// Kills it after a while, counted from when it was started or from when it first said something.
Ended run_and_kill(const std::vector<std::string>& call, std::chrono::microseconds after, Since since);

/// Runs it as another user, with a umask that keeps nothing from the others; killed after a while where one is given.
Ended run_as(unsigned user, const std::vector<std::string>& call,
             std::optional<std::chrono::microseconds> killed_after = {});

}  // namespace linesman
