// Acts as another user of this machine.
#pragma once

#include <grp.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <optional>
#include <string>

namespace linesman {

inline constexpr unsigned NOBODY = 65534;
inline constexpr unsigned SOMEBODY = 65533;

/// From here on this process is that user, with no groups of its own; false where it may not become another.
inline bool become(unsigned user) { return ::setgroups(0, nullptr) == 0 && ::setgid(user) == 0 && ::setuid(user) == 0; }

/// The exit status of a process that becomes that user and calls `act`, which gives it; nothing where that cannot be.
template <class Act>
std::optional<int> as_user(unsigned user, Act&& act) {
  constexpr int CANNOT = 99;
  const pid_t child = ::fork();
  if (child == 0) ::_exit(become(user) ? act() : CANNOT);
  int status = 0;
  if (child < 0 || ::waitpid(child, &status, 0) != child) return std::nullopt;
  if (WIFEXITED(status) && WEXITSTATUS(status) == CANNOT) return std::nullopt;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Why a test with two users is skipped here; empty where it can be done.
inline std::string why_no_other_user() {
  if (as_user(NOBODY, [] { return 0; })) return {};
  return "only root, outside a container of one user, can become another user";
}

}  // namespace linesman
