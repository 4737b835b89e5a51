#include "architecture/tree.h"

#include <algorithm>
#include <fstream>
#include <regex>
#include <sstream>

namespace linesman {

namespace fs = std::filesystem;

const fs::path& project_root() {
  static const fs::path root = LINESMAN_SOURCE_DIR;
  return root;
}

std::vector<std::string> sources_below(const std::string& folder) {
  std::vector<std::string> files;
  if (!fs::exists(project_root() / folder)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(project_root() / folder)) {
    const auto ending = entry.path().extension();
    if (entry.is_regular_file() && (ending == ".h" || ending == ".cpp"))
      files.push_back(fs::relative(entry.path(), project_root()).string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string text_of(const std::string& path) {
  std::ifstream in(project_root() / path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<std::string> files_like(const std::string& pattern) {
  static const std::regex special("[.+?()\\[\\]{}|^$\\\\]");
  const std::string escaped = std::regex_replace(pattern, special, "\\$&");
  const std::regex name(std::regex_replace(escaped, std::regex("\\*"), "[^/]*"));
  std::vector<std::string> files;
  const fs::path folder = project_root() / fs::path(pattern).parent_path();
  if (!fs::exists(folder)) return files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string path = fs::relative(entry.path(), project_root()).string();
    if (entry.is_regular_file() && std::regex_match(path, name)) files.push_back(path);
  }
  return files;
}

}  // namespace linesman
