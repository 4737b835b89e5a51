#include "plugins/ruleset_folders.h"

#include <cstdlib>
#include <filesystem>

namespace linesman {

namespace fs = std::filesystem;

namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

}  // namespace

std::vector<std::string> ruleset_folders(const std::string& executable_folder) {
  std::vector<std::string> folders{
      (fs::path(executable_folder) / ".." / "lib" / "linesman" / "rulesets").lexically_normal().string()};
  fs::path home = variable("XDG_DATA_HOME");
  // The XDG specification: a relative path there is invalid and counts as none.
  if (!home.is_absolute()) home = fs::path(variable("HOME")) / ".local" / "share";
  if (home.is_absolute()) folders.push_back((home / "linesman" / "rulesets").string());
  return folders;
}

}  // namespace linesman
