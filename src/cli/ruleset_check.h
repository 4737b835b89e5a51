// Calls about rulesets that players write: what is wrong with one, and whether it judges its cases as they expect.
#pragma once

#include "cli/commands.h"
#include "lint/complaint.h"

namespace linesman {

/// Whether a file that is to be checked is a ruleset and no game.
bool is_ruleset(const Value& json);

/// The path of the ruleset in a folder, or the path itself when it is no folder.
std::string ruleset_file(const std::string& path);

/// All mistakes of a chart or variant; of another ruleset the first.
std::vector<Problem> check_ruleset(const Value& json, const std::string& file, const RulesetLibrary& library);

/// What the author of a chart hardly wants; nothing when it has errors.
std::vector<Complaint> ruleset_warnings(const Value& json, const std::vector<Problem>& errors);

/// Judges the cases in the folder of a ruleset and prints each that fails.
int try_call(const Call& call, const Services& services, Streams streams);

}  // namespace linesman
