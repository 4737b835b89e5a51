// The check of a ruleset that a player writes.
#pragma once

#include <string>
#include <vector>

#include "lint/complaint.h"
#include "plugins/library.h"

namespace linesman {

/// Whether a file that is to be checked is a ruleset and no game.
bool is_ruleset(const Value& json);

/// The path of the ruleset in a folder, or the path itself when it is no folder.
std::string ruleset_file(const std::string& path);

/// All mistakes of a chart or variant; of another ruleset the first.
std::vector<Problem> check_ruleset(const Value& json, const std::string& file, const RulesetLibrary& library);

/// What the author of a chart hardly wants; nothing when it has errors.
std::vector<Complaint> ruleset_warnings(const Value& json, const std::vector<Problem>& errors);

}  // namespace linesman
