#include "files/disk/replaced_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cstring>
#include <optional>

#include "files/disk/posix/posix.h"

namespace linesman {

namespace {

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

bool copy_attribute(const std::string& from, const char* name, const Descriptor& to) {
  const auto value = all_of([&](char* bytes, std::size_t size) { return ::getxattr(from.c_str(), name, bytes, size); });
  if (!value) return errno == ENODATA || errno == ENOTSUP;
  return ::fsetxattr(to.number(), name, value->data(), value->size(), 0) == 0;
}

/// Copies the attributes that desktops attach to a file. Not every file system has them.
void copy_notes(const std::string& from, const Descriptor& to) {
  const auto names = all_of([&](char* bytes, std::size_t size) { return ::listxattr(from.c_str(), bytes, size); });
  for (std::size_t i = 0; names && i < names->size(); i += std::strlen(&(*names)[i]) + 1)
    if (const char* name = &(*names)[i]; std::string_view(name).starts_with("user.")) copy_attribute(from, name, to);
}

}  // namespace

bool may_be_replaced(const std::string& path) { return ::access(path.c_str(), W_OK) == 0; }

Descriptor make_beside(const std::string& path, Readers readers) {
  return open_file(path, O_WRONLY | O_CREAT | O_EXCL, readers == Readers::this_user ? 0600 : 0666);
}

bool take_over(const std::string& old_path, const Descriptor& file) {
  struct stat old {};
  struct stat own {};
  if (::stat(old_path.c_str(), &old) != 0 || ::fstat(file.number(), &own) != 0) return false;
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
  copy_notes(old_path, file);
  // With an access list the group bits of the mode are the upper limit for all entries of the list. If the list cannot
  // be copied, the group may not keep them.
  return copy_attribute(old_path, "system.posix_acl_access", file) || permit(as_everybody(mode));
}

}  // namespace linesman
