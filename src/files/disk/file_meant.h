// Which file a name means.
#pragma once

#include <filesystem>

#include "base/result.h"

namespace linesman {

/// The absolute path through symbolic links, also to a file that is not there yet. A Problem for a ring of links, and
/// for a name that stands for a file that a program has open ("/dev/stdout"): it may not be replaced.
Result<std::filesystem::path> file_meant(const std::string& path);

}  // namespace linesman
