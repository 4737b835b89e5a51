#include "files/disk/folder.h"

#include <algorithm>

namespace linesman {

namespace fs = std::filesystem;

std::vector<std::string> names_in(const fs::path& folder, std::error_code& error, std::size_t most) {
  std::vector<std::string> names;
  fs::directory_iterator entry(folder, error);
  for (; !error && entry != fs::directory_iterator() && names.size() < most; entry.increment(error))
    names.push_back(entry->path().filename().string());
  if (error) names.clear();
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace linesman
