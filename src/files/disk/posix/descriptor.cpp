#include "files/disk/descriptor.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <system_error>
#include <utility>

#include "files/disk/posix/posix.h"

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

std::int64_t nanoseconds(const timespec& time) {
  constexpr std::int64_t SECOND = 1'000'000'000;
  return std::int64_t{time.tv_sec} * SECOND + time.tv_nsec;
}

}  // namespace

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

// Linux closes the file even when the call is interrupted.
bool Descriptor::close() { return ::close(std::exchange(number_, -1)) == 0 || errno == EINTR; }

bool write_all(const Descriptor& file, std::string_view content) {
  while (!content.empty()) {
    const ssize_t n = uninterrupted([&] { return ::write(file.number(), content.data(), content.size()); });
    if (n == 0) errno = ENOSPC;
    if (n <= 0) return false;
    content.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

bool flush(const Descriptor& file) {
  return uninterrupted([&] { return ::fsync(file.number()); }) == 0;
}

bool flush_folder(const std::string& folder, const Descriptor& in_it) {
  const Descriptor names = open_file(folder, O_RDONLY | O_DIRECTORY);
  if (names) return flush(names) || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
  // A folder may be writable but not readable. Then its whole file system is flushed.
  return errno == EACCES && uninterrupted([&] { return ::syncfs(in_it.number()); }) == 0;
}

std::string words_for(int error) { return std::generic_category().message(error); }

Process this_process() { return {host_name(), ::getpid()}; }

bool may_live(const Process& process) {
  if (process.host != host_name()) return true;
  return process.number > 0 && (::kill(static_cast<pid_t>(process.number), 0) == 0 || errno != ESRCH);
}

std::optional<FileStamp> stamp_of(const std::string& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) return std::nullopt;
  return FileStamp{facts.st_dev, facts.st_ino, facts.st_size, nanoseconds(facts.st_mtim), nanoseconds(facts.st_ctim)};
}

}  // namespace linesman
