#include "cli/program_run.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "base/text.h"
#include "files/json.h"
#include "referee/toy_ruleset.h"
#include "support/patience.h"

extern char** environ;

namespace linesman {

namespace {

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> all;
  for (std::string& word : words) all.push_back(word.data());
  all.push_back(nullptr);
  return all;
}

/// Reads some output; false at the end, or when none comes in time.
bool read_some(int pipe, std::string& text) {
  pollfd waiting{pipe, POLLIN, 0};
  if (::poll(&waiting, 1, PATIENCE) <= 0) return false;
  std::array<char, 1 << 16> block{};
  const ssize_t n = ::read(pipe, block.data(), block.size());
  if (n <= 0) return false;
  text.append(block.data(), static_cast<std::size_t>(n));
  return true;
}

void close_once(int& pipe) {
  if (pipe >= 0) ::close(pipe);
  pipe = -1;
}

}  // namespace

Running::Running(const std::string& program, const std::vector<std::string>& arguments,
                 const Environment& environment) {
  std::signal(SIGPIPE, SIG_IGN);
  std::vector<std::string> words{program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> variables = environment;
  std::vector<char*> argv = pointers(words);
  std::vector<char*> envp = pointers(variables);
  std::array<std::array<int, 2>, 3> pipes{};
  for (auto& pipe : pipes)
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  process_ = ::fork();
  if (process_ == 0) {
    std::signal(SIGPIPE, SIG_DFL);
    ::dup2(pipes[0][0], 0);
    ::dup2(pipes[1][1], 1);
    ::dup2(pipes[2][1], 2);
    ::execve(program.c_str(), argv.data(), envp.data());
    ::_exit(127);
  }
  ::close(pipes[0][0]);
  ::close(pipes[1][1]);
  ::close(pipes[2][1]);
  in_ = pipes[0][1];
  out_ = pipes[1][0];
  err_ = pipes[2][0];
}

Running::~Running() {
  if (process_ > 0) finish();
}

void Running::write(const std::string& text) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::write(in_, text.data() + done, text.size() - done);
    if (n <= 0) return;
    done += static_cast<std::size_t>(n);
  }
}

bool Running::took_all() const {
  int left = 0;
  return ::ioctl(in_, FIONREAD, &left) == 0 && left == 0;
}

void Running::close_in() { close_once(in_); }
void Running::close_out() { close_once(out_); }

std::optional<std::string> Running::read_line() {
  std::size_t end = read_ahead_.find('\n');
  while (end == std::string::npos) {
    if (!read_some(out_, read_ahead_)) return std::nullopt;
    end = read_ahead_.find('\n');
  }
  std::string line = read_ahead_.substr(0, end);
  read_ahead_.erase(0, end + 1);
  return line;
}

bool Running::waits_for_error() { return read_some(err_, errors_ahead_); }

void Running::interrupt() const { ::kill(process_, SIGINT); }

Finished Running::finish() {
  close_in();
  Finished finished;
  finished.out = std::move(read_ahead_);
  finished.err = std::move(errors_ahead_);
  while (out_ >= 0 && read_some(out_, finished.out)) continue;
  while (read_some(err_, finished.err)) continue;
  close_out();
  close_once(err_);
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  if (WIFEXITED(status)) finished.status = WEXITSTATUS(status);
  return finished;
}

Installed::Installed() : game_(folder_.write("game.linesman", toy_game())) {
  folder_.write("data/linesman/rulesets/toy/ruleset.json", write_json(toy_data().raw));
  const std::filesystem::path rulesets = folder_ / "data/linesman/rulesets";
  std::filesystem::copy_file(LINESMAN_TOY_PLUGIN, rulesets / "toy/toy.so");
  for (const std::filesystem::path& folder : {rulesets, rulesets / "toy"})
    std::filesystem::permissions(folder, std::filesystem::perms(0755));
  std::filesystem::permissions(rulesets / "toy/toy.so", std::filesystem::perms(0644));
}

Environment Installed::environment(Environment more) const {
  Environment all{"XDG_DATA_HOME=" + (folder_ / "data"), "HOME=" + folder_.path().string()};
  // Variables of the test control sanitizers and coverage.
  for (char** variable = environ; *variable; ++variable) {
    const std::string text = *variable;
    if (!text.starts_with("XDG_") && !text.starts_with("HOME=") && !text.starts_with("LC_") &&
        !text.starts_with("LANG"))
      all.push_back(text);
  }
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

Finished Installed::run(const std::vector<std::string>& arguments, const std::string& in, Environment more) const {
  Running program(LINESMAN_CLI, arguments, environment(std::move(more)));
  program.write(in);
  return program.finish();
}

std::string Installed::forward(double inches, const std::string& more) const {
  return folder_.write("order.json", forward_order(inches, more));
}

std::string toy_game(const std::string& more) {
  return R"({"linesman": 1, "title": "A table", "ruleset": "toy", "table": {"width": 72, "depth": 48}, "pieces": [
    {"id": "tank", "name": "Sherman", "side": "red", "base": {"shape": "rectangle", "width": 1, "length": 2},
     "at": [10, 10], "facing": 0}], "turn": 1)" +
         more + "}\n";
}

std::string forward_order(double inches, const std::string& more) {
  return R"({"piece": "tank", "path": [{"forward": )" + number_text(inches) + "}]" + more + "}";
}

}  // namespace linesman
