// The files of the project, as the tests of this folder read them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace linesman {

/// The folder of the project.
const std::filesystem::path& project_root();

/// The C++ files below a folder of the project, sorted: "src/base/vec.h". Empty when there is no such folder.
std::vector<std::string> sources_below(const std::string& folder);

/// The text of a file of the project; empty when it cannot be read.
std::string text_of(const std::string& path);

/// The paths of the files that fit a pattern, in which * stands for any characters except a slash.
std::vector<std::string> files_like(const std::string& pattern);

}  // namespace linesman
