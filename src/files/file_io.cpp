// POSIX calls, because an atomic save needs fsync and rename as they are.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "files/json.h"

namespace linesman {

namespace {

std::string why(int error) { return std::generic_category().message(error); }

Problem cannot(const std::string& path, const std::string& what, int error) {
  return {path, "", what + ": " + why(error)};
}

/// An open file that is closed when it goes out of scope.
class Handle {
 public:
  explicit Handle(int descriptor) : descriptor_(descriptor) {}
  ~Handle() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  explicit operator bool() const { return descriptor_ >= 0; }
  int get() const { return descriptor_; }
  bool close() { return ::close(std::exchange(descriptor_, -1)) == 0; }

 private:
  int descriptor_;
};

/// A file beside the one that is saved; gone again unless it was renamed.
class Beside {
 public:
  explicit Beside(const std::filesystem::path& folder) {
    static std::atomic<unsigned> count{0};
    constexpr int TRIES = 1000;
    for (int i = 0; i < TRIES && descriptor_ < 0; ++i) {
      path_ = folder / (".linesman-" + std::to_string(::getpid()) + "-" + std::to_string(count++) + ".tmp");
      descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (descriptor_ < 0 && errno != EEXIST) break;
    }
  }
  ~Beside() {
    if (!path_.empty() && descriptor_ >= 0) ::unlink(path_.c_str());
  }
  Beside(const Beside&) = delete;
  Beside& operator=(const Beside&) = delete;

  int descriptor() const { return descriptor_; }
  bool rename_to(const std::filesystem::path& target) {
    if (::rename(path_.c_str(), target.c_str()) != 0) return false;
    path_.clear();
    return true;
  }

 private:
  std::filesystem::path path_;
  int descriptor_ = -1;
};

bool write_all(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const ssize_t n = ::write(descriptor, content.data(), content.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    content.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

/// The file that is meant, through symbolic links: a link is kept and what it points at is replaced.
std::filesystem::path meant(const std::string& path) {
  std::error_code error;
  const auto target = std::filesystem::canonical(path, error);
  return error ? std::filesystem::absolute(path) : target;
}

/// The permissions of the file that is replaced; nothing when there is none; a Problem when it must not be replaced.
Result<std::optional<mode_t>> mode_to_keep(const std::string& path, const std::filesystem::path& target) {
  struct stat old {};
  if (::stat(target.c_str(), &old) != 0) return std::optional<mode_t>();
  if (!S_ISREG(old.st_mode)) return Problem{path, "", "cannot be saved: it is no ordinary file"};
  if (::access(target.c_str(), W_OK) != 0) return cannot(path, "cannot be saved", errno);
  return std::optional<mode_t>(old.st_mode & 07777);
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  const Handle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return cannot(path, "cannot be read", errno);
  std::string content;
  struct stat facts {};
  if (::fstat(file.get(), &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_size > 0)
    content.reserve(std::min(static_cast<std::size_t>(facts.st_size), LARGEST_FILE) + 1);
  std::array<char, 1 << 16> block{};
  for (;;) {
    const ssize_t n = ::read(file.get(), block.data(), block.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return cannot(path, "cannot be read", errno);
    if (n == 0) return content;
    content.append(block.data(), static_cast<std::size_t>(n));
    if (content.size() > LARGEST_FILE)
      return Problem{path, "", "is larger than " + std::to_string(LARGEST_FILE >> 20) + " MiB"};
  }
}

Result<void> save_file(const std::string& path, std::string_view content) {
  if (path.empty()) return Problem{path, "", "cannot be saved: the name is empty"};
  const std::filesystem::path target = meant(path);
  const auto mode = mode_to_keep(path, target);
  if (!mode) return mode.problem();
  Beside beside(target.parent_path());
  if (beside.descriptor() < 0) return cannot(path, "cannot be saved", errno);
  Handle file(beside.descriptor());
  if (*mode && ::fchmod(file.get(), **mode) != 0) return cannot(path, "cannot be saved", errno);
  if (!write_all(file.get(), content) || ::fsync(file.get()) != 0 || !file.close())
    return cannot(path, "cannot be saved", errno);
  if (!beside.rename_to(target)) return cannot(path, "cannot be saved", errno);
  // The new name is on the disk only when its folder is; the content is safe either way.
  if (const Handle folder(::open(target.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)); folder)
    ::fsync(folder.get());
  return {};
}

}  // namespace linesman
