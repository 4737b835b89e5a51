#include "files/disk/file_meant.h"

#include <cerrno>

#include "files/disk/descriptor.h"

namespace linesman {

namespace fs = std::filesystem;

Result<fs::path> file_meant(const std::string& path) {
  constexpr int MAX_LINKS = 40;  // as the system allows
  std::error_code error;
  fs::path target = fs::absolute(path, error);
  for (int i = 0; !error && fs::is_symlink(fs::symlink_status(target, error)); ++i) {
    if (i == MAX_LINKS) return Problem{path, "", "cannot be saved: " + words_for(ELOOP)};
    // Exchanging the file would leave the program that has it open with the old one.
    if (const fs::path folder = fs::canonical(target.parent_path(), error); folder.string().starts_with("/proc/"))
      return Problem{path, "", "cannot be saved: it stands for an open file; - as a name writes to standard output"};
    const fs::path to = fs::read_symlink(target, error);
    if (!error) target = target.parent_path() / to;
  }
  return target;
}

}  // namespace linesman
