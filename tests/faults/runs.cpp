#include "faults/runs.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <stdexcept>

#include "support/another_user.h"

extern char** environ;

namespace linesman {

namespace {

using Clock = std::chrono::steady_clock;

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> all;
  for (std::string& word : words) all.push_back(word.data());
  all.push_back(nullptr);
  return all;
}

std::vector<std::string> environment_with(const std::vector<std::string>& variables) {
  std::vector<std::string> all = variables;
  for (char** each = environ; *each != nullptr; ++each) all.emplace_back(*each);
  return all;
}

/// The time at which a program is killed.
struct KillTime {
  std::chrono::microseconds after;
  Since since;
};

class KillWatch {
 public:
  KillWatch(pid_t process, std::optional<KillTime> sentence) : process_(process), sentence_(sentence) {
    if (sentence_ && sentence_->since == Since::start) at_ = Clock::now() + sentence_->after;
  }
  void said_something() {
    if (sentence_ && !at_) at_ = Clock::now() + sentence_->after;
  }
  /// Kills the program if it is time; returns the time until then.
  timespec look() {
    if (!sentence_ || !at_) return {0, 100'000'000};
    const auto left = std::chrono::duration_cast<std::chrono::nanoseconds>(*at_ - Clock::now()).count();
    if (left > 0) return {left / 1'000'000'000, left % 1'000'000'000};
    ::kill(process_, SIGKILL);
    sentence_.reset();
    return {1, 0};
  }

 private:
  pid_t process_;
  std::optional<KillTime> sentence_;
  std::optional<Clock::time_point> at_;
};

/// Reads both pipes until their writers end.
void collect(KillWatch& watch, std::array<int, 2> pipes, Ended& ended) {
  std::array<pollfd, 2> waiting{pollfd{pipes[0], POLLIN, 0}, pollfd{pipes[1], POLLIN, 0}};
  std::array<std::string*, 2> texts{&ended.out, &ended.err};
  while (waiting[0].fd >= 0 || waiting[1].fd >= 0) {
    const timespec patience = watch.look();
    if (::ppoll(waiting.data(), waiting.size(), &patience, nullptr) <= 0) continue;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      if (waiting[i].revents == 0) continue;
      std::array<char, 4096> block{};
      const ssize_t n = ::read(waiting[i].fd, block.data(), block.size());
      if (n <= 0) waiting[i].fd = -1;
      if (n > 0) texts[i]->append(block.data(), static_cast<std::size_t>(n));
      if (n > 0) watch.said_something();
    }
  }
}

Ended run_until(const std::vector<std::string>& call, const std::vector<std::string>& variables,
                std::optional<KillTime> sentence, std::optional<unsigned> user = {}) {
  std::vector<std::string> words = call;
  std::vector<std::string> all = environment_with(variables);
  std::vector<char*> argv = pointers(words);
  std::vector<char*> envp = pointers(all);
  std::array<int, 2> out{};
  std::array<int, 2> err{};
  if (::pipe2(out.data(), O_CLOEXEC) != 0 || ::pipe2(err.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  const pid_t process = ::fork();
  if (process == 0) {
    ::dup2(out[1], STDOUT_FILENO);
    ::dup2(err[1], STDERR_FILENO);
    if (user) ::umask(0);
    if (user && !become(*user)) ::_exit(127);
    ::execve(argv[0], argv.data(), envp.data());
    ::_exit(127);
  }
  ::close(out[1]);
  ::close(err[1]);
  Ended ended;
  KillWatch watch(process, sentence);
  collect(watch, {out[0], err[0]}, ended);
  ::close(out[0]);
  ::close(err[0]);
  int status = 0;
  ::waitpid(process, &status, 0);
  ended.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ended;
}

}  // namespace

Ended run(const std::vector<std::string>& call, const std::vector<std::string>& variables) {
  return run_until(call, variables, std::nullopt);
}

Ended run_and_kill(const std::vector<std::string>& call, std::chrono::microseconds after, Since since) {
  return run_until(call, {}, KillTime{after, since});
}

Ended run_as(unsigned user, const std::vector<std::string>& call,
             std::optional<std::chrono::microseconds> killed_after) {
  const auto sentence = killed_after ? std::optional(KillTime{*killed_after, Since::start}) : std::nullopt;
  return run_until(call, {}, sentence, user);
}

}  // namespace linesman
