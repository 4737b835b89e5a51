// Where rulesets are looked for.
#pragma once

#include <string>
#include <vector>

namespace linesman {

/// The installed folder beside the running executable (../lib/linesman/rulesets) unless that is not known, then the
/// user's own
/// ($XDG_DATA_HOME/linesman/rulesets, or ~/.local/share/linesman/rulesets), then those of the system
/// (linesman/rulesets in each of $XDG_DATA_DIRS).
std::vector<std::string> ruleset_folders(const std::string& executable_folder);

/// The user's own of these: where rulesets that the window makes are kept.
std::string user_ruleset_folder();

}  // namespace linesman
