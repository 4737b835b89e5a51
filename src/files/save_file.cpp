#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <optional>
#include <string>

#include "files/beside.h"
#include "files/file_meant.h"
#include "files/json.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

Problem cannot(const std::string& path, const std::string& reason) { return {path, "", "cannot be saved: " + reason}; }
Problem cannot(const std::string& path, int error) { return cannot(path, words_for(error)); }

using Facts = struct stat;

/// What is to be replaced; nothing when there is none; a Problem when it must not be replaced.
Result<std::optional<Facts>> replaceable(const std::string& path, const fs::path& target) {
  Facts old{};
  if (::stat(target.c_str(), &old) != 0) return std::optional<Facts>();
  if (S_ISDIR(old.st_mode)) return cannot(path, "it is a folder");
  if (!S_ISREG(old.st_mode)) return cannot(path, "it is no ordinary file");
  if (::access(target.c_str(), W_OK) != 0) return cannot(path, errno);
  return std::optional(old);
}

/// Who may do what besides the mode, and what desktops note about a file. Not every file system has such.
void copy_attributes(const fs::path& from, const Descriptor& to) {
  std::array<char, 4096> names{};
  const ssize_t size = ::listxattr(from.c_str(), names.data(), names.size());
  for (ssize_t i = 0; i < size;
       i += static_cast<ssize_t>(std::string_view(&names[static_cast<std::size_t>(i)]).size()) + 1) {
    const std::string name = &names[static_cast<std::size_t>(i)];
    if (!name.starts_with("user.") && name != "system.posix_acl_access") continue;
    std::array<char, 4096> value{};
    const ssize_t length = ::getxattr(from.c_str(), name.c_str(), value.data(), value.size());
    if (length >= 0)
      static_cast<void>(::fsetxattr(to.number(), name.c_str(), value.data(), static_cast<std::size_t>(length), 0));
  }
}

/// Owner, group and permissions of the file that is replaced. False, with errno, when the permissions cannot be.
bool take_over(const Facts& old, const fs::path& target, const Descriptor& file) {
  Facts own{};
  if (::fstat(file.number(), &own) != 0) return false;
  mode_t mode = old.st_mode & 07777;
  const auto give = [&](uid_t owner, gid_t group) {
    return uninterrupted([&] { return ::fchown(file.number(), owner, group); }) == 0;
  };
  constexpr auto SAME = static_cast<uid_t>(-1);
  if (own.st_gid != old.st_gid && !give(SAME, old.st_gid)) {
    // Another group may do no more than everybody.
    mode = (mode & ~mode_t{07070}) | ((mode & 07) << 3);
  }
  if (own.st_uid != old.st_uid && !give(old.st_uid, static_cast<gid_t>(-1))) mode &= ~mode_t{07000};
  if (uninterrupted([&] { return ::fchmod(file.number(), mode); }) != 0) return false;
  copy_attributes(target, file);
  return true;
}

}  // namespace

Result<void> save_file(const std::string& path, std::string_view content) {
  if (path.empty()) return cannot(path, "the name is empty");
  const auto target = file_meant(path);
  if (!target) return target.problem();
  const auto old = replaceable(path, *target);
  if (!old) return old.problem();
  const fs::path folder = target->parent_path();
  files::sweep(folder);
  // Nobody else may open it before it has the permissions of the old one.
  files::Beside beside(folder, *old ? 0600 : 0666);
  if (!beside) return cannot(path, errno);
  if (*old && !take_over(**old, *target, beside.file())) return cannot(path, errno);
  if (!write_all(beside.file(), content) || !flush(beside.file()) || !beside.rename_to(*target))
    return cannot(path, errno);
  if (!flush_folder(folder.string()))
    return Problem{path, "", "is saved, but the disk does not confirm it: " + words_for(errno)};
  return {};
}

}  // namespace linesman
