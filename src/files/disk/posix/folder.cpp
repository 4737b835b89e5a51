#include "files/disk/folder.h"

#include <dirent.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <string_view>

namespace linesman {

std::vector<std::string> names_in(const std::filesystem::path& folder, std::error_code& error, std::size_t most) {
  error.clear();
  struct Close {
    void operator()(DIR* open) const { ::closedir(open); }
  };
  const std::unique_ptr<DIR, Close> open(::opendir(folder.c_str()));
  std::vector<std::string> names;
  if (!open) {
    error = {errno, std::generic_category()};
    return names;
  }
  while (names.size() < most) {
    errno = 0;
    const dirent* entry = ::readdir(open.get());
    if (entry == nullptr) {
      error = {errno, std::generic_category()};
      break;
    }
    const std::string_view name = static_cast<const char*>(entry->d_name);
    if (name != "." && name != "..") names.emplace_back(name);
  }
  if (error) names.clear();
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace linesman
