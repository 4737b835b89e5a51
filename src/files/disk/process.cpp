#include "files/disk/process.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace linesman {

namespace {

std::string host_name() {
  std::array<char, 64> name{};
  if (::gethostname(name.data(), name.size() - 1) != 0) return "unknown";
  std::string host = name.data();
  for (char& c : host) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.';
    if (!plain) c = '_';
  }
  return host.empty() ? "unknown" : host;
}

}  // namespace

Process this_process() { return {host_name(), ::getpid()}; }

bool may_live(const Process& process) {
  if (process.host != host_name()) return true;
  return process.number > 0 && (::kill(static_cast<pid_t>(process.number), 0) == 0 || errno != ESRCH);
}

}  // namespace linesman
