// The folders in which rulesets are searched.
#pragma once

#include <string>
#include <vector>

namespace linesman {

/// In this order: the installed folder beside the executable (../lib/linesman/rulesets), if its place is known; the
/// user's own ($XDG_DATA_HOME/linesman/rulesets, or ~/.local/share/linesman/rulesets); those of the system
/// (linesman/rulesets in each of $XDG_DATA_DIRS).
std::vector<std::string> ruleset_folders(const std::string& executable_folder);

/// The user's own folder. Rulesets that the window makes are saved there.
std::string user_ruleset_folder();

}  // namespace linesman
