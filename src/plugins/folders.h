// What the file system says of ruleset folders.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace linesman {

/// Refused with a sentence when group or others may write to the file or folder, or it is not there.
Result<void> check_writers(const std::string& path);

/// Whether code may be run from a file: it, every folder that leads to it and every link on the way belong to the user,
/// to the system or to whoever owns this program, and nobody else can write to them. A folder like /tmp, where others
/// may write but not replace what is the user's, will do. The Problem names the place that is not safe.
Result<void> check_trust(const std::string& file);

/// The sub-folders that hold a ruleset.json, sorted by name; none when the folder cannot be read.
std::vector<std::string> folders_with_rulesets(const std::string& folder);

/// The shared objects of a folder, sorted by name.
std::vector<std::string> shared_objects(const std::string& folder);

}  // namespace linesman
