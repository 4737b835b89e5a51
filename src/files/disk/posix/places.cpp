#include "files/disk/places.h"

#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <filesystem>

namespace linesman {

std::string program_folder() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error).parent_path().string();
}

std::string file_of_code(const void* address) {
  Dl_info facts{};
  if (dladdr(address, &facts) == 0 || facts.dli_fname == nullptr) return {};
  std::error_code error;
  const auto file = std::filesystem::canonical(facts.dli_fname, error);
  return error ? std::string() : file.string();
}

void let_writes_fail() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

void limit_process(double seconds, double megabytes) {
  const auto limit = [](auto what, double most) {
    rlimit now{};
    if (::getrlimit(what, &now) != 0) return;
    now.rlim_cur = std::min(now.rlim_max, static_cast<rlim_t>(most));
    ::setrlimit(what, &now);
  };
  limit(RLIMIT_CPU, std::ceil(seconds));
  limit(RLIMIT_DATA, megabytes * 1e6);
  limit(RLIMIT_CORE, 0);  // an end that was expected leaves no file behind
}

namespace {

std::mutex* held_over_fork = nullptr;

}  // namespace

void hold_over_fork(std::mutex& mutex) {
  held_over_fork = &mutex;
  ::pthread_atfork([] { held_over_fork->lock(); }, [] { held_over_fork->unlock(); }, [] { held_over_fork->unlock(); });
}

bool output_has_no_reader() {
  pollfd out{STDOUT_FILENO, 0, 0};
  return ::poll(&out, 1, 0) == 1 && (out.revents & POLLERR) != 0;
}

}  // namespace linesman
