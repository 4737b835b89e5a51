// Lists and checks the files of ruleset folders.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace linesman {

/// A Problem when group or others may write to the file or folder, or when it does not exist.
Result<void> check_writers(const std::string& path);

/// A Problem unless it is safe to run code from a file. The file, every folder above it and every link on the way must
/// belong to the user, to the system or to the owner of this program, and no other user may write to them. A folder
/// like /tmp is safe, as other users cannot replace files of the user there. The Problem names the place that is not
/// safe.
Result<void> check_trust(const std::string& file);

/// The sub-folders with a ruleset.json, sorted by name; none when the folder cannot be read.
std::vector<std::string> folders_with_rulesets(const std::string& folder);

/// The shared objects of a folder, sorted by name.
std::vector<std::string> shared_objects(const std::string& folder);

}  // namespace linesman
