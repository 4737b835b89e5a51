#include "files/disk/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <optional>

#include "base/text.h"
#include "files/disk/descriptor.h"
#include "files/disk/held_file.h"
#include "files/disk/posix.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

Problem unreadable(const std::string& path, int error) { return {path, "", "cannot be read: " + words_for(error)}; }
Problem cannot(const std::string& path, const std::string& reason) { return {path, "", "cannot be saved: " + reason}; }
Problem cannot(const std::string& path, int error) { return cannot(path, words_for(error)); }

using Facts = struct stat;

/// The facts of the file to replace; nothing when there is none. A Problem when it must not be replaced.
Result<std::optional<Facts>> replaceable(const std::string& path, const fs::path& target) {
  Facts old{};
  if (::stat(target.c_str(), &old) != 0) return std::optional<Facts>();
  if (S_ISDIR(old.st_mode)) return cannot(path, "it is a folder");
  if (!S_ISREG(old.st_mode)) return cannot(path, "it is no ordinary file");
  if (::access(target.c_str(), W_OK) != 0) return cannot(path, errno);
  return std::optional(old);
}

/// All bytes of `read(bytes, size)`, which returns the full length when `size` is 0. Nothing, with errno, when it
/// fails.
template <class Read>
std::optional<std::string> all_of(Read&& read) {
  constexpr int TRIES = 10;  // the length may grow between the two calls
  for (int i = 0; i < TRIES; ++i) {
    const ssize_t size = read(nullptr, 0);
    if (size < 0) return std::nullopt;
    std::string bytes(static_cast<std::size_t>(size), '\0');
    const ssize_t length = size == 0 ? 0 : read(bytes.data(), bytes.size());
    if (length >= 0) return bytes.substr(0, static_cast<std::size_t>(length));
    if (errno != ERANGE) return std::nullopt;
  }
  return std::nullopt;
}

bool copy_attribute(const fs::path& from, const char* name, const Descriptor& to) {
  const auto value = all_of([&](char* bytes, std::size_t size) { return ::getxattr(from.c_str(), name, bytes, size); });
  if (!value) return errno == ENODATA || errno == ENOTSUP;
  return ::fsetxattr(to.number(), name, value->data(), value->size(), 0) == 0;
}

/// Copies the attributes that desktops attach to a file. Not every file system has them.
void copy_notes(const fs::path& from, const Descriptor& to) {
  const auto names = all_of([&](char* bytes, std::size_t size) { return ::listxattr(from.c_str(), bytes, size); });
  for (std::size_t i = 0; names && i < names->size(); i += std::strlen(&(*names)[i]) + 1)
    if (const char* name = &(*names)[i]; std::string_view(name).starts_with("user.")) copy_attribute(from, name, to);
}

/// Gives the new file the owner, group and permissions of the old one. False, with errno, when the permissions fail.
bool take_over(const Facts& old, const fs::path& target, const Descriptor& file) {
  Facts own{};
  if (::fstat(file.number(), &own) != 0) return false;
  mode_t mode = old.st_mode & 07777;
  const auto give = [&](uid_t owner, gid_t group) {
    return uninterrupted([&] { return ::fchown(file.number(), owner, group); }) == 0;
  };
  constexpr auto SAME = static_cast<uid_t>(-1);
  const auto as_everybody = [](mode_t all) { return (all & ~mode_t{07070}) | ((all & 07) << 3); };
  // If the group cannot be kept, the new group gets the rights of everybody only.
  if (own.st_gid != old.st_gid && !give(SAME, old.st_gid)) mode = as_everybody(mode);
  if (own.st_uid != old.st_uid && !give(old.st_uid, static_cast<gid_t>(-1))) mode &= ~mode_t{07000};
  const auto permit = [&](mode_t all) { return uninterrupted([&] { return ::fchmod(file.number(), all); }) == 0; };
  if (!permit(mode)) return false;
  copy_notes(target, file);
  // With an access list the group bits of the mode are the upper limit for all entries of the list. If the list cannot
  // be copied, the group may not keep them.
  return copy_attribute(target, "system.posix_acl_access", file) || permit(as_everybody(mode));
}

constexpr std::string_view BEGIN = ".linesman-";
constexpr std::string_view END = ".tmp";

std::string name_for(const Process& process, unsigned count) {
  return std::string(BEGIN) + process.host + "-" + std::to_string(process.number) + "-" + std::to_string(count) +
         std::string(END);
}

/// The process that made a file, by its name. Earlier editions wrote no host; their files count as files of this host.
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

