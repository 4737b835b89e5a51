// What the file system says of ruleset folders.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace linesman {

/// Refused with a sentence when group or others may write to the file or folder, or it is not there.
Result<void> check_writers(const std::string& path);

/// The sub-folders that hold a ruleset.json, sorted by name; none when the folder cannot be read.
std::vector<std::string> folders_with_rulesets(const std::string& folder);

/// The shared objects of a folder, sorted by name.
std::vector<std::string> shared_objects(const std::string& folder);

}  // namespace linesman
