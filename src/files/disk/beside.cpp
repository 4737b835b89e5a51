#include "files/disk/beside.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <optional>

#include "base/text.h"
#include "files/disk/process.h"

namespace linesman::files {

namespace {

constexpr std::string_view BEGIN = ".linesman-";
constexpr std::string_view END = ".tmp";

std::string name_for(const Process& process, unsigned count) {
  return std::string(BEGIN) + process.host + "-" + std::to_string(process.number) + "-" + std::to_string(count) +
         std::string(END);
}

/// Whose file that is. Earlier editions named no host: theirs count as of this one.
std::optional<Process> maker_of(std::string_view name) {
  if (!name.starts_with(BEGIN) || !name.ends_with(END)) return std::nullopt;
  name.remove_prefix(BEGIN.size());
  name.remove_suffix(END.size());
  const std::size_t before_count = name.rfind('-');
  if (before_count == std::string_view::npos || before_count == 0) return std::nullopt;
  const std::size_t before_number = name.rfind('-', before_count - 1);
  const std::size_t from = before_number == std::string_view::npos ? 0 : before_number + 1;
  const auto number = parse_number(name.substr(from, before_count - from));
  if (!number || *number < 1 || *number > 1e9 || !parse_number(name.substr(before_count + 1))) return std::nullopt;
  return Process{from == 0 ? this_process().host : std::string(name.substr(0, before_number)),
                 static_cast<std::int64_t>(*number)};
}

/// Processes of a container share the folder and the host's name, but not the numbers: whoever writes holds a lock.
bool is_ours_and_unused(const std::filesystem::path& path) {
  const Descriptor file = open_file(path.string(), O_RDWR | O_NOFOLLOW | O_NONBLOCK);
  struct stat facts {};
  return file && ::fstat(file.number(), &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_uid == ::geteuid() &&
         ::flock(file.number(), LOCK_EX | LOCK_NB) == 0;
}

/// Of a rename that says it failed: network drives may have done it all the same.
bool is_there(const std::filesystem::path& target, const Descriptor& file) {
  struct stat there {};
  struct stat meant {};
  return ::stat(target.c_str(), &there) == 0 && ::fstat(file.number(), &meant) == 0 && there.st_dev == meant.st_dev &&
         there.st_ino == meant.st_ino;
}

}  // namespace

Beside::Beside(const std::filesystem::path& folder, unsigned mode) {
  static std::atomic<unsigned> count{0};
  const Process process = this_process();
  constexpr int TRIES = 1000;
  for (int i = 0; i < TRIES && !file_; ++i) {
    path_ = folder / name_for(process, count++);
    file_ = open_file(path_.string(), O_WRONLY | O_CREAT | O_EXCL, mode);
    if (!file_ && errno != EEXIST) break;
  }
  if (file_)
    ::flock(file_.number(), LOCK_EX | LOCK_NB);
  else
    path_.clear();
}

Beside::~Beside() {
  if (path_.empty()) return;
  const int error = errno;
  ::unlink(path_.c_str());
  errno = error;
}

bool Beside::rename_to(const std::filesystem::path& target) {
  if (uninterrupted([&] { return ::rename(path_.c_str(), target.c_str()); }) != 0) {
    const int error = errno;
    if (!is_there(target, file_)) {
      errno = error;
      return false;
    }
  }
  path_.clear();
  return true;
}

void sweep(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::directory_iterator names(folder, error);
  for (; !error && names != std::filesystem::directory_iterator(); names.increment(error)) {
    const auto maker = maker_of(names->path().filename().string());
    if (!maker || may_live(*maker) || !is_ours_and_unused(names->path())) continue;
    ::unlink(names->path().c_str());
  }
}

}  // namespace linesman::files
