#include "plugins/folders.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

namespace linesman {

namespace fs = std::filesystem;

namespace {

/// The entries for which `wanted` holds, sorted: directories list in whatever order.
template <class Wanted>
std::vector<std::string> entries(const std::string& folder, Wanted wanted) {
  std::vector<std::string> found;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (wanted(it->path())) found.push_back(it->path().string());
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

Result<void> check_writers(const std::string& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0)
    return Problem{path, "", std::string("cannot be read: ") + std::strerror(errno)};
  if ((facts.st_mode & (S_IWGRP | S_IWOTH)) != 0)
    return Problem{path, "",
                   "refused, because others than its owner can write to it; `chmod go-w` on it makes it usable"};
  return {};
}

std::vector<std::string> folders_with_rulesets(const std::string& folder) {
  return entries(folder, [](const fs::path& path) {
    std::error_code error;
    return fs::exists(path / "ruleset.json", error);
  });
}

std::vector<std::string> shared_objects(const std::string& folder) {
  return entries(folder, [](const fs::path& path) { return path.extension() == ".so"; });
}

}  // namespace linesman
