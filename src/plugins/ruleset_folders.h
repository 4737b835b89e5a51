// The folders in which rulesets are searched, and checks of their files.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace linesman {

/// In this order: the installed folder beside the executable (../lib/linesman/rulesets), if its place is known; the
/// user's own ($XDG_DATA_HOME/linesman/rulesets, or ~/.local/share/linesman/rulesets); those of the system
/// (linesman/rulesets in each of $XDG_DATA_DIRS).
std::vector<std::string> ruleset_folders(const std::string& executable_folder);

/// The user's own folder. Rulesets that the window makes are saved there.
std::string user_ruleset_folder();

/// Makes a missing folder with those above it, so that its owner alone can write there. The umask has no influence.
Result<void> make_ruleset_folder(const std::string& folder);

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
