#include "files/disk/held_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "files/disk/posix/posix.h"

namespace linesman {

namespace {

constexpr int NO_LINKS_OR_PIPES = O_NOFOLLOW | O_NONBLOCK;
constexpr unsigned FOR_ONE_USER = 0600;

}  // namespace

Descriptor open_to_read(const std::string& path) { return open_file(path, O_RDONLY | O_NONBLOCK); }

Descriptor open_there(const std::string& path) {
  Descriptor file = open_file(path, O_RDWR | NO_LINKS_OR_PIPES);
  if (file || (errno != EACCES && errno != EPERM && errno != EROFS)) return file;
  return open_file(path, O_RDONLY | NO_LINKS_OR_PIPES);
}

Descriptor make_for_all(const std::string& path) {
  Descriptor file = open_file(path, O_RDWR | O_CREAT | O_EXCL | NO_LINKS_OR_PIPES, 0666);
  struct stat facts {};
  if (file && ::fstat(file.number(), &facts) == 0)
    static_cast<void>(::fchmod(file.number(), (facts.st_mode & 0777) | 0444));
  return file;
}

Descriptor make_to_append(const std::string& path) {
  return open_file(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND, FOR_ONE_USER);
}

Descriptor make_nameless(const std::string& folder) {
  return open_file(folder, O_TMPFILE | O_WRONLY | O_APPEND, FOR_ONE_USER);
}

bool give_name(const Descriptor& file, const std::string& path) {
  const std::string open = "/proc/self/fd/" + std::to_string(file.number());
  return ::linkat(AT_FDCWD, open.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

LockState try_to_lock(const Descriptor& file) {
  if (::flock(file.number(), LOCK_EX | LOCK_NB) == 0) return LockState::taken;
  return errno == EWOULDBLOCK ? LockState::elsewhere : LockState::unknown;
}

bool may_be_written(const Descriptor& file) {
  const int flags = ::fcntl(file.number(), F_GETFL);
  return flags != -1 && (flags & O_ACCMODE) != O_RDONLY;
}

std::optional<std::string> content_of(const Descriptor& file, std::size_t most) {
  if (::lseek(file.number(), 0, SEEK_SET) == -1) return std::nullopt;
  std::string text;
  if (const auto state = state_of(file)) text.reserve(std::min<std::size_t>(state->size, most) + 1);
  std::array<char, 1 << 16> block{};
  while (text.size() < most) {
    const std::size_t wanted = std::min(block.size(), most - text.size());
    const ssize_t n = uninterrupted([&] { return ::read(file.number(), block.data(), wanted); });
    if (n < 0) return std::nullopt;
    if (n == 0) break;
    text.append(block.data(), static_cast<std::size_t>(n));
  }
  return text;
}

bool replace_content(const Descriptor& file, std::string_view text) {
  return ::ftruncate(file.number(), 0) == 0 &&
         ::pwrite(file.number(), text.data(), text.size(), 0) == static_cast<ssize_t>(text.size());
}

std::optional<HeldFile> state_of(const Descriptor& file) {
  struct stat facts {};
  if (::fstat(file.number(), &facts) != 0) return std::nullopt;
  return HeldFile{static_cast<std::uint64_t>(facts.st_size), S_ISREG(facts.st_mode), S_ISDIR(facts.st_mode),
                  facts.st_nlink > 0, static_cast<std::uint64_t>(facts.st_nlink)};
}

bool is_ours(const Descriptor& file) {
  struct stat facts {};
  return ::fstat(file.number(), &facts) == 0 && facts.st_uid == ::geteuid();
}

bool is_still_at(const std::string& path, const Descriptor& file) {
  struct stat there {};
  struct stat own {};
  return ::stat(path.c_str(), &there) == 0 && ::fstat(file.number(), &own) == 0 && there.st_dev == own.st_dev &&
         there.st_ino == own.st_ino;
}

bool remove_file(const std::string& path) { return ::unlink(path.c_str()) == 0; }

bool rename_file(const std::string& from, const std::string& to) {
  return uninterrupted([&] { return ::rename(from.c_str(), to.c_str()); }) == 0;
}

}  // namespace linesman