/// Containers share folder and host name but not process numbers, so a process that writes also holds a lock.
bool is_ours_and_unused(const fs::path& path) {
  const Descriptor file = open_file(path.string(), O_RDWR | O_NOFOLLOW | O_NONBLOCK);
  struct stat facts {};
  return file && ::fstat(file.number(), &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_uid == ::geteuid() &&
         ::flock(file.number(), LOCK_EX | LOCK_NB) == 0;
}

/// A new file that is about to replace another. It is removed again unless it is renamed. A killed process leaves it
/// behind under the name ".linesman-HOST-PROCESS-N.tmp".
class NewFile {
 public:
  /// Makes an empty file. When that fails, the object is false and errno has the reason.
  NewFile(const fs::path& folder, unsigned mode);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  explicit operator bool() const { return !path_.empty(); }
  const Descriptor& file() const { return file_; }
  /// False, with errno, when it fails.
  bool rename_to(const fs::path& target);

 private:
  fs::path path_;
  Descriptor file_;
};

NewFile::NewFile(const fs::path& folder, unsigned mode) {
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

NewFile::~NewFile() {
  if (path_.empty()) return;
  const int error = errno;
  ::unlink(path_.c_str());
  errno = error;
}

bool NewFile::rename_to(const fs::path& target) {
  if (uninterrupted([&] { return ::rename(path_.c_str(), target.c_str()); }) != 0) {
    // On network drives a rename may succeed although it reports a failure.
    const int error = errno;
    if (!is_still_at(target.string(), file_)) {
      errno = error;
      return false;
    }
  }
  path_.clear();
  return true;
}

/// Removes the new files that dead processes left in a folder, as far as the system permits.
void remove_leftovers(const fs::path& folder) {
  std::error_code error;
  fs::directory_iterator names(folder, error);
  for (; !error && names != fs::directory_iterator(); names.increment(error)) {
    const auto maker = maker_of(names->path().filename().string());
    if (!maker || may_live(*maker) || !is_ours_and_unused(names->path())) continue;
    ::unlink(names->path().c_str());
  }
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  // O_NONBLOCK opens a pipe without waiting for its writer; it is then refused.
  const Descriptor file = open_file(path, O_RDONLY | O_NONBLOCK);
  if (!file) return unreadable(path, errno);
  std::string content;
  struct stat facts {};
  if (::fstat(file.number(), &facts) != 0) return unreadable(path, errno);
  if (S_ISDIR(facts.st_mode)) return unreadable(path, EISDIR);
  if (!S_ISREG(facts.st_mode)) return Problem{path, "", "cannot be read: it is no ordinary file"};
  if (facts.st_size > 0) content.reserve(std::min(static_cast<std::size_t>(facts.st_size), MAX_FILE_BYTES) + 1);
  std::array<char, 1 << 16> block{};
  for (;;) {
    const ssize_t n = uninterrupted([&] { return ::read(file.number(), block.data(), block.size()); });
    if (n < 0) return unreadable(path, errno);
    if (n == 0) return content;
    content.append(block.data(), static_cast<std::size_t>(n));
    if (content.size() > MAX_FILE_BYTES)
      return Problem{path, "", "is larger than " + std::to_string(MAX_FILE_BYTES >> 20) + " MiB"};
  }
}

Result<fs::path> file_meant(const std::string& path) {
  constexpr int MAX_LINKS = 40;  // as the system allows
  std::error_code error;
  fs::path target = fs::absolute(path, error);
  for (int i = 0; !error && fs::is_symlink(fs::symlink_status(target, error)); ++i) {
    if (i == MAX_LINKS) return Problem{path, "", "cannot be saved: " + words_for(ELOOP)};
    // A program that has the file open would keep the old one.
    if (const fs::path folder = fs::canonical(target.parent_path(), error); folder.string().starts_with("/proc/"))
      return Problem{path, "", "cannot be saved: it stands for an open file; - as a name writes to standard output"};
    const fs::path to = fs::read_symlink(target, error);
    if (!error) target = target.parent_path() / to;
  }
  return target;
}

Result<void> save_file(const std::string& path, std::string_view content, const MayReplace& may_replace) {
  if (path.empty()) return cannot(path, "the name is empty");
  const auto target = file_meant(path);
  if (!target) return target.problem();
  const auto old = replaceable(path, *target);
  if (!old) return old.problem();
  const fs::path folder = target->parent_path();
  remove_leftovers(folder);
  // Until the new file has the permissions of the old one, no other user may open it.
  NewFile created(folder, *old ? 0600 : 0666);
  if (!created) return cannot(path, errno);
  if (*old && !take_over(**old, *target, created.file())) return cannot(path, errno);
  if (!write_all(created.file(), content) || !flush(created.file())) return cannot(path, errno);
  if (may_replace)
    if (auto may = may_replace(); !may) return may;
  if (!created.rename_to(*target)) return cannot(path, errno);
  if (!flush_folder(folder.string(), created.file()))
    return Problem{path, "", "is saved, but the disk does not confirm it: " + words_for(errno)};
  return {};
}

}  // namespace linesman
