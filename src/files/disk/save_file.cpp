#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <optional>
#include <string>

#include "files/disk/beside.h"
#include "files/disk/file_meant.h"
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

/// What `read(bytes, size)` gives, which says how long it is when it is asked with a size of 0; nothing, with errno,
/// when it fails.
template <class Read>
std::optional<std::string> all_of(Read&& read) {
  constexpr int TRIES = 10;  // it may become longer between the two calls
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

/// What desktops note about a file. Not every file system has such.
void copy_notes(const fs::path& from, const Descriptor& to) {
  const auto names = all_of([&](char* bytes, std::size_t size) { return ::listxattr(from.c_str(), bytes, size); });
  for (std::size_t i = 0; names && i < names->size(); i += std::strlen(&(*names)[i]) + 1)
    if (const char* name = &(*names)[i]; std::string_view(name).starts_with("user.")) copy_attribute(from, name, to);
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
  const auto as_everybody = [](mode_t all) { return (all & ~mode_t{07070}) | ((all & 07) << 3); };
  // Another group may do no more than everybody.
  if (own.st_gid != old.st_gid && !give(SAME, old.st_gid)) mode = as_everybody(mode);
  if (own.st_uid != old.st_uid && !give(old.st_uid, static_cast<gid_t>(-1))) mode &= ~mode_t{07000};
  const auto permit = [&](mode_t all) { return uninterrupted([&] { return ::fchmod(file.number(), all); }) == 0; };
  if (!permit(mode)) return false;
  copy_notes(target, file);
  // With a list of who may do what, the group's bits of the mode are the most that anybody in it may. Without the list
  // the group may not have them.
  return copy_attribute(target, "system.posix_acl_access", file) || permit(as_everybody(mode));
}

}  // namespace

Result<void> save_file(const std::string& path, std::string_view content, const MayReplace& may_replace) {
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
  if (!write_all(beside.file(), content) || !flush(beside.file())) return cannot(path, errno);
  if (may_replace)
    if (auto may = may_replace(); !may) return may;
  if (!beside.rename_to(*target)) return cannot(path, errno);
  if (!flush_folder(folder.string(), beside.file()))
    return Problem{path, "", "is saved, but the disk does not confirm it: " + words_for(errno)};
  return {};
}

}  // namespace linesman
